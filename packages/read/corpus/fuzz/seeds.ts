import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { openStream, pdfOf } from '../../src/testing/pdf-of.ts';
import type { Bytes } from './mutate.ts';

export interface Seed {
  name: string;
  bytes: Bytes;
}

const documents = fileURLToPath(new URL('../documents/', import.meta.url));
const made = (name: string, content: string | Uint8Array): Seed => ({
  name,
  bytes: Uint8Array.from(typeof content === 'string' ? strToU8(content) : content),
});

/** A PDF without packing, so that breaking it reaches the operators of its pages. */
export function openPdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line, at) => `1 0 0 1 72 ${760 - at * 14} Tm (${line}) Tj`).join('\n');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    openStream(`BT\n/F1 11 Tf\n${text}\nET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

const cvLines = [
  'Oda Bergstrand',
  'Bookbinder',
  'oda@bergstrand.example',
  'WORK EXPERIENCE',
  'Bookbinder, Papirverkstedet',
  'Mar 2016 - Present',
  'EDUCATION',
  'Diploma, Trade School of Bergen, 2012 - 2015',
  'SKILLS',
  'Gilding, Marbling',
];

const jsonResume = {
  basics: { name: 'Oda Bergstrand', label: 'Bookbinder', email: 'oda@bergstrand.example', profiles: [] },
  work: [
    {
      name: 'Papirverkstedet',
      position: 'Bookbinder',
      startDate: '2016-03',
      highlights: ['Bound 900 books'],
    },
  ],
  education: [{ institution: 'Trade School', studyType: 'Diploma', area: 'Bookbinding', startDate: '2012' }],
  skills: [{ name: 'Craft', keywords: ['Gilding', 'Marbling'] }],
};

const linkedIn = zipSync({
  'Profile.csv': strToU8('First Name,Last Name,Headline,Summary\nOda,Bergstrand,Bookbinder,"Binds, gilds"\n'),
  'Positions.csv': strToU8(
    'Company Name,Title,Description,Location,Started On,Finished On\nPapirverkstedet,Bookbinder,"Bound 900\nbooks",Bergen,Mar 2016,\n',
  ),
  'Skills.csv': strToU8('Name\nGilding\nMarbling\n'),
});

/** The files that are broken: the corpus, and small ones of the formats that it lacks. */
export async function seeds(): Promise<Seed[]> {
  const halves = await Promise.all(
    ['dev', 'held'].map(async (half) => {
      const names = (await readdir(join(documents, half))).filter((name) => !name.endsWith('.truth.json'));
      return Promise.all(
        names.toSorted().map(async (name) => made(name, await readFile(join(documents, half, name)))),
      );
    }),
  );
  // The small ones several times: each case of theirs costs little and reaches far.
  const small = [
    made('open.pdf', openPdf(cvLines)),
    made('resume.json', JSON.stringify(jsonResume)),
    made('linkedin.zip', linkedIn),
    made('plain.txt', cvLines.join('\n')),
  ];
  return [...halves.flat(), ...Array.from({ length: 6 }, () => small).flat()];
}
