import { cvDesign, layoutIds } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { engineer } from '../testing/documents.ts';
import { people } from '../testing/people.data.ts';
import { pdfStructure } from '../testing/read-back.ts';
import { pageEngine } from './compile.ts';

const engine = pageEngine();
/** A JPEG of one point. */
const face =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AfwD/2Q==';

// The rules of ISO 14289-1 that a file can be asked for by machine; the numbers are those of its clauses.
test.each(layoutIds)('%s keeps the rules of PDF/UA-1', async (layout) => {
  const photo = { dataUrl: face, shape: 'round' as const };
  for (const document of [engineer, people['architect']?.document ?? engineer]) {
    const input = { document, layout, paper: 'a4', isBrandFree: false, design: cvDesign({ photo }) } as const;
    const file = await pdfStructure(Uint8Array.from(engine.pdf(input)));
    // 5: it says of itself that it keeps them. 6.1, 7.1: tagged, with a title that is shown. 7.2: a language.
    expect(file.standard).toBe('1');
    expect(file).toMatchObject({
      isTagged: true,
      showsTitle: true,
      title: document.basics.name,
    });
    expect(file.language).toBe(document === engineer ? 'en' : 'ar');
    // 7.4: headings begin with the first and leave none out.
    expect(file.headings[0]).toBe(1);
    for (const [at, level] of file.headings.entries()) {
      expect(level - (file.headings[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
    // 7.3: every figure says what it is. 7.18.5: every link is in the structure.
    expect(file.figures).toEqual([document.basics.name]);
    expect(file.links).toBe(file.linkAnnotations);
    // 7.6: lists are lists.
    expect(file.roles).toEqual(expect.arrayContaining(['L', 'LI', 'LBody', 'P']));
  }
});
