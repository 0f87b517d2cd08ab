import { findSlips, withoutSlips } from '@candor/english/slips';
import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './asides.ts';
import { evidenceOfCv } from './evidence.ts';
import type { Framing } from './frames/frame-for.ts';
import { inside, pieceOf, piecesOf, type Piece } from './piece.ts';
import { sayReferral } from './referral.ts';
import { sayRelationship } from './relationship.ts';
import { sayFragment } from './say-fragment.ts';
import { saySkills, sayTheirSkills } from './skills.ts';
import { framed, ownStatement, present, stemsOf, type Saying, type Statement } from './statement.ts';
import {
  ownFields,
  whyLeftOut,
  type Moves,
  type Says,
  type TextField,
  type ToldSoFar,
  type Voice,
} from './voice.ts';

const says: Says = {
  applied: /(?<!since )\bI (?:have |had |am )?appl(?:y|ied|ying)\b|\bto apply\b|\bmy application\b/i,
  thanked: /\b(?:thank|grateful|appreciat)/i,
  asked: /\?|\b(?:grateful|know whether|let me know|hear|learn|tell me|wonder\w*|ask)\b/i,
  resigned: /\b(?:resign\w*|giv\w+ (?:my )?notice|hand(?:ing)? in my notice|I am leaving)\b/i,
  lastDay: /\blast (?:working )?day\b.*\d/i,
  confirm: /\bconfirm/i,
  reader: /\byour?\b/i,
  happened:
    /(?<!since )\bI (?:have |had )?(?:applied|submitted|sent|was interviewed|interviewed)\b|\bmy application (?:of|from|for|dated)\b|\b(?:we|you) (?:spoke|talked|met|asked)\b/i,
  next: /\b(?:opening|vacanc\w*|looking for|call me|reach me|hear from you|meet you|interview)\b|\bif you\b/i,
};

/** With its slips mended; where what comes of it is no better ("for two years I care", "not speaks"), as it was typed. */
function mended(text: string): string {
  const better = withoutSlips(text);
  const isTimed = /\bsince\b/i.test(text) && !/\bsince\b/i.test(better);
  const isHalf = isTimed && !/\b(?:have|has|['’]ve|['’]s)\b/i.test(better);
  return isHalf || /\bnot \p{L}+s\b/u.test(better) || findSlips(better).length > 0 ? text : better;
}

/** "a tasting, Tuesdays are best": behind a comma a sentence of its own. */
function withSentenceApart(text: string): string {
  const [, first = '', behind = ''] = /^([^,]+), (.+)$/.exec(text) ?? [];
  return behind !== '' && pieceOf(`${behind}.`).read?.kind === 'sentence' ? `${first}; ${behind}` : text;
}

const LINKS: Readonly<Record<string, string>> = {
  'role held': ' and as ',
  'years in': ' and ',
  background: '; ',
};

/** Two posts or phrases that follow each other in one sentence, and behind a colon what a post was; else both. */
function joined(before: Saying, after: Saying): Saying[] {
  const [said, more] = [before.slots['said'] ?? '', after.slots['said'] ?? ''];
  const isListed = `${said}${more}`.includes(':');
  const isList = /^[^,\d:]+(?:, [^,\d:]+){2,}$/.test(more) && !isListed;
  const isOfPost = /^(?:role held|years in)$/.test(before.move) && after.move === 'background';
  if (isOfPost && !isList) return [before, { ...after, move: 'background more' }];
  const link = isOfPost ? ': ' : before.move === after.move ? LINKS[after.move] : undefined;
  const both = `${said}${link ?? ''}${more}`;
  return link === undefined || isListed || both.split(' ').length > 30
    ? [before, after]
    : [{ move: before.move, slots: { said: both } }];
}

/** English, read by its tags: what is no sentence goes into a frame where it is understood, else it is asked about. */
export class EnglishVoice implements Voice {
  readonly facts: LetterFacts;
  readonly framing: Framing;
  readonly questions: FigureQuestion[] = [];
  readonly wishes: Wish[];
  readonly says = says;
  readonly #pieces: ReadonlyMap<string, Piece[]>;
  /** Stems of what the letter is asked to leave out. */
  readonly #unwanted: ReadonlySet<string>;

