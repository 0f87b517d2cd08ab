import type { PositionedLine } from '@candor/domain/reading';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

/** A line in pieces, cut between two words where there are any. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < line.length;) {
    const most = from + readLimits.line;
    const space = most < line.length ? line.lastIndexOf(' ', most) : line.length;
    const to = space > from ? space : most;
    pieces.push(line.slice(from, to));
    from = to;
  }
  return pieces;
}

/** A text whose lines are no longer than is read. Throws a {@link Refusal} where it is more than a CV. */
export function textWithinLength(text: string): string {
  if (text.length > readLimits.characters) throw new Refusal('too_long');
  const lines = text.split('\n');
  if (lines.length > readLimits.lines) throw new Refusal('too_long');
  return lines.flatMap((line) => (line.length > readLimits.line ? piecesOf(line) : [line])).join('\n');
}

/** Lines no longer than is read. Throws a {@link Refusal} where they are more than a CV. */
export function linesWithinLength(lines: readonly PositionedLine[]): PositionedLine[] {
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > readLimits.characters) throw new Refusal('too_long');
  return lines.flatMap((line) => {
    if (line.text.length <= readLimits.line) return [line];
    const { runs: _, ...rest } = line;
    return piecesOf(line.text).map((text) => ({ ...rest, text }));
  });
}
