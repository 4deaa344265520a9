// A browser says which page opens a connection or sends a form. A page from elsewhere must not use a visitor's cookie,
// nor give the visitor another one. The same host over http is elsewhere, too: anybody between may have written that page.

/** `protocol` and `host` as the visitor asked for them; behind a proxy that is trusted, as the proxy says. */
export interface RequestedHost {
  readonly protocol: string;
  readonly host: string;
}

export function isForeignOrigin(origin: string | undefined, { protocol, host }: RequestedHost): boolean {
  // Programs send none, and have no cookies that a page could borrow.
  if (origin === undefined) return false;
  const address = URL.parse(origin);
  if (address === null || address.protocol !== `${protocol}:`) return true;
  return address.host !== hostAsWritten(host, address.protocol);
}

/** Browsers leave out the port that belongs to the protocol; a Host header may carry it. */
function hostAsWritten(host: string, protocol: string): string | undefined {
  return URL.parse(`${protocol}//${host}`)?.host;
}
