import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvDocument, type CvDocumentInput } from '../../cv/index.ts';
import { readAdvert, type NamedSkill } from '../../jobs/index.ts';
import { tradeQuestions } from './bank/bank-questions.ts';
import { gapQuestions } from './gap-questions.ts';
import { lineQuestions } from './index.ts';

const text = `Data Engineer
Brightmoor Analytics

What you'll do
- Write clean, tested Python and SQL
- Call us on 0113 496 0000

Requirements
- 5+ years of experience in data engineering
- Hands-on experience with AWS

Nice to have
- Experience with Kubernetes would be an advantage

What we offer
- £45,000 a year and 28 days of holiday
`;
const named = (name: string, category: NamedSkill['category']): NamedSkill => {
  const start = text.indexOf(name);
  return { id: name.toLowerCase(), name, category, span: { start, end: start + name.length } };
};
const skills = [named('Python', 'tool'), named('AWS', 'tool'), named('Kubernetes', 'tool')];
const advert = { text, read: readAdvert(text, { skills }) };
const cv = cvDocument({
  experience: [
    {
      company: 'Penrose',
      position: 'Clerk',
      start: '2019-02',
      end: 'present',
      bullets: ['Answer 40 calls a day', 'Repair 12 violins and cellos a month', 'Mail: ana@example.com'],
    },
  ],
});
const wordsOf = (input: Parameters<typeof lineQuestions>[0]) =>
  lineQuestions(input).map(({ question }) => question);

describe('questions about lines', () => {
  it('quote duties and what is asked for, and neither the title, nor pay, nor how to get in touch', () => {
    const words = wordsOf({ advert }).join('\n');
    expect(words).toContain('The ad says: “Write clean, tested Python and SQL”.');
    expect(words).toContain('The ad says: “Hands-on experience with AWS”.');
    expect(words).toContain(
      '“Experience with Kubernetes would be an advantage”. The ad doesn’t insist on it.',
    );
    expect(words).not.toMatch(/0113|£45,000|“Data Engineer”|Brightmoor/u);
  });

  it('quote the lines of a CV, nearest to the ad first', () => {
    const first = (words: string) =>
      wordsOf({ cv, advert: { text: words, read: readAdvert(words, { skills: [] }) } }).find((one) =>
        one.startsWith('Your CV says'),
      );
    expect(first('Violin maker. Violins and cellos.')).toContain('“Repair 12 violins and cellos a month”');
    expect(first('Call centre. 60 calls a day.')).toContain('“Answer 40 calls a day”');
    expect(wordsOf({ cv }).join('\n')).not.toContain('@');
  });

  it('have the words of the line in them and as their source, whatever it says', () => {
    const line = fc.string({ maxLength: 160, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (bullets) => {
        const document = cvDocument({
          experience: [{ company: 'A', position: 'B', start: '', end: '', bullets }],
        });
        const all = document.experience
          .flatMap((one) => one.bullets)
          .map((one) => one.replaceAll(/\s+/gu, ' ').replaceAll(/["“”„«»]/gu, "'"));
        for (const { question, source } of lineQuestions({ cv: document })) {
          if (source.kind !== 'claim') throw new Error('not of the CV');
          expect(question).toContain(`“${source.words}”`);
          expect(all.some((one) => one.includes(source.words))).toBe(true);
        }
      }),
    );
  });
});

const job = (company: string, start: string, end: string) => ({ company, position: 'Nurse', start, end });
const gaps = (experience: CvDocumentInput['experience'], rest: CvDocumentInput = {}) =>
  gapQuestions(cvDocument({ experience, ...rest }), '2026-11').map(({ question }) => question);

describe('time that a CV leaves open', () => {
  const between = [job('Alder Care', '2022-03', 'present'), job('Elm House', '2015-01', '2020-06')];

  it('is asked about without blame, and not where something accounts for it', () => {
    expect(gaps(between)).toEqual([
      'Your CV lists nothing between Jun 2020 and Mar 2022. Is there anything from that time you would like to tell me about?',
    ]);
    const education = [{ institution: 'Leeds', degree: '', start: '2020-09', end: '2022-02' }];
    expect(gaps(between, { education })).toEqual([]);
  });

  it('is not asked about where dates are not sure', () => {
    expect(gaps([job('Alder Care', '2022', 'present'), job('Elm House', '2015', '2020')])).toEqual([]);
    expect(gaps([...between, job('Oak Ward', 'before', 'after')])).toEqual([]);
  });
});

it('asks about a situation of the trade only where CV or advert has it, and about own deeds only where the CV has them', () => {
  const ids = (family: string, ofCv: string, ofAdvert = '') =>
    tradeQuestions(family, { cv: ofCv, advert: ofAdvert }).map(({ id }) => id);
  expect(ids('47-2152.00', 'Serviced boilers')).not.toContain('bank-site-pressure');
  expect(ids('47-2152.00', '', 'Erect scaffolding')).toContain('bank-site-pressure');
  expect(ids('35-1011.00', 'Larder and sauce', 'Hiring of cooks')).not.toContain('bank-mgr-hire');
  expect(ids('35-1011.00', 'Hired and trained four commis')).toContain('bank-mgr-hire');
});
