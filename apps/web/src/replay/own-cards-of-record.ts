// By itself, so that only a record with home-made cards fetches what reads them.

export { ownCardsOfRecord } from '@tenfold/protocol';
