// For a page that lies in a folder of its host: links of the page's own begin with `/`, and the browser is given them with
// the folder's path before, so that they can be opened in another tab and copied too. Fetched only there.

import { BASE_PATH, outside } from './base-path.ts';

const OWN_LINKS = 'a[href^="/"]';

function put(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  if (address.startsWith('//') || address.startsWith(`${BASE_PATH}/`)) return;
  link.setAttribute('href', outside(address));
}

/** What the page has beside it, and what a browser looks at again when the address changes. */
const FILES_BESIDE = 'link[rel*="icon"], link[rel="manifest"]';

function putFile(link: Element): void {
  const name = (link.getAttribute('href') ?? '').replace(/^(\.{0,2}\/)+/, '');
  link.setAttribute('href', outside(`/${name}`));
}

/** From now on, whatever comes to the page. */
export function keepLinksBelow(): void {
  const lookAt = (root: Element): void => {
    if (root.matches(OWN_LINKS)) put(root);
    for (const link of root.querySelectorAll(OWN_LINKS)) put(link);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.matches(OWN_LINKS)) put(target);
      for (const node of addedNodes) if (node instanceof Element) lookAt(node);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href'] });
  lookAt(document.documentElement);
  for (const link of document.head.querySelectorAll(FILES_BESIDE)) putFile(link);
}
