// By itself, so that only a study with home-made cards fetches what checks them.

export { OwnCards } from '@tenfold/protocol';
