import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvDocument } from '../../cv/index.ts';
import { readAdvert } from '../../jobs/index.ts';
import { english, spokenBy, type Speaker } from '../../say/speaker.ts';
import {
  interviewDifficulties,
  questionCategories,
  type InterviewDifficulty,
  type InterviewQuestion,
} from '../index.ts';
import { builtInFor, planInterview, type PlanInput } from './index.ts';

const plan = (parts: Partial<PlanInput> = {}) =>
  planInterview({ position: 'Staff Nurse', company: 'Alder Care', difficulty: 'medium', ...parts });

const advertText = `Staff Nurse
Alder Care

Duties
- Carry out patient assessment and record observations
- Medication administration

You will need
- Experience of wound care
- Good communication skills
`;
const advert = { text: advertText, read: readAdvert(advertText, { skills: [] }) };
const cv = cvDocument({
  experience: [
    {
      company: 'Westfield Hospital',
      position: 'Nurse',
      start: '2020-01',
      end: '2024-06',
      bullets: ['Cut waiting time from 40 to 25 minutes', 'Trained 12 new starters on the ward'],
    },
  ],
});

describe('the plan', () => {
  it('has five built-in questions to begin with, one of each category', () => {
    expect(
      builtInFor('')
        .map(({ category }) => category)
        .toSorted(),
    ).toEqual(questionCategories.toSorted());
  });

  it.each(interviewDifficulties)('asks ten %s questions, no harder one among them', (difficulty) => {
    const order = interviewDifficulties.indexOf(difficulty);
    const asked = plan({ difficulty, cv, advert });
    expect(asked).toHaveLength(10);
    for (const one of asked) expect(interviewDifficulties.indexOf(one.difficulty)).toBeLessThanOrEqual(order);
  });

  it('asks of every category, about the CV, the advert and the trade, and names the employer', () => {
    const occupation = { code: '29-1141.00', title: 'Registered Nurses' };
    const asked = plan({ difficulty: 'hard', cv, advert, occupation });
    expect(new Set(asked.map(({ category }) => category))).toEqual(new Set(questionCategories));
    const words = asked.map(({ question }) => question).join('\n');
    expect(words).toContain('Your CV says: “Cut waiting time from 40 to 25 minutes”.');
    expect(words).toContain('Alder Care');
    expect(asked.some(({ source }) => source.kind === 'advert')).toBe(true);
    expect(asked.some(({ id }) => /^bank-(?:nurse|care|health)-/u.test(id))).toBe(true);
  });

  it('asks the same of the same, and other questions in the next round', () => {
    expect(plan({ cv, advert })).toEqual(plan({ cv, advert }));
    const [first, second] = [plan(), plan({ round: 1 })].map((asked) => asked.map(({ id }) => id));
    expect(first).not.toEqual(second);
  });

  it('asks the same whoever words it, every word in the language of the interview', () => {
    const loud = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => word.toUpperCase());
    const other: Speaker = {
      ...english,
      language: 'fr',
      word: (texts, values) => english.word(texts.map(loud), values),
    };
    const input = { difficulty: 'hard', advert, cv, count: 20, today: '2026-11' } as const;
    const asked = spokenBy(other, () => plan(input));
    const idsOfBank = (all: readonly InterviewQuestion[]) =>
      all.filter(({ id }) => /^(?:bank|built-in)-/u.test(id)).map(({ id }) => id);
    expect(idsOfBank(asked)).toEqual(idsOfBank(plan(input)));
    for (const { question, tips, keyPoints, strongAnswer, followUp = '', source } of asked) {
      // What is quoted, and the employer's name, stay as they are.
      const own = question.replace('words' in source ? source.words : '', '').replace('Alder Care', '');
      for (const words of [own, ...tips, ...keyPoints, strongAnswer, followUp])
        expect(words.replaceAll(/\d{4}|\bMar|\bJun/gu, '')).toBe(loud(words).replaceAll(/\d{4}/gu, ''));
    }
  });

  it('can be as long as is wanted, from five to twenty', () => {
    expect(plan({ count: 1 })).toHaveLength(5);
    expect(plan({ count: 99, difficulty: 'easy' })).toHaveLength(20);
  });
});

const word = fc.constantFrom(
  ...'cut led trained waiting time from 40 to 25 the the a team of nurses my our I we by 20 % and and, {x} [name] <b> Prise en charge ; : – " ? . @ www.x.de Was Responsible for not'.split(
    ' ',
  ),
);
const words = fc.oneof(
  fc.array(word, { maxLength: 18 }).map((all) => all.join(' ')),
  fc.string({ maxLength: 120, unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n\p{Cc}]/gu, ' ')),
);
const date = fc.constantFrom('', '2019', '2019-03', '2021-07-01', 'present', 'last summer', '2024-11');
const anyCv = fc
  .record({
    jobs: fc.array(
      fc.record({
        company: words,
        position: words,
        start: date,
        end: date,
        bullets: fc.array(words, { maxLength: 4 }),
      }),
      {
        maxLength: 4,
      },
    ),
    skills: fc.array(words, { maxLength: 4 }),
    degree: words,
  })
  .map(({ jobs, skills, degree }) =>
    cvDocument({
      experience: jobs,
      skills: skills.map((name) => ({ name, group: '' })),
      education: [{ institution: '', degree, location: '', start: '', end: '2015' }],
    }),
  );
const anyAdvert = fc
  .array(
    fc.oneof(
      words,
      words.map((line) => `- ${line}`),
      fc.constantFrom('Duties', 'Requirements:', 'Nice to have'),
    ),
    {
      maxLength: 14,
    },
  )
  .map((lines) => lines.join('\n'));

describe('whatever the CV and the advert', () => {
  it('every question is a whole sentence of its own', () => {
    fc.assert(
      fc.property(
        anyCv,
        anyAdvert,
        words,
        fc.constantFrom<InterviewDifficulty>('easy', 'medium', 'hard'),
        (document, text, company, difficulty) => {
          const read = readAdvert(text, { skills: [] });
          const asked = planInterview({
            position: 'Nurse',
            company,
            difficulty,
            cv: document,
            advert: { text, read },
            today: '2026-11',
            count: 20,
          });
          expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
          for (const { question, id } of asked) {
            expect(id).toMatch(/^[a-z-]+[a-z0-9-]*$/u);
            expect(question).toMatch(/^\p{Lu}.*[.?]$/u);
            expect(question.length).toBeLessThan(300);
            expect(question).not.toMatch(/[{}[\]<>]|\bundefined\b|\bnull\b|\s\s/u);
            expect(question.replaceAll(company.trim(), '')).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
