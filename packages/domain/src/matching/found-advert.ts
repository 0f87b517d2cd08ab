import { z } from 'zod';
import { contentStems } from '../writing/index.ts';
import { jobKey } from '../applications/index.ts';
import { yearlyPaySchema } from './yearly-pay.ts';

const address = z.url({ protocol: /^https?$/ });

/** An advert as it is found: pasted, saved or listed by a source. Empty where nobody says. */
export const foundAdvertSchema = z.object({
  /** Names it within where it was found. */
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** The words of the advert, line by line. */
  text: z.string(),
  url: address.nullable(),
  /** As `Full-time, permanent`. */
  terms: z.string(),
  pay: yearlyPaySchema.nullable(),
  postedAt: z.iso.datetime().nullable(),
});
export type FoundAdvert = z.infer<typeof foundAdvertSchema>;

/** How employers write what they are beside their name. */
const LEGAL_FORM = /[\s,]+(?:ltd|limited|plc|inc|llc|gmbh|ag|se|kg|sa|sas|sarl|bv|nv|corp|co)\.?$/iu;
/** "(m/w/d)", "H/F". */
const GENDERS = /\(?(?<!\p{L})[mfwdxhv](?:\s?[/|]\s?[mfwdxhv])+(?!\p{L})\)?/giu;

/** What tells that two adverts are of one job: employer, title and place; '' where employer or title is not known. */
export function advertIdentity({
  company,
  title,
  location,
}: Pick<FoundAdvert, 'company' | 'title' | 'location'>): string {
  const [place = ''] = location.split(/[,(|/]/u);
  return jobKey({
    company: company.trim().replace(LEGAL_FORM, ''),
    title: title.replaceAll(GENDERS, ' '),
    location: place,
  });
}

/** How much an advert tells: of one job found twice, the one that tells most stays. */
const fullness = ({ text, pay, postedAt, url }: FoundAdvert) =>
  text.length + (pay ? 500 : 0) + (postedAt ? 100 : 0) + (url ? 100 : 0);

/**
 * Adverts without those of a job that is there already, in order of first appearance. What the fuller of two does not say it
 * takes from the other.
 */
export function mergeAdverts<A extends FoundAdvert>(adverts: readonly A[]): A[] {
  const merged = new Map<string, A>();
  adverts.forEach((advert, at) => {
    const key = advertIdentity(advert) || `#${at}`;
    const before = merged.get(key);
    if (!before) {
      merged.set(key, advert);
      return;
    }
    const [fuller, other] = fullness(advert) > fullness(before) ? [advert, before] : [before, advert];
    merged.set(key, {
      ...fuller,
      url: fuller.url ?? other.url,
      pay: fuller.pay ?? other.pay,
      terms: fuller.terms || other.terms,
      location: fuller.location || other.location,
      postedAt: fuller.postedAt ?? other.postedAt,
    });
  });
  return [...merged.values()];
}

/** How many of the words that are searched for an advert has; those of its title count threefold. */
export function answersQuery({ title, text }: Pick<FoundAdvert, 'title' | 'text'>, query: string): number {
  const wanted = contentStems(query);
  if (wanted.size === 0) return 1;
  const [inTitle, inText] = [contentStems(title), contentStems(text)];
  let points = 0;
  for (const word of wanted) points += inTitle.has(word) ? 3 : inText.has(word) ? 1 : 0;
  return points / (3 * wanted.size);
}
