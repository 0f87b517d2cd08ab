import { cvDocument, layoutIds } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { settingOf } from '../setting.ts';
import { withFittingName } from './name-share.ts';

const sizes = (name: string) =>
  layoutIds.map((layout) => {
    const document = cvDocument({ basics: { name, email: 'a@example.org' } });
    const setting = settingOf({ document, layout, paper: 'a4', isBrandFree: true });
    return withFittingName(setting, 'a4').theme.styles.name.size / setting.theme.styles.name.size;
  });

test('a name of common words stands as the layout sets it', () => {
  for (const share of sizes('Grzegorz Brzęczyszczykiewicz')) expect(share).toBe(1);
});

test('a word wider than its line is set smaller, to half at the least', () => {
  const [widest = 1] = sizes('Wolfeschlegelsteinhausenbergerdorff Hubert').toSorted((a, b) => a - b);
  expect(widest).toBeLessThan(0.8);
  for (const share of sizes('W'.repeat(200))) expect(share).toBe(0.5);
});
