import type { Share } from '@candor/domain/optimizer';

/** "35%", and while some is only maybe "35–62%". */
export const shareWords = ({ least, most }: Share): string =>
  least === most ? `${least}%` : `${least}–${most}%`;
