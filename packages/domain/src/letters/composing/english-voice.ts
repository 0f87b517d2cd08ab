import type { FigureQuestion } from '../../writing/index.ts';
import { asYou } from '../as-you.ts';
import { personName } from '../letter-form.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './asides.ts';
import { evidenceOfCv } from './evidence.ts';
import { isTellingAsTyped, sayFragment } from './fragment.ts';
import type { Framing } from './frames/frame-for.ts';
import { mended } from './mended.ts';
import { inside, piecesOf, type Piece } from './piece.ts';
import { sayReferral } from './referral.ts';
import { sayRelationship } from './relationship.ts';
import { saySkills } from './skills.ts';
import { framed, ownStatement, stemsOf, type Statement } from './statement.ts';
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
  applied:
    /(?<!since )\bI (?:have |had |am )?(?:\p{L}+ly )?appl(?:y|ied|ying)\b|\bto apply\b|\bmy application\b/iu,
  thanked: /\b(?:thank|grateful|appreciat)/i,
  asked: /\?|\b(?:grateful|know whether|let me know|hear|learn|tell me|wonder\w*|ask)\b/i,
  resigned: /\b(?:resign\w*|giv\w+ (?:my )?notice|hand(?:ing)? in my notice|I am leaving)\b/i,
  lastDay: /\blast (?:working )?day\b.*\d/i,
  notice: /\bI am giving\b.*\bnotice\b/,
  happened:
    /(?<!since )\bI (?:have |had )?(?:applied|submitted|sent|was interviewed|interviewed)\b|\bmy application (?:of|from|for|dated)\b|\b(?:we|you) (?:spoke|talked|met|asked)\b/i,
  next: /\b(?:opening|vacanc\w*|looking for|call me|reach me|hear from you|let me know|meet you|interview)\b|\bif you\b|\?$/i,
};

/** "It was hard.", "They paid for it.": no sense without the sentence before it. */
const LEANING = /^(?:it|that|this|these|those|they|s?he)\b|\b(?:before now|until now|either)\b/i;
/** "But I do like it there." behind nothing. */
const withoutLink = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(/^(?:also,? |(?:and|but|so|then),? (?=I\b))/i, ''),
});
const OF_PERSON = /^(?:they|s?he)\b/i;

/** What is private elsewhere is here what is asked for. */
const ASKS_PRIVATE = /\b(?:bereave\p{L}*|lived experience|own (?:loss|illness|recovery|caring))\b/iu;

/** Verbs of how things are: nobody is told to do them. */
const STATE =
  /^(?:be|have|need|want|like|prefer|live|own|hold|know|speak|understand|hope|wish|can|could|will|would)$/;

