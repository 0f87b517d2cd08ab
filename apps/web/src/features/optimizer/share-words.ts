import type { Share } from '@candor/domain/optimizer';
import { percent } from '../../ui/figures.ts';

/** "35%", and while some is only maybe "35–62%". */
export const shareWords = ({ least, most }: Share): string =>
  least === most ? percent(least) : `${least}–${percent(most)}`;
