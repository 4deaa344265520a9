// The addresses that people paste into chats: the page with a preview in its head, and the picture of it.

import type { Language } from '@tenfold/protocol';
import { LanguageSchema } from '@tenfold/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Previews } from '../previews/previews.ts';
import { Refusal } from '../refusal.ts';
import { PLAIN_HOST } from './headers.ts';
import { withPreview } from './preview-tags.ts';

const PICTURES = '/preview';
/** A picture may take a tenth of a second to paint. */
const PICTURES_PER_MINUTE = 60;
/** A table fills, a game ends: what is kept in between is soon asked for again. */
const KEEP_SECONDS = 300;

export function addPictureRoute(app: FastifyInstance, previews: Previews): void {
  app.get<{ Params: { language: string; '*': string } }>(
    `${PICTURES}/:language/*`,
    { config: { rateLimit: { max: PICTURES_PER_MINUTE, timeWindow: '1 minute' } } },
    async ({ params }, reply) => {
      const language = LanguageSchema.safeParse(params.language);
      const [, path] = /^(.*)\.png$/.exec(params['*']) ?? [];
      const png =
        language.success && path !== undefined ? await previews.picture(`/${path}`, language.data) : null;
      if (png === null) throw new Refusal('not-found', 'there is no picture of this address');
      return reply
        .headers({
          'cache-control': `public, max-age=${KEEP_SECONDS}`,
          // It is there to be shown on other pages.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('image/png')
        .send(png);
    },
  );
}

/** False where an address has no preview: then the page is sent as it is. */
export async function sendWithPreview(
  html: string,
  previews: Previews,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const [path = '/'] = request.url.split('?');
  const language = languageOf(request);
  const preview = await previews.of(path, language);
  if (preview === null) return false;
  const { protocol, host } = request;
  const origin = PLAIN_HOST.test(host) ? `${protocol}://${host}` : null;
  const hasPicture = origin !== null && previews.hasPictures;
  void reply
    .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language' })
    .type('text/html; charset=utf-8')
    .send(
      withPreview(html, preview, {
        language,
        address: `${origin ?? ''}${path}`,
        picture: hasPicture ? `${origin}${PICTURES}/${language}${path}.png` : null,
      }),
    );
  return true;
}

/** `?lang=de`, or the first of the reader's languages that we speak, or English. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const asked = LanguageSchema.safeParse((query as Readonly<Record<string, unknown>>)['lang']);
  if (asked.success) return asked.data;
  const wanted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? '1';
      return { language: tag.slice(0, 2), weight: Number(weight) };
    })
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const spoken = LanguageSchema.safeParse(language);
    if (spoken.success) return spoken.data;
  }
  return 'en';
}
