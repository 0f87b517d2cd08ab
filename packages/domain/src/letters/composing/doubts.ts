import type { Piece } from './piece.ts';

/** "Adana and Korean?": a statement that asks itself. */
export const isDoubted = ({ kind, text, stop }: Pick<Piece, 'kind' | 'text' | 'stop'>): boolean =>
  stop === '?' &&
  kind !== 'wish' &&
  !/^(?:(?:and|but|so|please),? )?(?:who|what|when|where|which|why|how|may|might|do|does|did|have|has|am|is|are|was|were|can|could|will|would|should|shall|any)\b|\b(?:whether|if)\b/i.test(
    text,
  );

/** What "don't put that!!" points at: back to the line that a colon leads, else the fragments before it, or one sentence. */
export function takenBack(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const back = new Set<Piece>();
  for (const [at, { wish, text }] of pieces.entries()) {
    if (wish?.kind !== 'take back') continue;
    const before = pieces.slice(0, at);
    const led = before.findLastIndex((one) => one.typed.includes(':'));
    const whole = before.findLastIndex(({ kind }) => kind === 'sentence');
    const from = /\bthan\b/i.test(text) ? 0 : led >= 0 ? led : Math.max(0, Math.min(whole + 1, at - 1));
    for (const one of before.slice(from)) back.add(one);
  }
  return back;
}
