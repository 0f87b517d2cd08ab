import type { Mark } from '../../marks/index.ts';
import { say } from '../../say/index.ts';
import type { LetterDocument } from '../document.ts';
import { letterFacts, type LetterFacts, type LetterOptions } from '../letter-facts.ts';
import { headOf } from '../letter-head.ts';
import { isOwnLanguage, type WrittenLanguage } from '../languages/own-language.ts';
import { regionOf, requestLanguage } from '../languages/languages.ts';
import { ownHead } from '../languages/own-head.ts';
import { letterLimits, type LetterRequest } from '../request.ts';
import { normaliseLetter } from '../text-form.ts';
import { formCountry } from '../typed-letter-language.ts';
import { linesOfForm, type FormLine } from './lines-of-form.ts';
import { offeredEvidence, offeredFrame } from './offered.ts';
import { sentencesFor } from './open-line.ts';

/** A letter without a model, and what it leaves to its person. */
export interface ComposedLetter {
  letter: LetterDocument;
  marks: Mark[];
}

function headFor(facts: LetterFacts, options: LetterOptions, language: string): LetterDocument {
  const own = formCountry(language, facts.country);
  if (isOwnLanguage(language)) {
    const inCountry = { ...facts, country: own ?? facts.country };
    return ownHead(inCountry, options, { language, region: regionOf(facts, language) });
  }
  const head = headOf(own ? { ...facts, country: own } : facts, options, language === 'en');
  // No English greeting stands above words of another language.
  return language === 'en' || own ? head : { ...head, date: options.today, salutation: '', close: '' };
}

function marksOfLine({ text, field, kind }: FormLine, line: string, language: string): Mark[] {
  if (kind !== 'open') return [];
  const proposals = language === 'en' ? sentencesFor({ field, text }) : [];
  const question =
    proposals.length > 0 ? {} : { question: say`How would you say it to them, in one sentence?` };
  return [
    {
      line,
      kind: 'open',
      words: text,
      why: say`This is no sentence yet.`,
      about: 'open',
      proposals,
      ...question,
    },
  ];
}

/**
 * A letter from a form and a CV without a model: greeting, date, subject and close by country, the person's own sentences in
 * the order why, evidence, practical. A line that is no sentence stands in it as an open line with what it may become; what no
 * line says is offered. The same input gives the same bytes.
 */
export function composeLetter(request: LetterRequest, options: LetterOptions): ComposedLetter {
  const facts = letterFacts(request, options);
  const language = requestLanguage(request, facts.country);
  const written: WrittenLanguage | null = language === 'en' || isOwnLanguage(language) ? language : null;
  const lines = linesOfForm(request, language);
  const paragraphs = lines
    .map((line) => line.filter(({ kind }) => kind !== 'tool'))
    .filter((line) => line.length > 0);
  const texts = paragraphs.map((line) =>
    line
      .map(({ text }) => text)
      .join(' ')
      .slice(0, letterLimits.paragraph),
  );
  const marks = [
    ...paragraphs.flatMap((line, at) =>
      line.flatMap((one) => marksOfLine(one, `paragraphs.${at}`, language)),
    ),
    ...lines
      .flat()
      .filter(({ kind }) => kind === 'tool')
      .map(({ text }): Mark => ({
        line: 'paragraphs',
        kind: 'left-out',
        words: text,
        why: say`This reads like a wish for how to write, which needs a language model. Put it in if they should read it.`,
        about: 'wish',
        proposals: [],
      })),
    ...(written ? offeredFrame(facts, written, texts) : []),
    ...(written === 'en' ? offeredEvidence(facts.cv, request.jobDescription, texts.join(' ')) : []),
  ];
  return { letter: normaliseLetter({ ...headFor(facts, options, language), paragraphs: texts }), marks };
}
