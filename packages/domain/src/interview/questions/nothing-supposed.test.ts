import { describe, expect, it } from 'vitest';
import { cvDocument, type CvDocumentInput } from '../../cv/index.ts';
import { readAdvert } from '../../jobs/index.ts';
import { tradeQuestions } from './bank/bank-questions.ts';
import { questionsFromAdvert } from './from-advert.ts';
import { questionsFromCv } from './from-cv.ts';
import { planInterview } from './plan-interview.ts';

const advertOf = (text: string) => ({ text, read: readAdvert(text, { skills: [] }) });
const worked = (position: string, bullets: string[], rest: CvDocumentInput = {}) =>
  cvDocument({
    experience: [{ company: 'Harrow Ltd', position, start: '2019-02', end: '2024-01', bullets }],
    ...rest,
  });
const wordsOf = (questions: readonly { question: string }[]) =>
  questions.map(({ question }) => question).join('\n');

const bakery = advertOf(`Baker
Millstone Bread

Duties
- Baker, early shifts
- You don't get: night work or split days
- Shape and bake sourdough loaves
- Train our two apprentices in the bakehouse

Requirements
- A few words of Welsh please our older customers
`);

describe('what an advert asks', () => {
  it('is asked about in words that fit whoever has done it and whoever has not', () => {
    const asked = (cv: ReturnType<typeof worked>) => wordsOf(questionsFromAdvert(bakery, { cv }));
    for (const cv of [
      worked('Bus driver', ['Drove 62 children to school and home again']),
      worked('Baker', ['Shaped and baked 400 sourdough loaves a night']),
    ]) {
      expect(asked(cv)).toContain('This job asks you to shape and bake sourdough loaves.');
      expect(asked(cv)).not.toMatch(/need to learn|a time when you did|How do you go about/u);
    }
  });

  it('is neither its title, nor what is not given, nor what only those within can do', () => {
    const words = wordsOf(questionsFromAdvert(bakery));
    expect(words).not.toMatch(/early shifts|don't get|our two/u);
    expect(words).toContain('sourdough');
  });

  it('presupposes no language that the CV lacks', () => {
    const text = 'Clerk\nAcme\n\nYou speak Portuguese with our suppliers every day, and write to them.\n';
    const start = text.indexOf('Portuguese');
    const span = { start, end: start + 'Portuguese'.length };
    const named = { id: 'pt', name: 'Portuguese', isKnown: true, category: 'language' as const, span };
    const advert = { text, read: { ...readAdvert(text, { skills: [] }), languages: [named] } };
    const asked = (name: string) =>
      wordsOf(
        questionsFromAdvert(advert, {
          cv: worked('Clerk', [], { skills: [{ name: `${name} B1`, group: '' }] }),
        }),
      );
    expect(asked('Portuguese')).toContain('The advert mentions Portuguese');
    expect(asked('Danish')).not.toContain('Portuguese');
  });
});

describe('the bank', () => {
  const ids = (family: string, cv: string, advert = '') =>
    tradeQuestions(family, { cv, advert }).map(({ id }) => id);

  it('asks about a situation only where CV or advert has it, and about own deeds only where the CV has them', () => {
    expect(ids('47-2152.00', 'Serviced boilers')).not.toContain('bank-site-pressure');
    expect(ids('47-2152.00', '', 'Erect scaffolding')).toContain('bank-site-pressure');
    expect(ids('35-1011.00', 'Larder and sauce', 'Hiring of cooks')).not.toContain('bank-mgr-hire');
    expect(ids('35-1011.00', 'Hired and trained four commis')).toContain('bank-mgr-hire');
  });

  it('takes no trade from the headline of a CV where the title of the advert was not read', () => {
    const occupation = { code: '47-2111.00', title: 'Electricians', practices: [], technologies: [] };
    const cv = worked('Electrician', [], { basics: { headline: 'Electrician' } });
    const read = { ...bakery.read, title: null };
    const idsFor = (position: string) =>
      planInterview({
        position,
        company: '',
        difficulty: 'hard',
        count: 20,
        cv,
        occupation,
        advert: { ...bakery, read },
      }).map(({ id }) => id);
    expect(idsFor('Electrician').some((id) => id.startsWith('bank-elec-'))).toBe(false);
    expect(idsFor('Industrial Electrician').some((id) => id.startsWith('bank-elec-'))).toBe(true);
  });
});

describe('the employer', () => {
  it.each([
    ['Northgate Staffing', 'Clerk'],
    ['Larkfield', 'Clerk\nOn behalf of our client, a maker of boxes, we look for a clerk.'],
  ])('is not named where %s may look for people for somebody else', (company, text) => {
    const asked = planInterview({
      position: 'Clerk',
      company,
      difficulty: 'easy',
      count: 20,
      advert: advertOf(text),
    });
    expect(wordsOf(asked)).not.toContain(company);
  });
});

describe('an employer that the advert does not bear out', () => {
  it.each([
    ['Fernside', 'Florist wanted, Fernside. Tie bouquets and serve in the shop.'],
    ['Tiling Foreman', 'Tiling Foreman (m/f), near Leeds. Lay floors in new flats.'],
    ['Ogden & Pratt', 'Curator, county museum. You will list the Ogden & Pratt drawings and show them.'],
  ])('is not named: %s', (company, text) => {
    const asked = planInterview({ position: 'Clerk', company, difficulty: 'easy', advert: advertOf(text) });
    expect(wordsOf(asked)).not.toContain(company);
    expect(wordsOf(asked)).toContain('Why do you want to work here?');
  });

  it.each([
    ['Fernside', 'Florist. Fernside is a shop of four in Hull. You tie bouquets.'],
    ['Fernside', 'Florist. Come and join Fernside in Hull. You tie bouquets.'],
    ['Fernside', 'You tie bouquets and serve in the shop.'],
  ])('is named where nothing speaks against it: %s', (company, text) => {
    const asked = planInterview({ position: 'Florist', company, difficulty: 'easy', advert: advertOf(text) });
    expect(wordsOf(asked)).toContain('Why do you want to work at Fernside?');
  });
});

describe('an occupation', () => {
  const occupation = {
    code: '27-1013.00',
    title: 'Fine Artists, Including Painters, Sculptors, and Illustrators',
    practices: [
      { name: 'prepare canvases', isEssential: true, occupations: 9 },
      { name: 'prepare frescoes', isEssential: true, occupations: 9 },
    ],
    technologies: [],
  };
  const plan = (text: string) =>
    planInterview({
      position: 'Colour Artist',
      company: '',
      difficulty: 'medium',
      count: 20,
      occupation,
      advert: advertOf(text),
    });

  it('asks nothing where the advert does not bear it out', () => {
    const ids = plan('Nail bar. You will file, tint and polish nails.').map(({ id }) => id);
    expect(ids).not.toContain('bank-media-critique');
  });

  it('asks only about tasks that the advert or the CV has', () => {
    const words = wordsOf(plan('Assistant to two painters. You will prepare canvases and stretch paper.'));
    expect(words).not.toContain('frescoes');
    expect(words).not.toContain('Suppose you had to');
    expect(words).toContain('how you would prepare canvases');
  });
});

describe('what a CV says', () => {
  const asked = (bullet: string) => wordsOf(questionsFromCv(worked('Porter', [bullet])));

  it.each([
    'Was seconded to the depot in Hull for 4 months, 2 nights a week away',
    '24-bed ward, two porters a shift',
    'Dover, Calais, and one season in Hull 2015-16',
    'Ran the stores; wrote the rota for nine porters; met the suppliers every week; checked the stock by hand; raised over 300 orders in the new system',
  ])('is not read out as a deed: %s', (bullet) => {
    expect(asked(bullet)).toBe('');
  });

  it('is read out where a verb leads it', () => {
    expect(asked('Ran evening classes for neighbours, 5 a year, 12 to 20 people')).toContain(
      'evening classes',
    );
  });

  it('is asked about the last use of a tool only where the advert wants it and no line shows it', () => {
    const names = ['Yoruba', 'First aid', 'Sage 50', 'Tableau'];
    const cv = worked('Clerk', ['Drew charts in Tableau'], {
      skills: names.map((name) => ({ name, group: '' })),
    });
    const cvTools = ['Sage 50', 'Tableau'];
    const advert = 'You know Sage 50 or Xero, and Tableau.';
    const asked = (one: Parameters<typeof questionsFromCv>[1]) =>
      wordsOf(questionsFromCv(cv, one).filter(({ question }) => question.includes('the last piece of work')));
    expect(asked({ cvTools, advert })).toBe(
      'The advert asks for “Sage 50”, and your CV lists it among your skills. Tell me about the last piece of work for which you needed that.',
    );
    expect(asked({ cvTools, advert: 'You know Xero.' })).toBe('');
    expect(asked({ advert })).toBe('');
  });
});
