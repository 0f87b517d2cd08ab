import { cvDesign } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { renderFile } from '../render-file.ts';
import { peopleIn, someLayouts } from '@candor/testing';
import { childOrder, elementsOf, outOfSequence } from '../testing/ooxml.ts';
import { docxParts } from '../testing/read-back.ts';

const engine = pageEngine();
const face = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;

const designs = [
  cvDesign({}),
  cvDesign({
    accent: '#0b5d3b',
    typePair: 'vollkorn',
    photo: { dataUrl: face, shape: 'round' },
    sections: { pageBreakBefore: ['education'], keepTogether: ['experience', 'skills'] },
  }),
];

// What Word refuses to open a file for: the sequence of the schema (ECMA-376, part 1), parts without a type,
// relationships that lead nowhere, ids used twice, cells that do not end in a paragraph.
test.each(someLayouts(0))('the DOCX of %s keeps the rules of its schema', async (layout) => {
  for (const [, { document }] of peopleIn(layout)) {
    for (const design of designs) {
      const input = { document, layout, paper: 'letter', isBrandFree: false, design } as const;
      const parts = docxParts((await renderFile(engine, 'docx', input)).bytes);
      const paths = Object.keys(parts);
      const read = (path: string) => parts[path] ?? '';
      const types = read('[Content_Types].xml');
      const body = read('word/document.xml');
      for (const path of paths.filter((name) => name.endsWith('.xml'))) {
        expect([path, outOfSequence(elementsOf(read(path)))]).toEqual([path, null]);
      }
      for (const path of paths.filter((name) => name !== '[Content_Types].xml')) {
        const extension = path.slice(path.lastIndexOf('.') + 1);
        expect(types.includes(`PartName="/${path}"`) || types.includes(`Extension="${extension}"`)).toBe(
          true,
        );
      }
      const relationships = [
        ...read('word/_rels/document.xml.rels').matchAll(/<Relationship ([^>]*)\/>/gu),
      ].map(([, attributes = '']) => attributes);
      for (const attributes of relationships.filter((one) => !one.includes('TargetMode="External"'))) {
        const target = /Target="([^"]*)"/u.exec(attributes)?.[1] ?? '';
        expect(paths).toContain(new URL(target, 'zip:/word/').pathname.slice(1));
      }
      const ids = relationships.map((attributes) => /Id="([^"]*)"/u.exec(attributes)?.[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of body.matchAll(/r:(?:id|embed)="([^"]*)"/gu)) expect(ids).toContain(id);
      expect(body).not.toMatch(/<\/w:tbl><\/w:tc>|<\/w:tcPr><\/w:tc>/u);
      expect(body).not.toMatch(/<w:body><w:sectPr/u);
      const styles = [...read('word/styles.xml').matchAll(/w:styleId="([^"]*)"/gu)].map(([, id]) => id);
      expect(new Set(styles).size).toBe(styles.length);
      for (const [, id] of body.matchAll(/<w:[pr]Style w:val="([^"]*)"/gu)) expect(styles).toContain(id);
    }
  }
});

test('an element out of its place is found', () => {
  const paragraph = (inner: string) => elementsOf(`<w:p><w:pPr>${inner}</w:pPr></w:p>`);
  expect(outOfSequence(paragraph('<w:pStyle w:val="a"/><w:spacing/><w:jc w:val="left"/>'))).toBeNull();
  expect(outOfSequence(paragraph('<w:jc w:val="left"/><w:spacing/>'))).toBe('w:pPr: w:spacing after w:jc');
  expect(outOfSequence(paragraph('<w:jc w:val="left"/><w:jc w:val="left"/>'))).toBe('w:pPr: w:jc after w:jc');
  expect(outOfSequence(paragraph('<w:colour/>'))).toBe('w:pPr: w:colour is not known');
  expect(Object.keys(childOrder)).toContain('w:tcPr');
});
