// The OpenAPI document of the HTTP API, made from the endpoints and their schemas.

import { API_PATH, ErrorAnswer, PROTOCOL_VERSION, TableView } from '@tenfold/protocol';
import type { ZodMiniType } from 'zod/mini';
import { toJSONSchema } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { isTextAnswer } from './endpoint.ts';

type Json = Record<string, unknown>;

/** Schemas that many answers share stand in one place. */
const SHARED = new Map<ZodMiniType, string>([
  [ErrorAnswer, 'Error'],
  [TableView, 'Table'],
]);

export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = API_PATH + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tenfold',
      version: String(PROTOCOL_VERSION),
      summary: 'Tables, games and their archive. Play itself goes over a WebSocket.',
    },
    paths,
    components: {
      schemas: Object.fromEntries([...SHARED].map(([schema, name]) => [name, plain(schema, 'output')])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'tenfold' },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const { summary, needsIdentity, params, query, body } = endpoint;
  return {
    summary,
    operationId: operationId(endpoint),
    ...(needsIdentity ? { security: [{ bearer: [] }, { cookie: [] }] } : {}),
    ...(params === undefined && query === undefined
      ? {}
      : { parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')] }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: reference(body, 'input') } },
          },
        }),
    responses: {
      ...success(endpoint),
      default: {
        description: 'Refused: a code for programs, a reason for people',
        content: { 'application/json': { schema: reference(ErrorAnswer, 'output') } },
      },
    },
  };
}

function success({ answer, status = 200 }: Endpoint): Json {
  if (answer === null) return { 204: { description: 'Done' } };
  if (isTextAnswer(answer)) {
    const type = answer.contentType.split(';')[0] ?? answer.contentType;
    return {
      [status]: { description: answer.description, content: { [type]: { schema: { type: 'string' } } } },
    };
  }
  const content = { 'application/json': { schema: reference(answer, 'output') } };
  return { [status]: { description: 'As asked', content } };
}

/** postTablesIdSit */
const operationId = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...path.split(/[^A-Za-z]+/).filter((part) => part !== '')]
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');

function parametersOf(schema: ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = plain(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function reference(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const name = SHARED.get(schema);
  return name === undefined ? plain(schema, io) : { $ref: `#/components/schemas/${name}` };
}

function plain(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = toJSONSchema(schema, { io, reused: 'inline' });
  return rest;
}
