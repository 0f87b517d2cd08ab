import { findSlips, withoutSlips } from '@candor/english/slips';

/** With its slips mended; where what comes of it is no better ("for two years I care", "not speaks"), as it was typed. */
export function mended(text: string): string {
  const better = withoutSlips(text);
  const isTimed = /\bsince\b/i.test(text) && !/\bsince\b/i.test(better);
  const isHalf = isTimed && !/\b(?:have|has|['’]ve|['’]s)\b/i.test(better);
  return isHalf || /\bnot \p{L}+s\b/u.test(better) || findSlips(better).length > 0 ? text : better;
}
