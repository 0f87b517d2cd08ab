import { layoutIds } from '@candor/domain/cv';
import { describe, expect, it } from 'vitest';
import { families } from '../fonts/families.ts';
import { fontPlan } from '../fonts/font-plan.ts';
import { themeOf } from './index.ts';

/** Signs that some of the layouts' faces have and others lack. */
const signs = [...'✓✗⁺⁻₋⇒☐►₿∷⌘☼♫❝∅⟶Ⅻ℞↵⊕'];

describe.each(signs)('%s', (sign) => {
  const plans = layoutIds.map((layout) => {
    const { text, display } = themeOf(layout).type;
    return fontPlan(sign, [families[text], families[display]]);
  });

  it('is drawn in every layout', () => {
    expect(plans.flatMap(({ missing }) => missing)).toEqual([]);
  });

  it('comes from one and the same face wherever a layout lacks it', () => {
    const faces = new Set(plans.flatMap(({ fallbacks }) => fallbacks.map(({ name }) => name)));
    expect(faces.size).toBeLessThanOrEqual(1);
  });
});
