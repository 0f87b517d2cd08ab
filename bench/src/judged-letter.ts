import { askedTerms, readAdvert } from '@candor/domain/jobs';
import { READY } from '@candor/domain/letters';
import { analyseLetter } from '@candor/domain/letters/analysing';
import { advertSources } from './advert-sources.ts';

/** A letter as the product scores it for an advert. */
export function judgedLetter(letter: string, advert: string) {
  const read = readAdvert(advert, advertSources(advert));
  const analytics = analyseLetter({
    text: letter,
    company: read.company?.name ?? '',
    role: read.title?.name ?? '',
    asked: askedTerms(advert, read),
    letterType: 'cover',
  });
  const { points = 0, lines = [] } = analytics?.score ?? {};
  const missing = analytics?.missing ?? [];
  return { points, lines, missing, isReady: points >= READY && missing.length === 0 };
}
