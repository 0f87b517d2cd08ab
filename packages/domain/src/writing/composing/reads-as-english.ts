import { meaningsOf } from '@candor/english';
import { isEnglish } from '../language.ts';

/** The part of a text's longer words that English knows, 0 to 1; 1 where there are none. */
function knownShare(text: string): number {
  const words = text.toLowerCase().match(/(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu) ?? [];
  return words.length === 0 ? 1 : words.filter((word) => meaningsOf(word).length > 0).length / words.length;
}

/** Whether a text is English by its small words and by all others, so that its wording may be touched. */
export function readsAsEnglish(text: string): boolean {
  const share = knownShare(text);
  const isShort = text.split(/\s+/, 7).length < 7;
  return share >= (isShort ? 0.5 : 0.6) && (isEnglish(text) || share > 0.85);
}
