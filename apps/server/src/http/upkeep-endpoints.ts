// For operators and programs: is it well, how busy is it, what can it do.

import { HealthAnswer, PROTOCOL_VERSION } from '@tenfold/protocol';
import type { Store } from '../store/store.ts';
import type { Endpoint } from './endpoint.ts';
import { forAnybody, textForAnybody } from './endpoint.ts';
import type { Metrics } from './metrics.ts';
import { openApiDocument } from './openapi.ts';

export function upkeepEndpoints(
  store: Store,
  metrics: Metrics,
  others: readonly Endpoint[],
): readonly Endpoint[] {
  const own: Endpoint[] = [
    forAnybody({
      method: 'GET',
      path: '/health',
      summary: 'Whether the server and its store are well.',
      answer: HealthAnswer,
      async handle() {
        await store.check();
        return { status: 'ok', version: PROTOCOL_VERSION };
      },
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