  constructor(facts: LetterFacts, framing: Framing) {
    this.facts = facts;
    this.framing = framing;
    const isResignation = facts.request.letterType === 'resignation';
    this.#pieces = new Map(ownFields.map((name) => [name, piecesOf(facts.request[name], isResignation)]));
    this.wishes = [...this.#pieces.values()].flat().flatMap(({ wish }) => wish ?? []);
    this.#unwanted = new Set(
      this.wishes.flatMap((wish) => (wish.kind === 'leave out' ? [...stemsOf(wish.about)] : [])),
    );
  }

  say(move: string, own?: Slots): Statement | undefined {
    return framed(move, this.framing, own);
  }

  ask(field: LetterField, typed: string, question = whyLeftOut.other): void {
    this.questions.push({ field, sentence: typed, question });
  }

  field(name: TextField, moves: Moves): Statement[] {
    if (name === 'relationship') return sayRelationship(this);
    const isOfAnother = this.facts.request.letterType === 'recommendation' && name !== 'specificRequirements';
    const told: (Statement | Saying)[] = [];
    for (const piece of this.#pieces.get(name) ?? []) {
      for (const one of this.#wished(piece) ?? this.#said(name, piece, moves, isOfAnother)) {
        const before = told.at(-1);
        const isPair = before && 'move' in before && 'move' in one;
        if (isPair) told.splice(-1, 1, ...joined(before, one));
        else told.push(one);
      }
    }
    return told.flatMap((one) => ('move' in one ? present([this.say(one.move, one.slots)]) : [one]));
  }

  /** What a wish lets the letter say: "mention that I can do nights", "ask for a call"; undefined where it is none. */
  #wished({ wish }: Piece): Statement[] | undefined {
    if (wish?.kind === 'mention') {
      const [mentioned] = piecesOf(wish.about.replace(/^that /i, ''));
      // "if they want": of the reader nothing is said behind their back.
      const isSaid = mentioned?.kind === 'sentence' && !/\b(?:they|them|their)\b/i.test(mentioned.text);
      return isSaid ? [ownStatement(mended(mentioned.text))] : undefined;
    }
    if (wish?.kind !== 'ask for' && wish?.kind !== 'offer') return undefined;
    const about = pieceOf(wish.about);
    const fits = wish.kind === 'offer' || about.kind === 'noun' || about.tokens[0]?.pos === 'determiner';
    const found = fits ? this.say(wish.kind, { np: withSentenceApart(inside(about)) }) : undefined;
    return found && [found];
  }

  #said(name: TextField, piece: Piece, moves: Moves, isOfAnother: boolean): (Statement | Saying)[] {
    const { kind, text, typed, stop } = piece;
    if (!piece.wish && !stemsOf(text).isDisjointFrom(this.#unwanted)) {
      this.ask(name, typed, whyLeftOut.unwanted);
      return [];
    }
    if (kind === 'sentence') return [ownStatement(mended(text), stop)];
    // What is said to nobody is no key of the questions about fragments.
    const isSilent = kind in whyLeftOut && kind !== 'other';
    if (isSilent) this.ask(name, typed, whyLeftOut[kind as keyof typeof whyLeftOut]);
    const saying = isSilent ? undefined : sayFragment(piece, moves, isOfAnother ? 'they' : 'I');
    if (saying && this.say(saying.move, saying.slots)) return [saying, ...this.#rest(name, saying, moves)];
    if (!isSilent) this.ask(name, typed);
    return [];
  }

  /** What a frame could not hold, by itself: "three years in a laboratory, ran a team of 7". */
  #rest(name: TextField, { lost = [] }: Saying, moves: Moves): Saying[] {
    return lost.flatMap((part) => {
      const piece = pieceOf(part);
      const saying = piece.kind === 'verb' ? sayFragment(piece, moves) : undefined;
      if (!saying) this.ask(name, part);
      return saying ?? [];
    });
  }

  referral(): Statement | undefined {
    const { referralSource } = this.facts.request;
    const found = sayReferral(this.facts, this.framing);
    if (!found && referralSource !== '') this.ask('referralSource', referralSource);
    return found;
  }

  evidence(told: ToldSoFar): Statement[][] {
    return this.facts.hasCv ? evidenceOfCv(this.facts, this.framing, this.wishes, told) : [];
  }

  skills(told: readonly Statement[], isRoom: boolean): Statement[] {
    return this.facts.request.letterType === 'recommendation'
      ? sayTheirSkills(this)
      : saySkills(this, told, isRoom);
  }
}
