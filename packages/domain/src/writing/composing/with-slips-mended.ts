import { readFragment } from '@candor/english';
import { mended } from '@candor/english/mending';
import { findSlips } from '@candor/english/slips';

/** A whole sentence of its writer's without its slips; what has no subject is no sentence, and stays. */
export function withSlipsMended(sentence: string): string {
  const isOwn = /^(?:I|We|My|Since)\b/i.test(sentence) && readFragment(sentence)?.kind === 'sentence';
  return isOwn && (/\bsince\b/i.test(sentence) || findSlips(sentence).length > 0)
    ? mended(sentence)
    : sentence;
}
