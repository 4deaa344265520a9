// A browser says which page opens a connection or sends a form. A page from elsewhere must not use a visitor's cookie.

export function isForeignOrigin(origin: string | undefined, host: string): boolean {
  // Programs send none, and have no cookies that a page could borrow.
  if (origin === undefined) return false;
  const address = URL.parse(origin);
  return address === null || address.host !== hostAsWritten(host, address.protocol);
}

/** Browsers leave out the port that belongs to the protocol; a Host header may carry it. */
function hostAsWritten(host: string, protocol: string): string | undefined {
  return URL.parse(`${protocol}//${host}`)?.host;
}
