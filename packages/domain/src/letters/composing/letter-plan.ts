import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './asides.ts';
import type { Framing } from './frames/frame-for.ts';
import type { FieldFrames } from './say-fragment.ts';
import { sayField, whyLeftOut } from './said-field.ts';
import { piecesOf, type Piece } from './piece.ts';
import { stemsOf, type Statement } from './statement.ts';

/** The paragraphs of a letter, as statements. */
export interface Composition {
  paragraphs: readonly (readonly Statement[])[];
}

type TextField =
  | 'motivation'
  | 'experience'
  | 'achievements'
  | 'specificRequirements'
  | 'relationship'
  | 'skills'
  | 'referralSource';

/** Fields that are typed in sentences, instructions to the tool among them. */
const ownFields = ['motivation', 'experience', 'achievements', 'specificRequirements'] as const;

/** What a letter is composed with: its facts, its frames, and what its fields said so far. */
export interface LetterPlan {
  facts: LetterFacts;
  framing: Framing;
  wishes: Wish[];
  questions: FigureQuestion[];
  /** The statements of a field; what makes none is asked about. `verb` gives a fragment its subject: "I" where left out. */
  field(name: TextField, frames: FieldFrames, verb?: string): Statement[];
  /** Asks about typed words that the letter leaves out. */
  ask(field: LetterField, typed: readonly string[]): void;
}

export function letterPlan(facts: LetterFacts, framing: Framing): LetterPlan {
  const pieces = new Map<TextField, Piece[]>();
  const piecesIn = (name: TextField) => {
    const known = pieces.get(name) ?? piecesOf(facts.request[name], framing.holds.has('resigns'));
    pieces.set(name, known);
    return known;
  };
  const unwanted = new Set(
    ownFields
      .flatMap(piecesIn)
      .flatMap(({ wish }) => (wish?.kind === 'leave out' ? [...stemsOf(wish.about)] : [])),
  );
  const plan: LetterPlan = {
    facts,
    framing,
    wishes: [],
    questions: [],
    field(name, frames, verb = 'work') {
      const said = sayField(piecesIn(name), { field: name, frames, verb, framing, unwanted });
      plan.wishes.push(...said.wishes);
      plan.questions.push(...said.questions);
      return said.statements;
    },
    ask(field, typed) {
      const question = whyLeftOut[field === 'skills' ? 'skill' : 'other'];
      if (typed.length > 0) plan.questions.push({ field, sentence: typed.join(', '), question });
    },
  };
  return plan;
}
