// For operators and programs: is it well, how busy is it, what can it do.

import { HealthAnswer, PROTOCOL_VERSION } from '@tenfold/protocol';
import type * as z from 'zod/mini';
import type { Health } from '../store/store-watch.ts';
import type { Endpoint } from './endpoint.ts';
import { forAnybody, textForAnybody } from './endpoint.ts';
import { Unwell } from './errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { openApiDocument } from './openapi.ts';

const ALIVE: z.infer<typeof HealthAnswer> = { status: 'ok', version: PROTOCOL_VERSION };

export function upkeepEndpoints(
  health: () => Promise<Health>,
  metrics: Metrics,
  others: readonly Endpoint[],
): readonly Endpoint[] {
  const readiness = async () => {
    const { troubles, warnings } = await health();
    if (troubles.length > 0) throw new Unwell(troubles);
    return { ...ALIVE, ...(warnings.length === 0 ? {} : { warnings: [...warnings] }) };
  };
  const own: Endpoint[] = [
    forAnybody({
      method: 'GET',
      path: '/health',
      summary: 'The same as /health/ready.',
      answer: HealthAnswer,
      handle: readiness,
    }),
    forAnybody({
      method: 'GET',
      path: '/health/live',
      summary: 'Whether the process answers at all; one that does not is to be started anew.',
      answer: HealthAnswer,
      handle: async () => Promise.resolve(ALIVE),
    }),
    forAnybody({
      method: 'GET',
      path: '/health/ready',
      summary:
        'Whether people can play: the store can be read and written. If not, the reason says what is wrong.',
      answer: HealthAnswer,
      handle: readiness,
    }),
    textForAnybody({
      method: 'GET',
      path: '/metrics',
      summary: 'Figures about the server, for Prometheus.',
      answer: { contentType: metrics.contentType, description: 'Prometheus text' },
      handle: async () => metrics.text(),
    }),
    textForAnybody({
      method: 'GET',
      path: '/openapi.json',
      summary: 'This document.',
      answer: { contentType: 'application/json; charset=utf-8', description: 'An OpenAPI 3.1 document' },
      handle: async () => Promise.resolve(document),
    }),
  ];
  const document = JSON.stringify(openApiDocument([...others, ...own]));
  return own;
}
