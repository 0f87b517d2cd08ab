import { rightToLeftTaskLabels } from './right-to-left-words.data.ts';
import { joinLines } from './join-lines.ts';
import { piecesOf, type Line, type Piece } from './prepared-line.ts';

/** A line with those that go on from it. */
export interface Paragraph {
  text: string;
  isBullet: boolean;
  pieces: Piece[];
  first: Line;
  lineCount: number;
}

/** A stretch that goes on in the same type on the next line is one. */
function addPieces(pieces: Piece[], [first, ...more]: readonly Piece[]): void {
  const last = pieces.at(-1);
  if (last && first && last.style === first.style)
    pieces[pieces.length - 1] = { ...last, text: joinLines(last.text, first.text) };
  else if (first) pieces.push(first);
  pieces.push(...more);
}

/** The first line of a head whose date stands beside its last one, as if it stood beside the whole. */
function withRangeOf({ text, first }: Paragraph, { text: words, range }: Line): Line {
  return {
    ...first,
    text,
    range: range && { ...range, index: range.index + text.length - words.length },
  };
}

/** Joins the lines of a section into paragraphs. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  lines.forEach((line) => {
    const last = paragraphs.at(-1);
    if (last && line.isContinued) {
      last.text = joinLines(last.text, line.text);
      if (last.first.range === null && line.range !== null && line.text.includes('\t'))
        last.first = withRangeOf(last, line);
      addPieces(
        last.pieces,
        piecesOf(line.source).map((piece) => ({ ...piece, column: 0 })),
      );
      last.lineCount += 1;
      return;
    }
    paragraphs.push({
      text: line.text,
      isBullet: line.isBullet,
      pieces: piecesOf(line.source),
      first: line,
      lineCount: 1,
    });
  });
  return paragraphs;
}

const RIGHT_TO_LEFT_LABEL = new RegExp(`^(?:${rightToLeftTaskLabels})\\s*:?$`, 'u');
const LABEL =
  /^(?:(?:key |main |selected )?(?:highlights|responsibilities|achievements|accomplishments|duties|tasks|results|courses|coursework|technologies|tech stack|tools|details)|aufgaben|tätigkeiten|erfolge|schwerpunkte|missions?|réalisations|tâches|responsabilités|funciones|logros|responsabilidades|tareas|atividades|funções|attività|mansioni|responsabilità|taken|werkzaamheden|verantwoordelijkheden|обязанности|достижения|职责|工作内容|主要职责|工作职责)\s*[:：]?$/iu;

/** Whether a paragraph only says what the next ones are ("Highlights:"). */
export function isLabel({ text, isBullet }: Paragraph): boolean {
  return !isBullet && isLabelText(text);
}

export function isLabelText(text: string): boolean {
  return text.length < 40 && (LABEL.test(text) || RIGHT_TO_LEFT_LABEL.test(text));
}
