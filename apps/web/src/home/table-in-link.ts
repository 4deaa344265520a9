// The table that a pasted link leads to.

const ID = '[A-Za-z0-9_-]{22}';
const IN_LINK = new RegExp(`/t/(${ID})(?:[/?#].*)?$`);
const ALONE = new RegExp(`^(${ID})$`);

/** Undefined where there is none in it. */
export function tableInLink(pasted: string): string | undefined {
  const text = pasted.trim();
  return (IN_LINK.exec(text) ?? ALONE.exec(text))?.[1];
}
