import { cvDesign } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { engineer, people, someLayouts } from '@candor/testing';
import { face } from '../testing/face.data.ts';
import { brokenPdfUaRules } from '../testing/pdf-ua.ts';
import { pageEngine } from './compile.ts';

const engine = pageEngine();

test.each(someLayouts(0))('%s keeps the rules of PDF/UA-1', async (layout) => {
  const photo = { dataUrl: face, shape: 'round' as const };
  for (const document of [engineer, people['architect']?.document ?? engineer]) {
    const input = { document, layout, paper: 'a4', isBrandFree: false, design: cvDesign({ photo }) } as const;
    const expected = {
      title: document.basics.name,
      language: document === engineer ? 'en' : 'ar',
      figures: [document.basics.name],
    };
    expect(await brokenPdfUaRules(engine.pdf(input), expected)).toEqual([]);
  }
});
