import { describe, expect, it } from 'vitest';
import { cvDocument, type CvDocumentInput } from '../../cv/index.ts';
import { readAdvert, type AdvertSkill } from '../../jobs/index.ts';
import { languageToAsk } from './language-to-ask.ts';
import { questionsFromCv } from './from-cv.ts';
import { yearsToAsk } from './years-to-ask.ts';

const TODAY = '2026-11';
const worked = (position: string, start: string, rest: CvDocumentInput = {}) =>
  cvDocument({ experience: [{ company: 'Penrose', position, start, end: 'present', bullets: [] }], ...rest });

describe('the years that an advert asks for', () => {
  const text = 'Gardener, Kew. You bring at least three years in a public garden, and a driving licence.';
  const number = 'three years';
  const start = text.indexOf(number);
  const minYears = { name: number, years: 3, span: { start, end: start + number.length } };
  const advert = { text, read: { ...readAdvert(text, { skills: [] }), minYears } };
  const asked = (cv: ReturnType<typeof worked>) => yearsToAsk(advert, cv, TODAY);

  it('are asked about whole, where the CV has fewer', () => {
    expect(asked(worked('Gardener, public garden', '2025-01'))).toBe(
      'at least three years in a public garden',
    );
  });

  it('are not asked about where the CV has as many, whatever it calls the work', () => {
    expect(asked(worked('Groundsman', '2020-01'))).toBeNull();
  });
});

describe('the language to ask about', () => {
  const named = (...names: string[]): AdvertSkill[] =>
    names.map((name) => ({
      id: name,
      name,
      isKnown: true,
      category: 'language',
      span: { start: 0, end: 1 },
    }));
  const ask = (languages: { name: string; level: string }[], ...names: string[]) =>
    languageToAsk(worked('Clerk', '2020', { languages }), named(...names));

  it('is one that is known in part, where there is one', () => {
    expect(
      ask(
        [
          { name: 'Irish', level: 'native' },
          { name: 'Polish', level: 'A2' },
        ],
        'Irish',
        'Polish',
      ),
    ).toEqual({
      name: 'Polish',
      level: 'Polish A2',
    });
  });

  it('is none of which the CV states no limit', () => {
    expect(ask([{ name: 'Irish', level: 'fluent' }], 'Irish')).toBeNull();
    expect(ask([], 'Irish')).toBeNull();
  });
});

describe('claims', () => {
  const first = (bullets: string[], advert: string) => {
    const [one] = questionsFromCv(
      cvDocument({
        experience: [{ company: 'Penrose', position: 'Clerk', start: '2019', end: 'present', bullets }],
      }),
      { advert },
    );
    return one?.question ?? '';
  };

  it('are asked about first where they are nearest to the advert', () => {
    const bullets = ['Answer 40 calls a day', 'Repair 12 violins and cellos a month'];
    expect(first(bullets, 'Violin maker. You repair violins and cellos.')).toContain('violins');
    expect(first(bullets, 'Call centre. You answer calls, 60 a day.')).toContain('calls');
  });

  it('are quoted where their first word is the noun of another verb', () => {
    expect(first(['Waste on the presses fell from 9 % to 4 %'], '')).toContain('“Waste on the presses fell');
  });

  it('of what is done every day come behind what was done once, and are asked about where they go wrong', () => {
    const asked = first(['Process 1,400 invoices a month', 'Reduced open items from 310 to 45'], '');
    expect(asked).toContain('reduced open items');
    expect(first(['Process 1,400 invoices a month'], '')).toMatch(/did not go as planned|is difficult/u);
  });

  it.each([
    ['Average package DO from 85 ppb to 38 ppb', 'how do you know it worked'],
    ['Reprints from 11 in 2023 to 3 in 2025', 'how do you know it worked'],
  ])('that tell of something going down without a verb are asked for how: %s', (bullet, words) => {
    expect(first([bullet], '')).toContain(words);
  });

  it('of a range are not asked about as a change', () => {
    expect(first(['Plan 35 to 40 events a year, budgets from $5,000 to $400,000'], '')).not.toContain(
      'worked',
    );
  });

  it('of being present are not asked about', () => {
    expect(first(['Attend team meetings weekly'], '')).toBe('');
  });
});
