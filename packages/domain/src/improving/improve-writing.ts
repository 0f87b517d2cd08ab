import { isVerbLed, readFragment } from '@candor/english';
import { applyRules } from '@candor/english/rules';
import { unsupportedFact } from '../claims/judging/index.ts';
import { comparableWords, isEnglish, registerOf } from '../writing/index.ts';
import { askFigure, sourceOf, writeStatement } from '../writing/composing/index.ts';
import { turnRound } from './active-voice.ts';
import { checkText } from './check-text.ts';
import { applyEdits, proposedEdits } from './edits.ts';
import { findingsIn } from './findings-in.ts';
import { prepareText, type TextKind } from './prepared-text.ts';
import type { ImproveOptions, ImprovementType, Rewrite, SentenceRewrites } from './rewrite.ts';
import { synonymsOf } from './synonyms.ts';
import { WEAK_SENTENCES } from './weak-sentences.data.ts';

/** Rewrites of one sentence at most. */
export const MOST_REWRITES = 5;
/** What one is, has or knows is no deed that could open a line. */
const STATES = new Set(
  'be have know like love want need can could may understand hope think feel'.split(' '),
);
/** Sentences rewritten at most; the rest of a longer text is left alone. */
const MOST_SENTENCES = 40;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A statement with the full stop that its sentence had. */
function stopped(said: string, sentence: string): string {
  return /[.!]$/.test(sentence) && !/[.!?]$/.test(said) ? `${said}.` : said;
}

/** Slips corrected and words that say nothing gone; facts and order stay. */
function plainOf(sentence: string): string {
  const slips = checkText(sentence).filter(({ check }) => check === 'grammar' || check === 'spelling');
  const corrected = applyEdits(sentence, proposedEdits(sentence, slips));
  const style = findingsIn(prepareText(corrected)).filter(
    ({ check }) => check === 'wordy' || check === 'filler' || check === 'doubled-word',
  );
  return capital(
    applyEdits(corrected, proposedEdits(corrected, style))
      .replace(/([!?.])\1+$/, '$1')
      .replace(/!$/, '.'),
  );
}

/** A passive sentence that names its writer as the doer, the doer first. */
function active(plain: string, kind: TextKind): string | null {
  const round = turnRound(plain.replace(/[.!]$/, ''));
  if (!round) return null;
  const { lead, adverb, deed, isWe } = round;
  const said = [adverb, deed].filter((part) => part !== '').join(' ');
  if (kind === 'statements') {
    const behind = lead.replace(/,\s*$/, '');
    return capital(behind === '' ? said : `${said} ${behind.charAt(0).toLowerCase()}${behind.slice(1)}`);
  }
  return `${lead}${isWe ? (lead === '' ? 'We' : 'we') : 'I'} ${said}`;
}

/** Words of the sentence for which the keywords use another of the same meaning. */
function inTheirWords(sentence: string, keywords: string): { text: string; word: string } | null {
  const wanted = new Set(comparableWords(keywords));
  for (const match of sentence.matchAll(/\p{L}{3,}/gu)) {
    const [word] = match;
    const [own = ''] = comparableWords(word);
    if (wanted.has(own)) continue;
    const theirs = synonymsOf(own).find((other) => other !== own && wanted.has(other));
    if (!theirs) continue;
    const isPlural = word.toLowerCase() !== own && word.endsWith('s');
    const hasNoPlural = /^(?:staff|personnel|people|payroll|stock|inventory)$/.test(theirs);
    const said = isPlural && !theirs.endsWith('s') && !hasNoPlural ? `${theirs}s` : theirs;
    return {
      text: sentence.slice(0, match.index) + said + sentence.slice(match.index + word.length),
      word: said,
    };
  }
  return null;
}

interface Wish {
  improvement: ImprovementType;
  keywords: string;
  kind: TextKind;
}

