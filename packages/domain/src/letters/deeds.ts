import { PRESENT, splitSentences, type CvDocument } from '../cv/index.ts';
import { ownWords, type OwnWords } from './own-words/own-words.ts';
import { isEnglish, mendStatement, statementsOf, verbForm } from '../writing/index.ts';

/** Something a person did, said so that "I" can stand before it: "led a team of 12". */
export interface Deed {
  text: string;
  /** Whether it goes on: "run a ward". */
  isNow: boolean;
  /** Place of the job in the CV; undefined for what the letter form gave. */
  job: number | undefined;
  /** As the person typed it. */
  quote: string;
}

const LONGEST = 260;
// Nouns that CVs put behind a verb without the article that a sentence needs.
const WITHOUT_ARTICLE =
  /^(\p{L}+(?: and \p{L}+)?) (?=(?:new |small |large |busy |daily |weekly |monthly |successful )?(?:team|crew|group|fleet|budget|portfolio|caseload|programme|program|pilot|department|brigade|section|campaign|shift|process|system|database|website|workshop|series) (?:of|for|with|to|across|in|at|that|covering|worth)\b)/u;

const ADVERB = /^(?:never(?: once)?|always|once|twice|often|regularly|repeatedly|personally|successfully) /i;

const OWN = /(?<!\b(?:my|our|their|his|her|its|your|the|an?|of)) own (?=\p{L})/gu;
// What follows a semicolon stays only where it is a clause of its own: "errors went down", not "shortened from 12 to 6".
const AFTER_SEMICOLON =
  /; (?![^;]*\b(?:went|fell|rose|grew|dropped|halved|doubled|tripled|increased|decreased|is|are|was|were|has|have|had|can|now)\b).*$/;
const SINCE = /^\p{Ll}+ed\b.* since (?:\p{L}+ )?(?:19|20)\d\d\b/u;
// Said of what others did: "Awarded a grant", "Promoted to supervisor".
const BESTOWED =
  /^(?:awarded\b|(?:promoted|selected|elected|nominated|appointed|invited|recogni[sz]ed|shortlisted|voted|ranked|named|chosen) (?=(?:to|as|for|by|among|from|twice|employee|best|top|number|first|one of)\b))/i;

interface Said {
  text: string;
  isNow: boolean;
}

/** "Calmed a child": a past form of a verb we do not list, with its object behind it. */
function isUnlistedPast(text: string): boolean {
  return /^\p{L}{3,}ed (?:a|an|the|my|our|their|his|her|all|every|each|two|three|four|\d|\p{L}+s\b)/iu.test(
    text,
  );
}

function said(mended: string, isNow: boolean, word: string): Said {
  const form = verbForm(word.toLowerCase())?.form ?? 'past';
  const text = mended
    .replace(/[.;,]+$/, '')
    .replace(word, word.toLowerCase())
    .replaceAll(/ & (?=\p{Ll})/gu, ' and ')
    .replaceAll(/; (?=(?:and |then )?(\p{Ll}+)(?! (?:from|by|to)\b))/gu, (whole, next: string) =>
      verbForm(next)?.form === form ? ' and ' : whole,
    )
    .replaceAll(' and and ', ' and ')
    .replace(WITHOUT_ARTICLE, '$1 a ')
    .replaceAll(OWN, ' my own ')
    .replace(AFTER_SEMICOLON, '');
  // "I contributed since 2022" goes on: the perfect says so. A regular past is its own participle.
  return { text: SINCE.test(text) ? `have ${text}` : text, isNow };
}

/** A statement of a CV behind "I"; null where it does not begin with a deed or cannot stand in one sentence. */
export function deedText(statement: string, tense: 'past' | 'present'): Said | null {
  if (!isEnglish(statement) || /\[[^\]]*\]/.test(statement)) return null;
  const adverb = ADVERB.exec(statement.trim())?.[0] ?? '';
  if (adverb !== '') {
    const rest = deedText(statement.trim().slice(adverb.length), tense);
    return rest && { ...rest, text: adverb.toLowerCase() + rest.text };
  }
  const mended = mendStatement(statement, tense, 'letter');
  if (mended.length > LONGEST || splitSentences(mended).length > 1 || /[\n:•]/.test(mended)) return null;
  const [word = ''] = /^\p{L}+/u.exec(mended) ?? [];
  // "was asked to train the team", "did not miss a shift"
  if (/^was$/i.test(word) || /^did not /i.test(mended)) return said(mended, false, word);
  if (BESTOWED.test(mended)) {
    const { text } = said(mended, false, word);
    return { text: `was ${text}`, isNow: false };
  }
  // Nobody founds in a statement of a letter what a clerk or cook finds.
  if (/^found$/i.test(word)) return said(mended, false, word);
  const found = verbForm(word.toLowerCase());
  if (!found) return isUnlistedPast(mended) ? said(mended, false, word) : null;
  if (found.form === 'past') return said(mended, false, word);
  return found.form === 'base' && tense === 'present' ? said(mended, true, word) : null;
}

/** Everything a CV says that a person did, newest job first as the CV has them. */
export function deedsOfCv({ experience, projects }: CvDocument): Deed[] {
  const jobs = experience.flatMap((job, at) =>
    statementsOf(job.bullets).flatMap((quote): Deed[] => {
      const deed = deedText(quote, job.end === PRESENT ? 'present' : 'past');
      return deed ? [{ ...deed, job: at, quote }] : [];
    }),
  );
  const own = projects.flatMap(({ bullets }) =>
    bullets.flatMap((quote): Deed[] => {
      const deed = deedText(quote, 'past');
      return deed ? [{ ...deed, job: undefined, quote }] : [];
    }),
  );
  return [...jobs, ...own];
}

/** The deed that a person's own words in the letter form tell of; undefined where they tell of none. */
export function deedInWords({ kind, text }: OwnWords): Deed | undefined {
  const isTold = kind === 'sentence' || kind === 'thing' || kind === 'deed';
  const deed = isTold ? (deedText(text, 'past') ?? (kind === 'deed' ? { text, isNow: false } : null)) : null;
  return deed ? { ...deed, job: undefined, quote: text } : undefined;
}

/** The deeds that a field of the letter form tells of; what is no deed is left out. */
export function deedsOfField(field: string): Deed[] {
  return ownWords(field).flatMap((words) => deedInWords(words) ?? []);
}
