import { layoutOf, type LayoutId, type Paper } from '@candor/domain/cv';
import { storedDesign, type CvRow } from '../cv/index.ts';

type Stored = Pick<CvRow, 'template' | 'layoutRelease' | 'design' | 'language' | 'isBrandFree'>;

/**
 * How a saved CV is drawn: in the layout release it was made with, unless another layout is asked for, on the paper
 * asked for, else its own, else Letter.
 */
export function storedLooks(
  stored: Stored,
  asked: { template?: LayoutId | undefined; paper?: Paper | undefined } = {},
) {
  const own = layoutOf(stored.template);
  const layout = asked.template ?? own;
  const design = storedDesign(stored.design);
  return {
    layout,
    design,
    paper: asked.paper ?? design.paper ?? 'letter',
    language: stored.language,
    isBrandFree: stored.isBrandFree,
    ...(layout === own && { release: stored.layoutRelease }),
  };
}
