// Who one is: a new identity, one's name and language, and the link that takes an identity to another device.

import {
  CarryAnswer,
  CarryCode,
  IdentityAnswer,
  Learning,
  NewPerson,
  PersonAnswer,
  PersonChange,
} from '@tenfold/protocol';
import * as z from 'zod/mini';
import type { Departures } from '../upkeep/departures.ts';
import type { People } from '../people/people.ts';
import { Refusal } from '../refusal.ts';
import type { Quotas } from '../limits/quotas.ts';
import type { TrafficLimits } from '../limits/traffic-limits.ts';
import type { Endpoint } from './endpoint.ts';
import { forAnybody, forPeople, silentForPeople } from './endpoint.ts';

export interface PeopleParts {
  readonly people: People;
  readonly departures: Pick<Departures, 'leave'>;
  readonly limits: TrafficLimits;
  readonly quotas: Pick<Quotas, 'newPerson'>;
}

export const peopleEndpoints = ({ people, departures, limits, quotas }: PeopleParts): readonly Endpoint[] => [
  forAnybody({
    method: 'POST',
    path: '/people',
    summary: 'A new identity. Sets a cookie; programs keep the token and send it as a bearer token.',
    body: NewPerson,
    answer: IdentityAnswer,
    status: 201,
    mostPerMinute: limits.newPeoplePerMinute,
    async handle({ body }, visit) {
      await quotas.newPerson(visit.addressKey);
      const known = await people.create(body.name, body.language);
      visit.keepIdentity(known.token);
      return known;
    },
  }),
  forPeople({
    method: 'GET',
    path: '/me',
    summary: 'Who one is.',
    answer: PersonAnswer,
    async handle(_given, visit) {
      visit.renewIdentity();
      return Promise.resolve(visit.person);
    },
  }),
  forPeople({
    method: 'PATCH',
    path: '/me',
    summary: 'Another name or language.',
    body: PersonChange,
    answer: PersonAnswer,
    handle: async ({ body }, { person }) => people.rename(person.id, body),
  }),
  forPeople({
    method: 'POST',
    path: '/me/sign-out',
    summary:
      'Sign out everywhere: all tokens and carry codes of this person become void, and connections with them are ' +
      'closed. The answer has a new token, and sets the cookie.',
    answer: IdentityAnswer,
    async handle(_given, visit) {
      const known = await people.signOut(visit.person.id);
      visit.keepIdentity(known.token);
      return known;
    },
  }),
  silentForPeople({
    method: 'DELETE',
    path: '/me',
    summary:
      'Leave for good. Running games are given up; name, rating and identity are gone, and cannot be called back. ' +
      'Finished games stay, with somebody who has left in them.',
    async handle(_given, visit) {
      await departures.leave(visit.person.id);
      visit.dropIdentity();
    },
  }),
  forPeople({
    method: 'GET',
    path: '/me/learning',
    summary: 'What one has learnt: lessons and puzzles done, cards met, and the guided game in the middle.',
    answer: Learning,
    handle: async (_given, { person }) => people.learning(person.id),
  }),
  forPeople({
    method: 'POST',
    path: '/me/learning',
    summary:
      'Adds what this device knows of it. Nothing that was learnt is lost, and of a guided game the later state counts; ' +
      'the answer is what all devices know together.',
    body: Learning,
    answer: Learning,
    handle: async ({ body }, { person }) => people.learn(person.id, body),
  }),
  forPeople({
    method: 'POST',
    path: '/me/carry',
    summary: 'A code that makes another device the same person. It works once, within a quarter of an hour.',
    answer: CarryAnswer,
    status: 201,
    handle: async (_given, { person }) => ({ code: await people.carryLink(person.id) }),
  }),
  forAnybody({
    method: 'POST',
    path: '/carry/:code',
    summary: 'Takes over the identity of a carry code. Sets the cookie.',
    params: z.strictObject({ code: CarryCode }),
    answer: IdentityAnswer,
    mostPerMinute: limits.newPeoplePerMinute,
    async handle({ params }, visit) {
      const known = await people.useCarryLink(params.code);
      if (known === null) {
        throw new Refusal('not-found', 'this code does not exist, is used up, or is too old; make a new one');
      }
      visit.keepIdentity(known.token);
      return known;
    },
  }),
];
