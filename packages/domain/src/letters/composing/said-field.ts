import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './asides.ts';
import type { Framing } from './frames/frame-for.ts';
import { piecesOf, type Piece } from './piece.ts';
import { sayFragment, type FieldFrames, type Saying } from './say-fragment.ts';
import { framed, ownStatement, type Statement } from './statement.ts';

/** What a field gives a letter. */
export interface SaidField {
  statements: Statement[];
  wishes: Wish[];
  questions: FigureQuestion[];
}

function questionFor({ kind, typed }: Piece, field: LetterField): FigureQuestion {
  const asked = {
    wish: 'Followed as an instruction. If you meant it as text for the letter, rewrite it as a full sentence.',
    note: 'This looked like a note to yourself, so it was left out.',
    untactful:
      'Left out because employers rarely need to know it. To include it, rewrite it without the private detail.',
    foreign: 'This is in another language than the rest, so it was left out.',
    other:
      'Left out because it could not be turned into a sentence. Rewrite it as a full sentence to include it.',
  };
  const known =
    kind === 'wish' || kind === 'note' || kind === 'untactful' || kind === 'foreign' ? kind : 'other';
  return { field, sentence: typed, question: asked[known] };
}

/** The clauses of a sentence that can stay where one of them should go: "…, wife works days" falls away. */
function tactfulPart(piece: Piece): Piece | undefined {
  const parts = piece.text.split(/,\s+|\s+(?=(?:when|because|since|while) )/);
  const kept = parts.filter((part) => piecesOf(part).every(({ kind }) => kind !== 'untactful'));
  const [first] = parts;
  if (kept.length === 0 || kept.length === parts.length || kept[0] !== first) return undefined;
  const [only] = piecesOf(first ?? '');
  return only && (only.kind === 'sentence' || only.kind === 'verb') ? only : undefined;
}

interface FieldOptions {
  field: LetterField;
  frames: FieldFrames;
  /** The move that gives a verb its subject. */
  verb: string;
  framing: Framing;
}

/** One or more fragments that the same frame holds: "My reasons, in short: walls, people, dog." */
interface Held extends Saying {
  pieces: Piece[];
}

function joined(before: Held, after: Held): Held | undefined {
  const [slot = ''] = Object.keys(before.slots);
  const isSame = before.move === after.move || (before.move === 'reasons' && after.move === 'reason noun');
  const isList = isSame && (slot === 'list' || slot === 'np') && before.move !== 'years in';
  if (!isList || before.move === 'years as') return undefined;
  if (before.move === 'reason noun')
    return {
      move: 'reasons',
      slots: { list: `${before.slots[slot] ?? ''}, ${after.slots[slot] ?? ''}` },
      pieces: [...before.pieces, ...after.pieces],
    };
  const [one = '', other = ''] = [before.slots[slot], after.slots[slot] ?? after.slots['np']];
  const between = slot === 'list' ? ', ' : one.includes(' and ') ? ' and also ' : ' and ';
  return {
    ...before,
    slots: { [slot]: `${one}${between}${other}` },
    pieces: [...before.pieces, ...after.pieces],
  };
}

/** The statements that a field's text makes; what makes none is asked about. */
export function sayField(typed: string, { field, frames, verb, framing }: FieldOptions): SaidField {
  const said: SaidField = { statements: [], wishes: [], questions: [] };
  const ask = (piece: Piece) => said.questions.push(questionFor(piece, field));
  let held: Held | undefined;
  const tell = () => {
    const statement = held && framed(held.move, framing, held.slots);
    if (statement) said.statements.push(statement);
    else held?.pieces.forEach(ask);
    held = undefined;
  };
  for (const piece of piecesOf(typed, framing.holds.has('resigns'))) {
    if (piece.wish) said.wishes.push(piece.wish);
    // "mention that I can do nights" says what to mention.
    const [mentioned] =
      piece.wish?.kind === 'mention' ? piecesOf(piece.wish.about.replace(/^that /i, '')) : [];
    if (mentioned?.kind === 'sentence') {
      tell();
      said.statements.push(ownStatement(mentioned.text));
      continue;
    }
    const usable = piece.kind === 'untactful' ? tactfulPart(piece) : piece;
    // Somebody who wrote a capital and a full stop meant it to stand.
    const isMeantSo = usable?.kind === 'other' && /^\p{Lu}.*[.!?]\s*$/su.test(usable.typed);
    const framedSaying = usable && usable.kind !== 'sentence' ? sayFragment(usable, frames, verb) : undefined;
    const saying = isMeantSo && framedSaying?.move === frames.any ? undefined : framedSaying;
    const isOwn = usable?.kind === 'sentence' || (isMeantSo && !saying);
    if (usable !== piece || (!isOwn && !saying)) ask(piece);
    if (saying?.left !== undefined) ask({ ...piece, kind: 'other', typed: saying.left });
    if (!saying && !isOwn) continue;
    const next = saying && { ...saying, pieces: [piece] };
    const both = held && next && joined(held, next);
    if (both) held = both;
    else {
      tell();
      held = next;
    }
    if (usable && isOwn) said.statements.push(ownStatement(usable.text, usable.stop));
  }
  tell();
  return said;
}
