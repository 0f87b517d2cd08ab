import { isEnglish, type FigureQuestion } from '../../writing/index.ts';
import type { LetterDocument } from '../document.ts';
import { letterFacts, withoutNotes, type LetterFacts, type LetterOptions } from '../letter-facts.ts';
import { addressee } from '../letter-form.ts';
import { headOf } from '../letter-head.ts';
import { afterGreeting, OwnVoice, type OwnPlan } from '../languages/own-voice.ts';
import { letterLanguage, regionOf, requestLanguage } from '../languages/languages.ts';
import { formCountry } from '../typed-letter-language.ts';
import type { LetterLanguage } from '../languages/letter-language.ts';
import { inOwnMonths, ownHead } from '../languages/own-head.ts';
import { ownSlots } from '../languages/own-slots.ts';
import { letterLimits, type LetterRequest } from '../request.ts';
import { normaliseLetter } from '../text-form.ts';
import { bodyOf } from './compose-body.ts';
import { EnglishVoice } from './english-voice.ts';
import type { FrameLanguage } from './frames/frame.ts';
import type { Framing } from './frames/frame-for.ts';
import { presuppositionsOf } from './frames/presuppositions.ts';
import { isPost } from '@candor/english/posts';
import { present, shareSaid, stemsOf, wordsIn, type Statement } from './statement.ts';
import { ownFields, whyLeftOut, type Paragraphs } from './voice.ts';

/** Whether the person's own words are English, so that English sentences fit around them. */
export function isEnglishRequest(request: LetterRequest): boolean {
  const typed = ownFields.map((field) => request[field]).join('\n');
  return !/\p{L}/u.test(typed) || isEnglish(typed);
}

/** A letter's sentences, each with whose it is, and what its form leaves open. */
export interface ComposedLetter {
  paragraphs: Statement[][];
  questions: FigureQuestion[];
}

function framingOf(facts: LetterFacts, language: FrameLanguage): Framing {
  const { title: _title, ...content } = facts.request;
  const { role = '', aRole = '', aimed = '' } = facts.slots;
  // "fish processing" is nobody, nor is "Summer placement 2027".
  return {
    language,
    tone: facts.request.tone,
    holds: presuppositionsOf(facts),
    seed: JSON.stringify([content, facts.cv.basics.name]),
    slots: {
      ...facts.slots,
      role: isPost(role) || !/^\p{Ll}/u.test(role) ? role : '',
      aRole: isPost(role) ? aRole : '',
      aimed: isPost(aimed.split(/ (?:in|at) /)[0] ?? '') ? aimed : '',
    },
  };
}

/** No sentence is said twice, and a paragraph of a few words joins the one before it. */
function settled(paragraphs: Paragraphs): Statement[][] {
  const said = new Set<string>();
  const once = paragraphs.map((paragraph) =>
    present(paragraph).filter(
      ({ text }) => !said.has(text.toLowerCase()) && Boolean(said.add(text.toLowerCase())),
    ),
  );
  const filled = once.filter((paragraph) => paragraph.length > 0);
  const joined: Statement[][] = [];
  for (const [at, paragraph] of filled.entries()) {
    const isInner = at > 0 && at < filled.length - 1;
    if (isInner && wordsIn(paragraph) < LEAST_WORDS) joined.at(-1)?.push(...paragraph);
    else joined.push([...paragraph]);
  }
  return joined;
}

const LEAST_WORDS = 20;

/** The person's words by themselves, where no frames speak their language; each field ends with a stop. */
function wordsAlone(request: LetterRequest): Statement[][] {
  return [...ownFields, 'skills' as const]
    .map((field) => request[field].trim())
    .filter((text) => text !== '')
    .map((text): Statement[] => [{ text: /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text, by: 'own' }]);
}

/** A letter's facts in its own language: its country is one where that is written. */
function planOf(request: LetterRequest, options: LetterOptions) {
  const facts = letterFacts(request, options);
  const told = requestLanguage(request, facts.country);
  const language = told === '' ? (isEnglishRequest(request) ? 'en' : 'und') : told;
  const rules = letterLanguage(language);
  const country = language === 'en' ? facts.country : formCountry(language, facts.country);
  const own = { ...facts, country: country ?? facts.country };
  return { facts: own, language, rules, hasForm: country !== undefined };
}

function ownPlanOf(facts: LetterFacts, rules: LetterLanguage, options: LetterOptions): OwnPlan {
  const region = regionOf(facts, rules.language);
  const slots = ownSlots(facts, rules, options.today);
  const dated = {
    ...slots,
    contact: inOwnMonths(slots['contact'] ?? '', region),
    lastDay: inOwnMonths(slots['lastDay'] ?? '', region),
  };
  return { facts, rules, region, framing: { ...framingOf(facts, rules.language), slots: dated } };
}

/** A greeting that names nobody, where somebody may have been named. */
function greetingQuestion({ hiringManagerName }: LetterRequest): FigureQuestion[] {
  const question =
    'The greeting names nobody, because this does not read as one name. Type a title and a family name, such as “Ms Tran”, to change that.';
  return addressee(hiringManagerName).isUnsure
    ? [{ field: 'hiringManagerName', sentence: hiringManagerName, question }]
    : [];
}

function composed(request: LetterRequest, options: LetterOptions): ComposedLetter {
  const { facts, language, rules } = planOf(request, options);
  if (rules) {
    const own = ownPlanOf(facts, rules, options);
    const voice = new OwnVoice(own);
    return { paragraphs: afterGreeting(settled(bodyOf(voice)), own), questions: voice.questions };
  }
  if (language !== 'en') return { paragraphs: wordsAlone(request), questions: [] };
  const voice = new EnglishVoice(facts, framingOf(facts, language));
  return { paragraphs: settled(bodyOf(voice)), questions: voice.questions };
}

// A letter and its questions are asked for one after the other.
const last = new WeakMap<LetterRequest, { options: LetterOptions; letter: ComposedLetter }>();

/** Composes the sentences of a letter: the same input gives the same. */
export function composition(request: LetterRequest, options: LetterOptions): ComposedLetter {
  const known = last.get(request);
  if (known?.options === options) return known.letter;
  const { paragraphs, questions: open } = composed(request, options);
  // What was left out and stands elsewhere in the letter is not asked for again.
  const told = new Set(paragraphs.flat().flatMap(({ text }) => [...stemsOf(text)]));
  const questions = open.filter(
    ({ question, sentence }) =>
      question !== whyLeftOut.other || shareSaid(sentence, told) < 1 || sentence === '',
  );
  const plain = withoutNotes(request);
  const letter = {
    paragraphs,
    questions: [...questions, ...greetingQuestion(plain.request), ...plain.questions],
  };
  last.set(request, { options, letter });
  return letter;
}

function headFor(request: LetterRequest, options: LetterOptions): LetterDocument {
  const { facts, language, rules, hasForm } = planOf(request, options);
  if (rules) return ownHead(facts, options, ownPlanOf(facts, rules, options));
  const head = headOf(facts, options, language === 'en');
  // No English greeting stands above words of another language.
  return hasForm ? head : { ...head, date: options.today, salutation: '', close: '' };
}

/** Composes a letter from a form and a CV: the same input gives the same bytes. Nothing is checked here; see the gate. */
export function composeLetter(request: LetterRequest, options: LetterOptions): LetterDocument {
  const paragraphs = composition(request, options).paragraphs.map((paragraph) =>
    paragraph
      .map(({ text }) => text)
      .join(' ')
      .slice(0, letterLimits.paragraph),
  );
  return normaliseLetter({ ...headFor(request, options), paragraphs });
}
