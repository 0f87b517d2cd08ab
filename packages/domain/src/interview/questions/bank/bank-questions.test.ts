import { describe, expect, it } from 'vitest';
import { competencies, interviewDifficulties, questionCategories } from '../../index.ts';
import { bankQuestions } from './bank-questions.ts';

const all = bankQuestions({ family: 'all' });
const groups = '11 13 15 17 19 21 23 25 27 29 31 33 35 37 39 41 43 45 47 49 51 53'.split(' ');
/** "We know that that is so" has no place in a question; numbers and names may come twice. */
const DOUBLED = /(?<![\p{L}])(\p{Ll}+) \1(?![\p{L}])/u;

describe('the bank', () => {
  it('has three hundred questions and more, each with an id and words of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
  });

  it('writes each question in full', () => {
    for (const one of all) {
      expect(one.question).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(one.question.length).toBeLessThan(300);
      expect(one.tips.length).toBeGreaterThanOrEqual(2);
      expect(one.tips.length).toBeLessThanOrEqual(3);
      expect(one.keyPoints.length).toBeGreaterThanOrEqual(3);
      expect(one.keyPoints.length).toBeLessThanOrEqual(5);
      expect(one.strongAnswer).toMatch(/^\p{Lu}.{20,}\.$/u);
      for (const words of [one.question, one.strongAnswer, ...one.tips, ...one.keyPoints, one.followUp ?? ''])
        expect(words).not.toMatch(new RegExp(`${DOUBLED.source}|[{}[\\]<>|]|^\\s|\\s$`, 'u'));
    }
  });

  it('has behavioural questions of each competency, of each difficulty', () => {
    const few = competencies.filter(
      (competency) =>
        bankQuestions().filter(
          (one) => one.category === 'behavioral' && one.competencies.includes(competency),
        ).length < 5,
    );
    const none = interviewDifficulties.flatMap((difficulty) =>
      questionCategories.filter(
        (category) =>
          !bankQuestions().some((one) => one.category === category && one.difficulty === difficulty),
      ),
    );
    expect([few, none]).toEqual([[], []]);
  });

  it.each(groups)('has questions of the trades of major group %s', (family) => {
    const general = bankQuestions().length;
    expect(bankQuestions({ family }).length - general).toBeGreaterThanOrEqual(4);
  });

  it('asks nobody about another trade', () => {
    const ids = bankQuestions({ family: '47-2031.00' }).map(({ id }) => id);
    expect(ids).toContain('bank-carp-measure');
    expect(ids).toContain('bank-site-start');
    expect(ids).not.toContain('bank-elec-dead');
    expect(bankQuestions().map(({ id }) => id)).not.toContain('bank-carp-measure');
  });

  it('names the employer where it is stated, and else says "here"', () => {
    const asked = (company?: string) =>
      bankQuestions(company === undefined ? {} : { company }).find(({ id }) => id === 'bank-stay')?.question;
    expect(asked()).toBe('What would keep you here for several years, and what would make you leave?');
    expect(asked('Alder Care')).toBe(
      'What would keep you at Alder Care for several years, and what would make you leave?',
    );
    expect(asked('{here} <b>')).toBe(asked());
  });
});