function candidates(sentence: string, { improvement, keywords, kind }: Wish): Rewrite[] {
  const plain = plainOf(sentence);
  const turned = active(plain, kind);
  const strong = applyRules(turned ?? plain, WEAK_SENTENCES).text;
  const tense = readFragment(strong)?.tense === 'present' ? 'present' : 'past';
  const line = writeStatement(strong, tense);
  const read = readFragment(line);
  const isLine =
    read !== null && isVerbLed(read) && !STATES.has(read.tokens[read.finiteVerb ?? 0]?.lemma ?? '');
  const theirs = inTheirWords(plain, keywords);
  const found: Rewrite[] = [
    ...(theirs
      ? [{ text: theirs.text, reason: `“${theirs.word}” is the word the advert uses for the same thing.` }]
      : []),
    ...(turned ? [{ text: turned, reason: 'Who did it stands first.' }] : []),
    ...(strong === (turned ?? plain) ? [] : [{ text: strong, reason: 'Opens with what you did.' }]),
    ...(isLine
      ? [
          {
            text: line,
            reason: kind === 'statements' ? 'Opens with what you did.' : 'As a line of a CV, without “I”.',
          },
        ]
      : []),
    { text: plain, reason: 'Says the same, corrected and in fewer words.' },
  ];
  const asked = askFigure(line, tense);
  const blank = asked && { text: asked.blank, reason: asked.question };
  const isWorth = improvement === 'achievement' || improvement === 'impact';
  return blank && isWorth && !/\d/.test(sentence) ? [...found, blank] : found;
}

/** A place for a figure that only the person knows. */
export const BLANK = /\[[^\]]*\]/g;

/** What of a letter is no sentence to rewrite: greetings, closings, names. */
function isFrame(sentence: string, kind: TextKind): boolean {
  if (kind === 'statements') return false;
  if (/^(?:Dear|Hello|Hi|To whom|Good (?:morning|afternoon|day))\b/i.test(sentence)) return true;
  if (
    /^(?:Yours|Sincerely|Kind regards|Best (?:regards|wishes)|Regards|With (?:kind|best|warm)|Many thanks|Thanks|Respectfully)\b/i.test(
      sentence,
    )
  )
    return sentence.split(/\s+/).length < 8;
  return sentence.split(/\s+/).every((word) => /^[\p{Lu}\d(]/u.test(word));
}

function rewritesOf(sentence: string, wish: Wish): Pick<SentenceRewrites, 'rewrites' | 'note'> {
  const source = sourceOf([{ field: 'text', text: sentence }]);
  const known = new Set([sentence.replace(/[.!]$/, '')]);
  const kept: Rewrite[] = [];
  for (const { text, reason } of candidates(sentence, wish)) {
    const said = stopped(text, sentence);
    const key = said.replace(/[.!]$/, '');
    // A rewrite holds the facts of its sentence and none besides.
    const isSound = unsupportedFact(said.replaceAll(BLANK, ' '), source.claims) === undefined;
    if (known.has(key) || !isSound || kept.length >= MOST_REWRITES) continue;
    known.add(key);
    kept.push({ text: said, reason });
  }
  if (kept.some(({ text }) => !text.includes('['))) return { rewrites: kept, note: '' };
  const [asked] = kept;
  const read = readFragment(sentence.replace(/[.!]$/, ''));
  const isGood = /\d/.test(sentence) && read !== null && (isVerbLed(read) || read.kind === 'sentence');
  const said = isGood ? 'Good as it is: it says what was done, with a figure.' : 'Best left in your words.';
  return { rewrites: [], note: asked ? `${said} A figure would make it stronger: ${asked.reason}` : said };
}

/**
 * Each sentence of a text said better, each rewrite with its reason; a sentence for which nothing better is certain is
 * kept, and its note says so. Facts are kept. Greetings, names, closings and what is not English are left out.
 */
export function improveWriting(
  text: string,
  improvement: ImprovementType,
  { keywords = '', kind = registerOf(text).isFirstPerson ? 'sentences' : 'statements' }: ImproveOptions = {},
): SentenceRewrites[] {
  return prepareText(text)
    .sentences.slice(0, MOST_SENTENCES)
    .flatMap(({ span, text: marked }): SentenceRewrites[] => {
      const mark = /^\s*(?:[•◦▪–*-]|\d{1,2}[.)])\s+/u.exec(marked)?.[0] ?? '';
      const sentence = marked.slice(mark.length);
      if (sentence.split(/\s+/).length < 2 || !isEnglish(sentence) || isFrame(sentence, kind)) return [];
      const found = rewritesOf(sentence, { improvement, keywords, kind });
      return [{ span: { start: span.start + mark.length, end: span.end }, sentence, ...found }];
    });
}
