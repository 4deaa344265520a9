import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../src/http/headers.ts';

describe('the content security policy', () => {
  it('names the WebSocket of this very host', () => {
    expect(contentSecurityPolicy('play.example', true)).toContain("connect-src 'self' wss://play.example;");
    expect(contentSecurityPolicy('[::1]:8000', false)).toContain("connect-src 'self' ws://[::1]:8000;");
  });

  it.each(["x; script-src 'unsafe-inline'", 'a b', 'x,y', ''])('takes nothing from the host %j', (host) => {
    expect(contentSecurityPolicy(host, false)).toContain("connect-src 'self';");
  });
});
