import { isSmallWord } from './right-to-left.ts';
import { rightToLeftTaskLabels } from './right-to-left-words.data.ts';
import { joinLines } from './join-lines.ts';
import { piecesOf, type Line, type Piece } from './prepared-line.ts';

/** A line with those that go on from it. */
export interface Paragraph {
  text: string;
  isBullet: boolean;
  /** Set in from where the entries of the section begin. */
  isIndented: boolean;
  pieces: Piece[];
  first: Line;
  lineCount: number;
}

/** Left edge of what a line says: of its second stretch where the first is only a date beside it. */
function contentEdge(line: Line): number {
  const { runs, x0 } = line.source;
  if (line.range?.index !== 0 || !runs || runs.length < 2) return x0;
  const after = runs.find((_, at) => at > 0 && (runs[at - 1]?.text.endsWith('\t') ?? false));
  return after?.x0 ?? x0;
}

/** The left edge where the entries of a section begin. */
function entryEdge(lines: readonly Line[]): number {
  const dated = lines.filter((line) => line.range !== null && !line.isBullet && line.text.length < 120);
  const edges = (dated.length > 0 ? dated : lines).map(contentEdge);
  return Math.min(...edges);
}

/** Fewest lines that tell a centred section, and how far their middles may lie apart in points. */
const CENTRED_LINES = 4;
const OFF_CENTRE = 3;

/** Whether the lines of a section stand in its middle, so that how far in they begin says nothing. */
function areCentred(lines: readonly Line[]): boolean {
  if (lines.length < CENTRED_LINES) return false;
  const middles = lines.map(({ source }) => (source.x0 + source.x1) / 2).toSorted((a, b) => a - b);
  const middle = middles[Math.floor(middles.length / 2)] ?? 0;
  const left = Math.min(...lines.map(({ source }) => source.x0));
  const isLevel = middles.filter((one) => Math.abs(one - middle) < OFF_CENTRE).length >= 0.8 * lines.length;
  return isLevel && lines.filter(({ source }) => source.x0 - left < OFF_CENTRE).length < 0.5 * lines.length;
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
  const edge = entryEdge(lines);
  const isCentred = areCentred(lines);
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
    const isIndented = !isCentred && contentEdge(line) - edge > 0.9 * line.source.size;
    paragraphs.push({
      text: line.text,
      isBullet: line.isBullet,
      isIndented,
      pieces: piecesOf(line.source),
      first: line,
      lineCount: 1,
    });
  });
  return paragraphs;
}

/** Whether a paragraph is running text and no head of an entry. */
export function isProse({ text, lineCount, first }: Paragraph): boolean {
  if (first.text.includes('\t')) return false;
  if (text.length > 140 || (lineCount > 1 && text.length > 100)) return true;
  const words = text.split(/\s+/);
  const lower = words.filter(isSmallWord).length;
  if (/[。；]$/u.test(text) && text.length > 8) return true;
  // A sentence: it ends with a full stop that no short form brings along, and most of its words are small.
  const isSentence =
    /(?:\p{Ll}|\p{Script=Arabic}|\p{Script=Hebrew}){3}[.!؟]$|[;؛]$/u.test(text) &&
    words.length > 2 &&
    lower >= 0.5 * words.length;
  return isSentence || (words.length > 12 && lower > 0.6 * words.length);
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
