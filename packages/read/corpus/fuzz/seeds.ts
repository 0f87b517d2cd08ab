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

/** The same with what refers to one another: a form, a length that stands elsewhere, names in a tree, an outline. */
function linkedPdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line, at) => `1 0 0 1 72 ${760 - at * 14} Tm (${line}) Tj`).join('\n');
  const packed = '9 0 10 32 << /S /URI /URI (https://a.example) >> << /Type /Outlines /Count 0 >>';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /Outlines 10 0 R /AcroForm << /Fields [8 0 R] >> /Names << /Dests 11 0 R >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 /Resources 12 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents [4 0 R] /Annots [8 0 R] >>',
    openStream(`BT\n/F1 11 Tf\n${text}\nET /X Do /G gs`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [32 /space] >> >>',
    {
      dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources 12 0 R',
      data: Buffer.from('/X2 Do'),
    },
    { dictionary: '/Type /ObjStm /N 2 /First 10', data: Buffer.from(packed) },
    '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 9 0 R /Parent 2 0 R /AP << /N 6 0 R >> >>',
    '<< /S /URI /URI (https://b.example) >>',
    'null',
    '<< /Kids [13 0 R] /Limits [(a) (b)] >>',
    '<< /Font << /F1 5 0 R >> /XObject << /X 6 0 R /X2 6 0 R >> /ExtGState << /G << /SMask << /S /Alpha /G 6 0 R >> >> >> >>',
    '<< /Names [(a) 3 0 R] /Parent 11 0 R >>',
  ]);
}

/** A Word document whose relations and styles can be turned on themselves. */
const linkedDocx = zipSync({
  'word/document.xml': strToU8(
    '<w:document><w:body><w:p><w:pPr><w:pStyle w:val="s1"/></w:pPr><w:r><w:t>Oda Bergstrand</w:t></w:r></w:p><w:p><w:hyperlink r:id="r1"><w:r><w:rPr><w:rStyle w:val="s2"/></w:rPr><w:t>site</w:t></w:r></w:hyperlink></w:p></w:body></w:document>',
  ),
  'word/styles.xml': strToU8(
    '<w:styles><w:style w:styleId="s1"><w:basedOn w:val="s2"/></w:style><w:style w:styleId="s2"><w:basedOn w:val="s3"/></w:style><w:style w:styleId="s3"/></w:styles>',
  ),
  'word/_rels/document.xml.rels': strToU8(
    '<Relationships><Relationship Id="r1" TargetMode="External" Target="https://a.example"/><Relationship Id="r2" Target="header1.xml"/></Relationships>',
  ),
  'word/header1.xml': strToU8('<w:hdr><w:p><w:r><w:t>CV</w:t></w:r></w:p></w:hdr>'),
});

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
    made('linked.pdf', linkedPdf(cvLines)),
    made('linked.docx', linkedDocx),
  ];
  return [...halves.flat(), ...Array.from({ length: 6 }, () => small).flat()];
}
