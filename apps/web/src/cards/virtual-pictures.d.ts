// What apps/web/card-pictures.ts makes while the page is built.

declare module 'virtual:card-pictures' {
  /** By known card: where its picture is. */
  export const pictureAt: Readonly<Record<string, string | undefined>>;
}
