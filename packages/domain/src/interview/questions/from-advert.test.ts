import { describe, expect, it } from 'vitest';
import { readAdvert, type NamedSkill } from '../../jobs/index.ts';
import type { Pay } from '../../salary/index.ts';
import { questionsFromAdvert } from './from-advert.ts';
import { questionsToAsk } from './questions-to-ask.ts';
import { salaryTalkQuestions } from './salary-talk.ts';

const text = `HELP WANTED
Data Engineer
Brightmoor Analytics

What you'll do
- Write clean, tested Python and SQL
- Medication administration, including intravenous therapy
- Time wasters: no thanks

Requirements
- 5+ years of experience in data engineering
- Hands-on experience with AWS
- Good communication skills
- Right to work in the UK

Nice to have
- Experience with Kubernetes would be an advantage
`;

const named = (name: string, category: NamedSkill['category']): NamedSkill => {
  const start = text.indexOf(name);
  return { id: name.toLowerCase(), name, category, span: { start, end: start + name.length } };
};
const read = readAdvert(text, {
  skills: [
    named('AWS', 'tool'),
    named('communication', 'soft'),
    named('Kubernetes', 'tool'),
    named('Python', 'tool'),
  ],
});
const asked = () => questionsFromAdvert({ text, read }).map(({ question }) => question);

describe('questions from an advert', () => {
  it('ask about duties, as things to do where that is certain, else in its words', () => {
    const words = asked().join('\n');
    expect(words).toContain('This job asks you to write clean, tested Python and SQL.');
    expect(words).toContain('“Medication administration, including intravenous therapy”');
    expect(words).not.toContain('Time wasters');
  });

  it('quote what is required and what is welcome, and never what nobody can show', () => {
    const words = asked().join('\n');
    expect(words).toContain(
      'The advert asks for “Hands-on experience with AWS”. What in your experience comes closest to that?',
    );
    expect(words).toContain(
      '“Experience with Kubernetes would be an advantage”. What in your experience comes closest',
    );
    expect(words).toContain(
      '“5+ years of experience in data engineering”. How does your own experience compare?',
    );
    expect(words).not.toContain('Right to work');
    expect(words).not.toContain('HELP WANTED');
  });
});

describe('what the advert leaves open', () => {
  it('is asked by the candidate', () => {
    const ids = questionsToAsk(read).map(({ id }) => id);
    expect(ids).toContain('ask-pay');
    const paid = readAdvert(`${text}\nSalary: £40,000 a year`, { skills: [] });
    expect(paid.salary).not.toBeNull();
    expect(questionsToAsk(paid).map(({ id }) => id)).not.toContain('ask-pay');
  });

  it('does not keep pay from being talked about, with the figures that are known', () => {
    const pay: Pay = {
      distribution: { p10: 24_000, p25: 30_000, median: 38_000, p75: 45_000, p90: 52_000 },
      average: 38_000,
      publishedAs: 'Data analysts',
      row: 'gb 3544',
      confidence: 'high',
      basis: { tax: 'gross', measure: 'median', population: 'full-time employees' },
      source: { name: 'ONS', year: '2025' },
      estimated: [],
      medianRange: null,
    };
    const figures = { country: 'gb', pay } as const;
    const [first, second] = salaryTalkQuestions({ advertPay: '£35,000 to £40,000', figures });
    expect(first?.tips[0]).toBe(
      '“Data analysts” in the United Kingdom: a median of £38,000 a year before tax; half earn £30,000 to £45,000. Source: ONS, 2025.',
    );
    const drawn = { ...pay, estimated: ['p25' as const, 'p75' as const] };
    expect(salaryTalkQuestions({ figures: { country: 'gb', pay: drawn } })[0]?.tips[0]).toContain(
      'half earn £30,000 to £45,000 by our estimate.',
    );
    const guessed = { ...pay, confidence: 'low' as const };
    expect(salaryTalkQuestions({ figures: { country: 'gb', pay: guessed } })[0]?.tips[0]).toContain(
      'we estimate a median of £38,000',
    );
    expect(second?.question).toBe(
      'The advert says “£35,000 to £40,000”. How does that sit with what you had in mind?',
    );
    expect(salaryTalkQuestions().map(({ id }) => id)).not.toContain('salary-advert');
  });
});
