import type { FoundRange } from './find-dates.ts';
import { rightToLeftTaskLabels } from './right-to-left-words.data.ts';
import type { Line, Piece } from './prepared-line.ts';
import type { Words } from './words.ts';

/** A line with those that go on from it. */
export interface Paragraph {
  words: Words;
  isBullet: boolean;
  pieces: Piece[];
  first: Line;
  /** Its stretch of time, by its place in the words. */
  range: FoundRange | null;
}

/** A stretch that goes on in the same type on the next line is one. */
function addPieces(pieces: Piece[], [first, ...more]: readonly Piece[]): void {
  const last = pieces.at(-1);
  if (last && first && last.style === first.style)
    pieces[pieces.length - 1] = { ...last, words: last.words.withLine(first.words) };
  else if (first) pieces.push(first);
  pieces.push(...more);
}

/** Joins the lines of a section into paragraphs. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const { words, isBullet, range, pieces } = line;
    const last = paragraphs.at(-1);
    if (!last || !line.isContinued) {
      paragraphs.push({ words, isBullet, pieces: [...pieces], first: line, range });
      continue;
    }
    last.words = last.words.withLine(words);
    // A date beside the last line of a head stands beside the whole.
    if (range !== null && words.text.includes('\t'))
      last.range ??= { ...range, index: range.index + last.words.text.length - words.text.length };
    addPieces(
      last.pieces,
      pieces.map((piece) => ({ ...piece, column: 0 })),
    );
  }
  return paragraphs;
}

const RIGHT_TO_LEFT_LABEL = new RegExp(`^(?:${rightToLeftTaskLabels})\\s*:?$`, 'u');
const LABEL =
  /^(?:(?:key |main |selected )?(?:highlights|responsibilities|achievements|accomplishments|duties|tasks|results|courses|coursework|technologies|tech stack|tools|details)|aufgaben|tätigkeiten|erfolge|schwerpunkte|missions?|réalisations|tâches|responsabilités|funciones|logros|responsabilidades|tareas|atividades|funções|attività|mansioni|responsabilità|taken|werkzaamheden|verantwoordelijkheden|обязанности|достижения|职责|工作内容|主要职责|工作职责)\s*[:：]?$/iu;

/** Whether a paragraph only says what the next ones are ("Highlights:"). */
export function isLabel({ words, isBullet }: Paragraph): boolean {
  return !isBullet && isLabelText(words.text);
}

export function isLabelText(text: string): boolean {
  return text.length < 40 && (LABEL.test(text) || RIGHT_TO_LEFT_LABEL.test(text));
}
