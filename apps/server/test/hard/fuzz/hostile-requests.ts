// HTTP requests that nobody should send, as bytes.

import type { Dice } from '../seeded.ts';
import { damaged, deepNesting, hostileKey, hostileValue, noise, pick } from './hostile-values.ts';
import type { Known } from './hostile-messages.ts';

export interface HostileRequest {
  readonly what: string;
  readonly bytes: Buffer;
}

/** Who sends it: a person without any rights, or nobody. */
interface Sender {
  readonly host: string;
  readonly token: string;
  readonly address: string;
}

const METHODS = [
  'GET',
  'POST',
  'PATCH',
  'DELETE',
  'PUT',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'M-SEARCH',
] as const;

const CLIMBING = [
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  String.raw`/..\..\etc\passwd`,
  '/..%5c..%5cetc%5cpasswd',
  '/%c0%ae%c0%ae/etc/passwd',
  '//etc/passwd',
  '/assets/../../package.json',
  '/api/v1/../../../package.json',
  '/api/v1/games/..%2f..%2f/record',
  '/%00',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/;',
  '/?',
  '*',
  'http://elsewhere.example/',
  '/__proto__',
  '/api/v1/__proto__',
  '/api/v1/constructor',
] as const;

const BODIED: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['POST', '/people'],
  ['PATCH', '/me'],
  ['POST', '/tables'],
  ['POST', '/wishes'],
  ['POST', '/games/from-record'],
  ['POST', '/tables/:table/sit'],
  ['POST', '/tables/:table/bots'],
  ['POST', '/tables/:table/clear'],
  ['POST', '/tables/:table/options'],
  ['POST', '/tables/:table/start'],
  ['POST', '/tables/:table/rematch'],
  ['POST', '/tables/:table/agree'],
  ['POST', '/tables/:table/decline'],
  ['POST', '/tables/:table/leave'],
  ['POST', '/carry/:code'],
];

const QUERIES = [
  '/archive?limit=NaN',
  '/archive?limit=-1',
  '/archive?limit=1e9',
  '/archive?player=%00',
  '/archive?player=%25%27%3B--',
  '/archive?player[]=x&player[]=y',
  '/archive?card=__proto__',
  '/archive?after=AAAA',
  '/archive?after=%7B%7D',
  '/archive?person=everybody',
  '/archive?__proto__[limit]=1',
  '/ladder?after=%00&limit=5',
  '/ladder?limit=0',
] as const;

