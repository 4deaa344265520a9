// By itself, so that only a record with home-made cards fetches what reads and writes them.

export { ownCardsOfRecord, withOwnCardLines } from '@tenfold/protocol';
