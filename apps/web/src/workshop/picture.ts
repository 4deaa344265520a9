// A picture of one's own, made small enough to be kept: at most so many letters as a data address.

/** About 20 kB. */
const MOST_LETTERS = 28_000;
const WIDTHS = [480, 400, 320, 240];
const QUALITIES = [0.8, 0.6, 0.4];
/** As the picture of a full card is. */
const RATIO = 1.5;

/** Whether somebody else's text holds a picture that may be shown: no address of any other kind gets through. */
export const isPicture = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MOST_LETTERS &&
  /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/.test(value);

/** Cut to the shape of a card's picture and made small; null where it cannot be read. */
export async function smallPicture(file: Blob): Promise<string | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  for (const width of WIDTHS) {
    for (const quality of QUALITIES) {
      const small = drawn(image, width, quality);
      if (small !== null && isPicture(small)) return small;
    }
  }
  return null;
}

function drawn(image: ImageBitmap, width: number, quality: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(width / RATIO);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  context.drawImage(image, (canvas.width - w) / 2, (canvas.height - h) / 2, w, h);
  return canvas.toDataURL('image/webp', quality);
}