/** English, read by its tags: sentences as they are, few fragments that are sure, and questions for the rest. */
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
    const isPrivateFine =
      facts.request.letterType === 'resignation' || ASKS_PRIVATE.test(facts.request.jobDescription);
    this.#pieces = new Map(ownFields.map((name) => [name, piecesOf(facts.request[name], isPrivateFine)]));
    this.wishes = [...this.#pieces.values()].flat().flatMap(({ wish }) => wish ?? []);
    this.#unwanted = new Set(
      this.wishes.flatMap((wish) => (wish.kind === 'leave out' ? [...stemsOf(wish.about)] : [])),
    );
  }

  say(move: string, own?: Slots): Statement | undefined {
    return framed(move, this.framing, own);
  }

  ask(field: LetterField, typed: string, question = whyLeftOut.other): void {
    // "Rick, …": the greeting names its reader already.
    const { full, given } = personName(this.facts.request.hiringManagerName);
    if (!typed || ![full, given].includes(typed)) this.questions.push({ field, sentence: typed, question });
  }

  field(name: TextField, moves: Moves): Statement[] {
    if (name === 'relationship') return sayRelationship(this);
    const isOfAnother = this.facts.request.letterType === 'recommendation' && name !== 'specificRequirements';
    let isStranded = false;
    return (this.#pieces.get(name) ?? []).flatMap((typed) => {
      const piece = isStranded && typed.kind === 'sentence' ? withoutLink(typed) : typed;
      // "She has only done them with me." goes with what it leans on.
      const leans = isStranded && LEANING.test(piece.text) && !(isOfAnother && OF_PERSON.test(piece.text));
      if (leans) this.ask(name, piece.typed, whyLeftOut.leaning);
      const said = leans ? [] : this.#said(name, piece, moves, isOfAnother);
      isStranded = said.length === 0 && !piece.wish && piece.kind !== 'note';
      return said;
    });
  }

  #said(name: TextField, piece: Piece, moves: Moves, isOfAnother: boolean): Statement[] {
    const { kind, text, typed, stop, wish } = piece;
    const leave = (question: string): Statement[] => {
      this.ask(name, typed, question);
      return [];
    };
    if (wish?.kind === 'mention') return this.#mentioned(name, wish.about, typed);
    const asked = wish && this.#asked(wish);
    if (asked) return [asked];
    if (!wish && !stemsOf(text).isDisjointFrom(this.#unwanted)) return leave(whyLeftOut.unwanted);
    if (kind === 'sentence')
      return [ownStatement(asYou(mended(text), this.facts.request.hiringManagerName), stop)];
    if (kind === 'wish' || kind === 'note' || kind === 'pasted' || kind === 'untactful' || kind === 'foreign')
      return leave(whyLeftOut[kind]);
    // "write about 200 words": in this field a verb that nobody leads is said to the tool.
    const [first] = piece.tokens;
    const isCommand = first?.form === 'base' && kind === 'verb' && !STATE.test(first.lemma);
    // "Send my best to Curtis": of the writer's own, said to the reader.
    if (name === 'specificRequirements' && isCommand)
      return /\b(?:my|me)\b/i.test(text) ? [ownStatement(text, stop)] : leave(whyLeftOut.wish);
    const thanked = moves.thanked?.test(text)
      ? this.say('thanks for', {
          np: `the ${inside(piece)}`.replace(/^the (?=(?:the|an?|my|our|your) )/, ''),
        })
      : undefined;
    const saying = sayFragment(piece, moves, isOfAnother ? 'they' : 'I');
    const isGiven = saying?.move === 'notice' && this.facts.request.letterType === 'resignation';
    const found = thanked ?? (saying && this.say(isGiven ? 'notice given' : saying.move, saying.slots));
    const isEvidence =
      (name === 'experience' || name === 'achievements') &&
      (!isOfAnother || piece.tokens.some(({ pos }) => pos === 'number'));
    if (!found && isEvidence && isTellingAsTyped(piece)) return [ownStatement(mended(text), stop)];
    return found ? [found] : leave(whyLeftOut.other);
  }

  /** "ask when they will decide", "offer to bake on Monday": said to the reader. */
  #asked(wish: Wish): Statement | undefined {
    if (wish.kind !== 'ask' && wish.kind !== 'offer') return undefined;
    const np = wish.about
      .replace(/^if\b/i, 'whether')
      .replace(/^(\p{L}+) (?:they|s?he) (?=\p{L}+)/iu, '$1 you ');
    if (/\b(?:they|them|their)\b|[,(]/i.test(np)) return undefined;
    if (wish.kind === 'offer') return /^to /i.test(np) ? this.say('offer', { np }) : undefined;
    const [, thing = ''] = /^(?:for|about) (.+)$/i.exec(np) ?? [];
    return thing === '' ? this.say('ask whether', { np }) : this.say('ask for', { np: thing });
  }

  /** What is to be mentioned, where it is a sentence. */
  #mentioned(name: TextField, about: string, typed: string): Statement[] {
    const pieces = piecesOf(`${about.charAt(0).toUpperCase()}${about.slice(1)}.`);
    if (pieces.every(({ kind }) => kind === 'sentence'))
      return pieces.map(({ text, stop }) => ownStatement(mended(text), stop));
    this.ask(name, typed);
    return [];
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

  skills(told: readonly Statement[]): Statement[] {
    return saySkills(this, told);
  }
}
