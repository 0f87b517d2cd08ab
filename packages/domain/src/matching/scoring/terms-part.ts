import { degreeLevels, type ReadAdvert } from '../../jobs/index.ts';
import { say } from '../../say/index.ts';
import { contractWords } from '../contract-words.ts';
import { unsaid, type Judged } from './judged.ts';
import type { MatchableCv } from './matchable-cv.ts';

/** How welcome a contract is to somebody who says nothing of it; a training post only to those without work. */
const contracts: Readonly<Record<string, number>> = {
  'Full-time': 1,
  Permanent: 1,
  'Part-time': 0.7,
  Contract: 0.6,
  Freelance: 0.6,
  Temporary: 0.5,
  Casual: 0.4,
};
const training = ['Internship', 'Apprenticeship'];
const ONE_LEVEL_BELOW = 0.5;

function degreeTerm(cv: MatchableCv, { degrees }: ReadAdvert): { share: number; note: string }[] {
  const levels = degrees.map(({ level }) => degreeLevels.indexOf(level));
  if (levels.length === 0) return [];
  const missing = Math.min(...levels) - cv.degree;
  const asked = degrees.find(({ level }) => degreeLevels.indexOf(level) === Math.min(...levels));
  const share = missing <= 0 ? 1 : missing === 1 ? ONE_LEVEL_BELOW : 0;
  const name = asked?.name ?? '';
  const note = missing <= 0 ? say`${name}: you have one at that level.` : say`${name}: not in your CV.`;
  return [{ share, note }];
}

function languageTerms(cv: MatchableCv, { languages, preferred }: ReadAdvert) {
  return languages
    .filter(({ id }) => !preferred.includes(id))
    .map(({ id, name, isKnown }) => {
      const isHeld =
        (isKnown && cv.skills.some((one) => one.id === id)) ||
        cv.text.toLowerCase().includes(name.toLowerCase());
      const note = isHeld ? say`${name}: in your CV.` : say`${name}: not in your CV.`;
      return { share: Number(isHeld), note };
    });
}

function contractTerm(cv: MatchableCv, { employmentType }: ReadAdvert) {
  if (!employmentType) return [];
  const { name } = employmentType;
  const share = training.includes(name) ? Number(cv.document.experience.length === 0) : contracts[name];
  return share === undefined ? [] : [{ share, note: `${contractWords(name)}.` }];
}

/** What else the advert asks for or offers: degree, languages, kind of contract. */
export function judgeTerms(cv: MatchableCv, read: ReadAdvert): Judged {
  const terms = [...degreeTerm(cv, read), ...languageTerms(cv, read), ...contractTerm(cv, read)];
  if (terms.length === 0) return unsaid(say`The ad doesn’t mention a degree, languages or contract.`);
  const share = terms.reduce((sum, one) => sum + one.share, 0) / terms.length;
  return { share, note: terms.map(({ note }) => note).join(' ') };
}