/** A request as it should be written, whatever it asks for. */
function request(
  { host, token, address }: Sender,
  method: string,
  path: string,
  headers: readonly string[],
  body?: string,
): Buffer {
  const bytes = body === undefined ? null : Buffer.from(body);
  return Buffer.from(
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${host}`,
      `X-Forwarded-For: ${address}`,
      `Authorization: Bearer ${token}`,
      'Connection: close',
      ...(bytes === null ? [] : [`Content-Length: ${bytes.length}`]),
      ...headers,
      '',
      body ?? '',
    ].join('\r\n'),
  );
}

function hostileBody(below: Dice): string {
  switch (below(6)) {
    case 0:
      return noise(below, below(60));
    case 1:
      return deepNesting(below);
    case 2:
      return `{"__proto__":${hostileValue(below)},"name":"x","language":"en"}`;
    case 3:
      return `{"constructor":{"prototype":{"x":1}},"seat":${hostileValue(below)}}`;
    case 4:
      return damaged(below, '{"kingdom":{"kind":"random"},"seats":2,"clock":"none","undo":"free"}');
    default:
      return `{"name":${hostileValue(below)},"language":${hostileValue(below)},"seat":${hostileValue(below)}}`;
  }
}

type Make = (below: Dice, known: Known, sender: Sender) => Buffer;

const REQUESTS: Readonly<Record<string, Make>> = {
  'a path that climbs': (below, _known, sender) =>
    request(sender, pick(below, METHODS), pick(below, CLIMBING), []),
  'a path of noise': (below, _known, sender) =>
    request(sender, pick(below, METHODS), `/${encodeURIComponent(noise(below, 1 + below(50)))}`, []),
  'a long path': (below, _known, sender) =>
    request(sender, 'GET', `/api/v1/tables/${'x'.repeat(below(20_000))}`, []),
  'a write from a page of another site': (below, { tables }, { host, address }) => {
    const [method, path] = pick(below, BODIED);
    const place = path.replace(':table', pick(below, tables)).replace(':code', hostileKey(below));
    return Buffer.from(
      [
        `${method} /api/v1${place} HTTP/1.1`,
        `Host: ${host}`,
        `Origin: ${pick(below, [`https://${host}`, `http://${host}.evil.example`, 'null', 'file://', '\u00e9'])}`,
        `X-Forwarded-For: ${address}`,
        `X-Forwarded-Proto: ${pick(below, ['http', 'gopher', 'https, http', ''])}`,
        'Connection: close',
        'Content-Type: application/json',
        'Content-Length: 31',
        '',
        '{"name":"Eve", "language":"en"}',
      ].join('\r\n'),
    );
  },
  'a query of noise': (below, _known, sender) => request(sender, 'GET', `/api/v1${pick(below, QUERIES)}`, []),
  'the record of a running game': (below, { games }, sender) =>
    request(sender, 'GET', `/api/v1/games/${pick(below, games)}/record`, []),
  'a hostile body': (below, { tables }, sender) => {
    const [method, path] = pick(below, BODIED);
    const place = path.replace(':table', pick(below, tables)).replace(':code', hostileKey(below));
    return request(sender, method, `/api/v1${place}`, ['Content-Type: application/json'], hostileBody(below));
  },
  'a body of another kind': (below, _known, sender) =>
    request(
      sender,
      'POST',
      '/api/v1/people',
      [
        `Content-Type: ${pick(below, ['text/plain', 'application/xml', 'multipart/form-data', 'application/json; x', '\u00e9'])}`,
      ],
      hostileBody(below),
    ),
  'a body too long': (_below, _known, sender) =>
    request(sender, 'POST', '/api/v1/people', ['Content-Type: application/json'], `"${'x'.repeat(20_000)}"`),
  'hostile headers': (below, _known, sender) =>
    request({ ...sender, token: noise(below, 3).replaceAll('\u0000', '') }, 'GET', '/api/v1/me', [
      `Cookie: tenfold=${pick(below, ['%E0%A4%A', '__proto__', 'x'.repeat(3000), '=;=;', '"'])}`,
      `Origin: ${pick(below, ['null', 'https://evil.example', 'x', 'http://'])}`,
      `X-Forwarded-For: ${pick(below, ['::1', '999.999.999.999', 'unknown', 'fe80::1%eth0', '; drop table', ',,,'])}`,
      `X-Forwarded-Proto: ${pick(below, ['https', 'gopher', '\u00ff'])}`,
      `X-Forwarded-Host: ${pick(below, ['evil.example', '"; script-src *', '[::'])}`,
      `${pick(below, ['__proto__', 'constructor', 'Expect', 'Range', 'If-None-Match'])}: ${pick(below, ['x', '*', 'bytes=0-'])}`,
    ]),
  'an upgrade to something else': (below, _known, sender) =>
    request(sender, 'GET', pick(below, ['/api/v1/live', '/', '/api/v1/me']), [
      `Upgrade: ${pick(below, ['h2c', 'websocket', 'websocket, websocket', 'x'])}`,
      'Connection: Upgrade',
      `Sec-WebSocket-Version: ${pick(below, ['13', '12', '0', 'x'])}`,
      `Sec-WebSocket-Key: ${pick(below, ['x', '', 'dGhlIHNhbXBsZSBub25jZQ=='])}`,
    ]),
  'too many headers': (below, _known, sender) =>
    request(
      sender,
      'GET',
      '/',
      Array.from({ length: 100 + below(3000) }, (_, index) => `X-${index}: x`),
    ),
  'what is no HTTP': (below) =>
    pick(below, [
      Buffer.from(noise(below, 1 + below(100))),
      Buffer.from('GET / HTTP/9.9\r\n\r\n'),
      Buffer.from('GET /\r\n\r\n'),
      Buffer.from('FROB / HTTP/1.1\r\nHost: x\r\n\r\n'),
      Buffer.from('GET / HTTP/1.1\r\n\r\n'),
      Buffer.from('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'),
      Buffer.from('GET / HTTP/1.1\r\nHost x\r\n\r\n'),
      Buffer.from('GET / HTTP/1.1\nHost: x\n\n'),
      Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nX: \u0000\r\n\r\n'),
      Buffer.from('CONNECT elsewhere.example:80 HTTP/1.1\r\nHost: x\r\n\r\n'),
      Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
      Buffer.from('SSH-2.0-OpenSSH_9.2\r\n'),
      Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...Array.from({ length: 60 }, () => below(256))]),
      Buffer.from(Array.from({ length: 1 + below(300) }, () => below(256))),
    ]),
  'a body that lies about its length': (below) =>
    Buffer.from(
      `POST /api/v1/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${pick(below, [
        'Content-Length: -1',
        'Content-Length: 99',
        'Content-Length: 1, 2',
        'Content-Length: 99999999999999999999',
        'Content-Length: 3\r\nContent-Length: 4',
        'Content-Length: 3\r\nTransfer-Encoding: chunked',
        'Transfer-Encoding: chunked, identity',
        'Transfer-Encoding: chunked\r\n\r\nZZ',
        'Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF',
        'Transfer-Encoding: chunked\r\n\r\n3\r\n{}',
      ])}\r\n\r\n{}`,
    ),
};

export function hostileRequest(below: Dice, known: Known, sender: Sender): HostileRequest {
  const entries = Object.entries(REQUESTS);
  const [what, make] = entries[below(entries.length)] ?? [];
  if (what === undefined || make === undefined) throw new RangeError('there are no kinds of requests');
  return { what, bytes: make(below, known, sender) };
}
