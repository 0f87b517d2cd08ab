import { z } from 'zod';
import { foundAdvertSchema, type FoundAdvert } from '@candor/domain/matching';
import { htmlText } from '../html-text.ts';
import { plainText } from '../plain-text.ts';
import { capitalised } from '@candor/domain/text';

/* What the answers of sources have in common: fields may be missing or of another type, and one bad advert spoils no other. */

const MOST = { adverts: 150, text: 8_000, line: 200, id: 200 } as const;

export const optionalText = z.string().catch('');
export const optionalAmount = z.coerce.number().positive().finite().optional().catch(undefined);

/** One line of words, HTML and its entities read: titles of Jobicy have them. */
export const lineOf = (html: string) => plainText(html, MOST.line);
export const textOf = (html: string) => htmlText(html, MOST.text);

/** The moment of a source: ISO with or without a zone, or seconds or milliseconds since 1970; null for anything else. */
export function momentOf(given: unknown): string | null {
  const MILLISECONDS_FROM = 1e11;
  const value =
    typeof given === 'number'
      ? new Date(given < MILLISECONDS_FROM ? given * 1000 : given)
      : typeof given === 'string' && /^\d{4}-\d\d-\d\d/u.test(given)
        ? new Date(/(?:Z|[+-]\d\d:?\d\d)$/u.test(given) ? given : `${given.replace(' ', 'T').slice(0, 19)}Z`)
        : null;
  return value && !Number.isNaN(value.getTime()) ? value.toISOString() : null;
}

/** Terms as they stand in a sentence: "Full-Time", "FullTime" and "full_time" are full-time. */
export function termsOf(given: string): string {
  const words = lineOf(given.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|_/gu, '-')).toLowerCase();
  return capitalised(words);
}

/** "Remote" before a place where the work is done from anywhere in it. */
export const placeOf = (place: string, isRemote: boolean) =>
  !isRemote || /remote/iu.test(place) ? place : place === '' ? 'Remote' : `Remote, ${place}`;

/** The adverts of an answer, as `read` finds each; null of one that has no title or no text is left out. */
export function readAdverts<T>(
  items: readonly unknown[],
  schema: z.ZodType<T>,
  read: (item: T) => Omit<FoundAdvert, 'id'> & { id: string | number },
): FoundAdvert[] {
  return items.slice(0, MOST.adverts).flatMap((item) => {
    const { data } = schema.safeParse(item);
    if (data === undefined) return [];
    const found = read(data);
    const { data: advert } = foundAdvertSchema.safeParse({
      ...found,
      id: String(found.id).slice(0, MOST.id),
      title: lineOf(found.title),
      company: lineOf(found.company),
      location: lineOf(found.location),
    });
    return advert && advert.title !== '' && advert.text !== '' ? [advert] : [];
  });
}
