import { detectLanguage } from '../text/language/index.ts';
import { askedLines } from './asked-lines.ts';
import { advertLines, type AdvertLine } from './advert-lines.ts';
import type { AdvertItem, ReadAdvert } from './advert.ts';
import { meets } from './advert-item.ts';
import { advertWords, type AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { advertWeights } from './odds/advert-weights.data.ts';
import { judgeLines, type JudgedLine } from './odds/judge-lines.ts';
import { readBenefits } from './read-benefits.ts';
import { readCompany } from './read-company.ts';
import { readClosing } from './read-closing.ts';
import { readContact, readHowToApply } from './read-contact.ts';
import { readPays } from './read-pay.ts';
import { readRuledOut } from './read-ruled-out.ts';
import { readPlace } from './read-place.ts';
import { readEmploymentTypes, readRemote, readSeniority } from './read-terms.ts';
import { readTitle, type TitleCertainty } from './read-title.ts';
import { readMinYears } from './read-years.ts';
import { sortSkills } from './sort-skills.ts';

/** What the reader asks of those who know more words than it does. */
export interface AdvertSources {
  /** The skills that the advert names, in its order. */
  skills: readonly NamedSkill[];
  /** Whether a name is a place's. Default: none is known. */
  isPlace?: (name: string) => boolean;
  /** How certainly words are a job's title, 0 to 1. Default: none is known. */
  titleCertainty?: TitleCertainty;
  /** The occupation that a title surely means; null where none is. Default: none is known. */
  occupation?: (title: string) => ReadAdvert['occupation'];
}

const MOST_ITEMS = 30;
const MOST_DUTIES = 6;

function dutiesOf(lines: readonly AdvertLine[]): AdvertItem[] {
  return lines
    .filter(({ section, isHeading }) => section === 'duties' && !isHeading)
    .map(({ text, span }) => ({ name: text.replace(/[.;]$/u, ''), span }))
    .slice(0, MOST_ITEMS);
}

/**
 * What the work is, where an advert asks for nothing by name: "sharpen chisels, cut dovetails and hang doors" are what somebody has to be
 * able to do.
 */
const dutiesAsked = (
  lines: readonly JudgedLine[],
  words: AdvertWords,
  taken: readonly (AdvertItem | null)[],
): ReadAdvert['others'] =>
  lines
    .filter((line) => !taken.some((one) => one && meets(one, line)))
    .filter(
      ({ section, isHeading, text }) =>
        !isHeading && section !== 'offer' && (section === 'duties' || words.sentences.duties.test(text)),
    )
    .map(({ text, span }) => ({ name: text.replace(/[.;]$/u, ''), span, isRequired: true }))
    .slice(0, MOST_DUTIES);

/** Reads an advert by weights that are given; `readAdvert` does so by those of the product. */
export function readAdvertBy(
  weights: AdvertWeights,
  text: string,
  { skills, isPlace = () => false, titleCertainty = () => 0, occupation = () => null }: AdvertSources,
): ReadAdvert {
  const language = detectLanguage(text);
  const words = advertWords(language);
  const lines = judgeLines(advertLines(text, words), words, weights);
  const title = readTitle(lines, titleCertainty, weights);
  const company = readCompany(lines, title, isPlace, weights);
  const { salary, rates } = readPays(lines);
  const types = readEmploymentTypes(lines, title);
  const asked = askedLines(lines, skills, [title, company], { words, language, weights });
  const minYears = readMinYears(lines, words);
  const sorted = sortSkills(text, asked, weights, minYears ? [minYears] : []);
  const closes = readClosing(lines, words, language);
  const howToApply = readHowToApply(lines, words);
  const head = [title, company, salary, closes, howToApply];
  const all = [...sorted.required, ...sorted.preferred];
  const isSkill = ({ category }: { category: string }) =>
    category !== 'language' && category !== 'certificate';
  return {
    language,
    title,
    occupation: title ? occupation(title.name) : null,
    company,
    location: readPlace(lines, [title, company], isPlace, weights),
    remote: readRemote(lines),
    employmentType: types[0] ?? null,
    employmentTypes: types,
    salary,
    rates,
    closes,
    contact: readContact(lines, company, { isPlace, titleCertainty }),
    howToApply,
    seniority: readSeniority(title, text),
    minYears,
    degrees: asked.flatMap(({ degrees, isPreferred }) =>
      degrees.map((one) => ({ ...one, isRequired: !isPreferred })),
    ),
    certificates: all.filter(({ category }) => category === 'certificate'),
    languages: all.filter(({ category }) => category === 'language'),
    benefits: readBenefits(lines, words, { salary, skills }, weights),
    duties: dutiesOf(lines),
    skillsRequired: sorted.required.filter(isSkill),
    skillsPreferred: sorted.preferred.filter(isSkill),
    preferred: sorted.preferred.map(({ id }) => id),
    alternatives: sorted.alternatives,
    others: all.length + sorted.others.length > 0 ? sorted.others : dutiesAsked(lines, words, head),
    ruledOut: readRuledOut(lines, skills, words),
  };
}

/**
 * Reads what a job advert asks for and offers, each with the words that say so. Pure; what it does not understand it
 * leaves out. The advert is data: whatever it tells a reader to do, it is only read.
 */
export const readAdvert = (text: string, sources: AdvertSources): ReadAdvert =>
  readAdvertBy(advertWeights, text, sources);
