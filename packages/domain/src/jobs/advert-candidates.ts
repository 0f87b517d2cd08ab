import { detectLanguage } from '../reading/index.ts';
import { advertLines } from './advert-lines.ts';
import { askedLines } from './asked-lines.ts';
import { advertWords } from './languages/advert-words.ts';
import type { AdvertSources } from './read-advert.ts';
import { readCompany } from './read-company.ts';
import { readTitle } from './read-title.ts';
import type { SkillCandidate } from './skill-candidates.ts';

/** Everything in an advert that may be a skill, before it is judged. */
export function advertCandidates(text: string, sources: AdvertSources): SkillCandidate[] {
  const { skills, isPlace = () => false, titleCertainty = () => 0 } = sources;
  const language = detectLanguage(text);
  const words = advertWords(language);
  const lines = advertLines(text, words);
  const title = readTitle(lines, titleCertainty);
  const head = [title, readCompany(lines, title, isPlace)];
  return askedLines(lines, skills, head, { words, language }).flatMap(({ candidates }) => candidates);
}
