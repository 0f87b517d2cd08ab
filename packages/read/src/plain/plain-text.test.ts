import { cvDesign, exportFormatSchema, toText } from '@candor/domain/cv';
import { createRenderer } from '@candor/render';
import { goodCvs } from '@candor/testing';
import { afterAll, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

it.each(exportFormatSchema.options)('gives the words of a %s in the order of the file', async (format) => {
  const [cv] = goodCvs;
  if (!cv) throw new Error('there is no CV');
  const input = { document: cv.document, layout: 'professional', paper: 'a4', isBrandFree: false } as const;
  const { bytes } = await renderer.cv.file(format, { ...input, design: cvDesign() });
  const text = bare((await plainText(bytes)) ?? '');
  const places = cv.document.experience.flatMap(({ company, bullets }) =>
    [company, ...bullets].map((words) => text.indexOf(bare(words))),
  );
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('gives nothing of what is no document of text', async () => {
  expect(await plainText(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toBeNull();
});

it('gives a text as it is, and of a web page what is not script', async () => {
  const text = toText({ basics: { name: 'Ana Ruiz' } });
  expect(await plainText(new TextEncoder().encode(text))).toBe(text);
  const page =
    '<html><head><style>p{}</style></head><body><script>1</script><p>Ana\n Ruiz</p><p>Nurse</p></body></html>';
  expect(await plainText(new TextEncoder().encode(page))).toBe('Ana Ruiz\nNurse');
});
