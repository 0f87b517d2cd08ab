import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents, tries } from '@candor/testing';
import {
  cvDocument,
  cvRequestSchema,
  linesOf,
  normaliseDocument,
  withLines,
  type CvDocument,
} from '../cv/index.ts';
import { factsWithForm } from './earlier-words.ts';
import { draftFromDocument, emptyDraft } from '../cv/index.ts';
import type { FactsReport } from './report.ts';
import {
  asWorded,
  carryCvFacts,
  isWorded,
  typedAt,
  typedRequest,
  withTypedWords,
  wordedAgain,
} from './typed-words.ts';

const cv = (summary: string, bullets: string[]) =>
  cvDocument({
    basics: { name: 'Ada Reed', headline: 'Nurse', email: 'ada@example.org' },
    summary,
    experience: [{ company: 'Mercy', position: 'Nurse', start: '2019', end: 'present', bullets }],
  });
const request = (document: CvDocument) => cvRequestSchema.parse(draftFromDocument(document, 'modern', false));
const bulletsOf = ({ experience }: CvDocument) => experience.flatMap(({ bullets }) => bullets);

const worded = cv('Nurse with six years on surgical wards.', [
  'Planned shifts for 12 colleagues',
  'Ran audits.',
]);
const facts: FactsReport = {
  writer: 'model',
  sentences: [
    { text: 'Nurse with six years on surgical wards.', evidence: [] },
    {
      text: 'Planned shifts for 12 colleagues',
      evidence: [{ field: 'f', quote: 'did rota' }],
      typed: 'did rota',
    },
    { text: 'Ran audits.', evidence: [] },
  ],
  typedSummary: 'nurse, six years',
  marks: [],
  settled: [],
};

it('knows what was typed for a line that says it in other words', () => {
  expect(typedAt(worded, facts, 'experience.0.bullets.0')).toBe('did rota');
  expect(typedAt(worded, facts, 'experience.0.bullets.1')).toBeUndefined();
  expect(typedAt(worded, facts, 'summary.0')).toBe('nurse, six years');
  expect(typedAt(worded, null, 'summary.0')).toBeUndefined();
});

it('puts back what was typed, and says once what made two lines', () => {
  expect(withTypedWords(worded, facts)).toEqual(cv('nurse, six years', ['did rota', 'Ran audits.']));
  const parted: FactsReport = {
    ...facts,
    sentences: ['One line', 'Another line'].map((text) => ({ text, evidence: [], typed: 'did both' })),
  };
  expect(bulletsOf(withTypedWords(cv('', ['One line', 'Another line']), parted))).toEqual(['did both']);
});

it('gives a writer what was typed, however the request says it', () => {
  const typed = [...typedRequest(request(worded), facts).experience][0]?.description;
  expect(typed).toBe('did rota\nRan audits.');
  const asWords = asWorded(request(cv('nurse, six years', ['Did rota', 'Ran audits.'])), {
    document: worded,
    facts,
  });
  expect(asWords.experience[0]?.description).toBe('Planned shifts for 12 colleagues\nRan audits.');
  expect(asWords.summary).toBe(worded.summary);
});

it('keeps what was typed under a line that is edited, until the line goes', () => {
  const edited = withLines(worded, 'experience.0.bullets.0', ['Planned the rota of 12 colleagues']);
  const carried = carryCvFacts(facts, worded, edited);
  expect(typedAt(edited, carried, 'experience.0.bullets.0')).toBe('did rota');
  // Nothing says that it rests on what it was made of.
  expect(carried.sentences.find(({ typed }) => typed)?.evidence).toEqual([]);
  const anew = withLines(worded, 'experience.0.bullets.0', ['Something else entirely']);
  expect(typedAt(anew, carryCvFacts(facts, worded, anew), 'experience.0.bullets.0')).toBe('did rota');
  const gone = withLines(worded, 'experience.0.bullets.0', []);
  expect(carryCvFacts(facts, worded, gone).sentences.some(({ typed }) => typed)).toBe(false);
});

