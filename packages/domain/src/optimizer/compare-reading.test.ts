import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDocument, documents } from '@candor/testing';
import { cvDocument, fromText, toText, type CvDocument } from '../cv/index.ts';
import { textAt } from '../text/index.ts';
import { compareReading } from './compare-reading.ts';
import type { ComparedField, MachineRead } from './machine-read.ts';

const held = aDocument({
  summary: 'Ward nurse with nine years in trauma care.',
  experience: [
    {
      company: 'Leeds General Infirmary',
      position: 'Staff Nurse',
      start: '2019-03',
      end: 'present',
      bullets: ['Led triage on a 32-bed ward', 'Trained six students'],
    },
    {
      company: 'York Hospital',
      position: 'Health Care Assistant',
      start: '2015-09',
      end: '2019-02',
      bullets: [],
    },
  ],
  skills: [
    { name: 'Triage', group: '' },
    { name: 'Epic', group: '' },
  ],
  languages: [{ name: 'German', level: 'B2' }],
});
const text = toText(held);

const fieldsOf = ({ sections }: MachineRead) =>
  sections.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields));
const missed = (read: CvDocument) => {
  const compared = compareReading({ held, read, text });
  const fields = fieldsOf(compared).filter(({ state }) => state !== 'right');
  return { ...compared, told: fields.map(({ path, state, read: words }) => [path, state, words]) };
};
const withJob = (job: Partial<CvDocument['experience'][number]>): CvDocument => ({
  ...held,
  experience: held.experience.map((one, at) => (at === 0 ? { ...one, ...job } : one)),
});

it('says that everything was read right, each with its place in the text, and advises nothing', () => {
  const compared = compareReading({ held, read: held, text });
  expect(compared.counts).toMatchObject({ otherwise: 0, lost: 0, added: 0 });
  expect(compared.counts.right).toBe(fieldsOf(compared).length);
  expect(compared.advice).toEqual([]);
  const employer = fieldsOf(compared).find(({ path }) => path === 'experience.1.company') as ComparedField;
  expect(employer.spans.map((span) => textAt(text, span))).toEqual(['York Hospital']);
});

it('passes over capitals, spaces, dashes and the beginning of an address', () => {
  const written = {
    ...held,
    basics: { ...held.basics, links: [{ label: '', url: 'https://www.ruiz.dev/' }] },
  };
  const read = {
    ...withJob({ company: 'LEEDS  GENERAL INFIRMARY' }),
    basics: {
      ...held.basics,
      name: held.basics.name.toUpperCase(),
      links: [{ label: 'Website', url: 'ruiz.dev' }],
    },
  };
  const { counts } = compareReading({ held: written, read, text });
  expect(counts).toMatchObject({ otherwise: 0, lost: 0, added: 0 });
});

describe('tells', () => {
  it('a title and an employer that changed places', () => {
    const { told, advice } = missed(withJob({ company: 'Staff Nurse', position: 'Leeds General Infirmary' }));
    expect(told).toEqual([
      ['experience.0.position', 'otherwise', 'Leeds General Infirmary'],
      ['experience.0.company', 'otherwise', 'Staff Nurse'],
    ]);
    expect(advice).toEqual(['Try another template or format, and compare what is read.']);
  });

  it('dates that came back as years, and what to do about them', () => {
    const { told, advice } = missed(withJob({ start: '2019' }));
    expect(told).toEqual([['experience.0.dates', 'otherwise', '2019 – Present']]);
    expect(advice).toEqual(['Show dates as month and year, such as “Mar 2019 – Present”.']);
  });

  it('a whole job that is missing, and no other one', () => {
    const { told, counts } = missed({ ...held, experience: held.experience.slice(1) });
    expect(told.every(([path, state]) => path?.startsWith('experience.0.') && state === 'lost')).toBe(true);
    expect(counts).toMatchObject({ lost: 4, otherwise: 0, added: 0 });
  });

  it('a section that was not found, with the place where its words stand', () => {
    const { told, advice, sections } = missed({ ...held, languages: [] });
    expect(told).toEqual([
      ['languages.0.name', 'lost', ''],
      ['languages.0.level', 'lost', ''],
    ]);
    expect(advice).toEqual(['Nothing was read under “Languages”. A plainer heading may help.']);
    const [entry] = sections.find(({ title }) => title === 'Languages')?.entries ?? [];
    expect(entry?.fields[0]?.spans.map((span) => textAt(text, span))).toEqual(['German']);
  });

  it('a skill that was cut, and what was read instead', () => {
    const { told } = missed({
      ...held,
      skills: [
        { name: 'Triage', group: '' },
        { name: 'Made with care', group: '' },
      ],
    });
    expect(told).toEqual([
      ['skills.1.name', 'lost', ''],
      ['read:skills.1.name', 'added', 'Made with care'],
    ]);
  });

  it('a file in which nothing was found', () => {
    const { counts } = compareReading({ held, read: cvDocument(), text: '' });
    expect(counts).toMatchObject({ right: 0, otherwise: 0, added: 0 });
    expect(counts.lost).toBeGreaterThan(12);
  });
});

it('finds nothing missing in any CV that comes back out of its own text form', () => {
  fc.assert(
    fc.property(documents(), (document) => {
      const own = toText(document);
      const normal = fromText(own);
      const { counts } = compareReading({ held: normal, read: fromText(toText(normal)), text: own });
      expect(counts).toMatchObject({ otherwise: 0, lost: 0, added: 0 });
    }),
  );
});

it('keeps its places within the text and apart from each other, whatever was read', () => {
  fc.assert(
    fc.property(documents(), documents(), (one, other) => {
      const own = toText(one);
      const compared = compareReading({ held: one, read: other, text: own });
      const spans = fieldsOf(compared)
        .flatMap((field) => field.spans)
        .toSorted((a, b) => a.start - b.start);
      for (const [at, { start, end }] of spans.entries()) {
        expect(start).toBeGreaterThanOrEqual(spans[at - 1]?.end ?? 0);
        expect(end).toBeLessThanOrEqual(own.length);
      }
    }),
  );
});
