// A module of its own, so that the reasons are fetched only when somebody asks for one.

export { whyNot } from '@tenfold/insight';