it('takes what stood where a mark was taken or answered for what was typed; an edit by hand is typed', () => {
  const typed = cv('I am a nurse.', ['Duties included washing.', 'kept care records', 'ran audits']);
  const mark = (line: string, words: string, proposals: string[], question?: string) => ({
    line,
    kind: 'proposal' as const,
    words,
    why: '',
    proposals,
    ...(question && { question }),
  });
  const report: FactsReport = {
    ...facts,
    writer: 'built-in',
    typedSummary: undefined,
    sentences: [typed.summary, ...bulletsOf(typed)].map((text) => ({ text, evidence: [] })),
    marks: [
      mark('summary', 'I am a nurse.', ['Nurse.']),
      mark('experience.0.bullets.0', 'Duties included washing.', ['Washed.']),
      mark('experience.0.bullets.1', 'kept care records', ['Kept [how many] care records'], 'How many?'),
    ],
  };
  const taken = cv('Nurse.', ['Washed.', 'Kept 40 care records', 'ran two audits']);
  const carried = carryCvFacts(report, typed, taken);
  expect(withTypedWords(taken, carried)).toEqual(
    cv('I am a nurse.', ['Duties included washing.', 'kept care records', 'ran two audits']),
  );
});

it('words again only what no writer has worded, and leaves what was worded or edited', () => {
  expect(isWorded(worded, facts, 'model')).toBe(true);
  const more = withLines(worded, 'experience.0.bullets.1', ['Ran audits.', 'taught two nurses']);
  expect(isWorded(more, facts, 'model')).toBe(false);
  const written = {
    document: cv('Another summary.', ['Wrote the rota', 'Ran audits.', 'Taught two nurses to draw blood']),
    facts: {
      ...facts,
      sentences: [
        { text: 'Wrote the rota', evidence: [], typed: 'did rota' },
        { text: 'Ran audits.', evidence: [] },
        { text: 'Taught two nurses to draw blood', evidence: [], typed: 'taught two nurses' },
      ],
    },
  };
  expect(wordedAgain(more, written, facts)).toEqual(
    cv(worded.summary, [
      'Planned shifts for 12 colleagues',
      'Ran audits.',
      'Taught two nurses to draw blood',
    ]),
  );
  // What it told within another line stands where it stood.
  const short = { ...written, document: cv('', ['Taught two nurses to draw blood']) };
  expect(bulletsOf(wordedAgain(more, short, facts))).toEqual([
    'Planned shifts for 12 colleagues',
    'Ran audits.',
    'Taught two nurses to draw blood',
  ]);
  expect(wordedAgain(worded, written, facts)).toEqual(worded);
});

it('words with a model what was kept without one', () => {
  const typed = cv('', ['did rota']);
  const builtIn: FactsReport = {
    writer: 'built-in',
    sentences: [{ text: 'did rota', evidence: [] }],
    marks: [],
    settled: [],
  };
  expect(isWorded(cv('Nurse.', ['did rota']), builtIn, 'model')).toBe(false);
  const written = {
    document: cv('A nurse.', ['Planned shifts']),
    facts: { ...facts, sentences: [{ text: 'Planned shifts', evidence: [], typed: 'did rota' }] },
  };
  expect(wordedAgain(typed, written, builtIn)).toEqual(cv('A nurse.', ['Planned shifts']));
});

it('takes what was typed from the form that earlier releases kept, by words or by neighbours', () => {
  const form = {
    ...emptyDraft(),
    ...draftFromDocument(cv('nurse, six years', ['did rota', 'ran audits']), 'modern', false),
  };
  const withForm = factsWithForm(worded, { ...facts, sentences: [], typedSummary: undefined }, form);
  expect(withForm && bulletsOf(withTypedWords(worded, withForm))).toEqual(['did rota', 'Ran audits.']);
  expect(withForm?.typedSummary).toBe('nurse, six years');
  expect(
    factsWithForm(worded, null, { ...emptyDraft(), ...draftFromDocument(worded, 'modern', false) }),
  ).toBeNull();
});

it('keeps each typed line once over any edits of lines that stand', () => {
  fc.assert(
    fc.property(
      documents().map(normaliseDocument),
      fc.array(fc.nat(), { maxLength: 6 }),
      (document, edits) => {
        const paths = [...linesOf(document).keys()].filter((path) => path.includes('.bullets.'));
        fc.pre(
          paths.length > 0 && new Set(paths.map((path) => linesOf(document).get(path))).size === paths.length,
        );
        let now = document;
        let report: FactsReport = {
          ...facts,
          sentences: paths.map((path, at) => ({
            text: linesOf(document).get(path) ?? '',
            evidence: [],
            typed: `typed ${at}`,
          })),
        };
        for (const [nth, edit] of edits.entries()) {
          const next = withLines(now, paths[edit % paths.length] ?? '', [`Line edited ${nth}`]);
          report = carryCvFacts(report, now, next);
          now = next;
        }
        expect(paths.map((path) => typedAt(now, report, path))).toEqual(paths.map((_, at) => `typed ${at}`));
      },
    ),
    { numRuns: tries(100, 600) },
  );
});
