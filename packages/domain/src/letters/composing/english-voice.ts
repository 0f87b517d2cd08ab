import { asSentence, withoutStop, type FigureQuestion } from '../../writing/index.ts';
import { asYou, isBetweenTwo, isOfReader } from '../as-you.ts';
import { personName } from '../letter-form.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import { withoutAge, type Wish } from './asides.ts';
import { isDoubted, takenBack } from './doubts.ts';
import { evidenceOfCv } from './evidence.ts';
import { isTellingAsTyped, sayFragment } from './fragment.ts';
import type { Framing } from './frames/frame-for.ts';
import { mended } from './mended.ts';
import { heldHere } from './held-here.ts';
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
  asked:
    /\?|\b(?:let me know|tell me|wonder\w*)\b|\b(?:be|am) grateful\b|\bto (?:hear|learn|know|ask)\b|\bI ask\b/i,
  resigned: /\b(?:resign\w*|giv\w+ (?:my )?notice|hand(?:ing)? in my notice|I am leaving)\b/i,
  lastDay: /\blast (?:working )?day\b.*\d/i,
  notice: /\bI am giving\b.*\bnotice\b/,
  happened:
    /(?<!mock )\b(?:interview|tour|visit|trial)\b|\b(?:seeing|meeting|show(?:ed|ing)|having) me\b|(?<!since )\bI (?:have |had )?(?:applied|submitted|sent|was interviewed|interviewed)\b|\bmy application (?:of|from|for|dated)\b|\b(?:we|you) (?:spoke|talked|met|asked)\b/i,
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

/** "thank him for the course": to him. */
const THANKED = /^thank (?:him|her|them)(?= for )/i;

/** What words name, for leaving it out wherever it is said. */
const thingsIn = (about: string) =>
  piecesOf(about)
    .flatMap(({ tokens }) => tokens)
    .flatMap(({ pos, text }) => (/^(?:noun|name|number)$/.test(pos) ? [text] : []))
    .join(' ');

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
  readonly #isPrivateFine: boolean;
  /** Stems of what the letter is asked to leave out. */
  readonly #unwanted: ReadonlySet<string>;

  constructor(facts: LetterFacts, framing: Framing) {
    this.facts = facts;
    this.framing = framing;
    this.#isPrivateFine =
      facts.request.letterType === 'resignation' || ASKS_PRIVATE.test(facts.request.jobDescription);
    this.#pieces = new Map(
      [...ownFields, 'skills' as const].map((name) => [
        name,
        piecesOf(facts.request[name], this.#isPrivateFine),
      ]),
    );
    const typed = ownFields.flatMap((name) => this.#pieces.get(name) ?? []);
    this.wishes = typed.flatMap(({ wish }) => wish ?? []);
    this.#unwanted = new Set(
      this.wishes.flatMap((wish) => (wish.kind === 'leave out' ? [...stemsOf(thingsIn(wish.about))] : [])),
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
    const pieces = this.#pieces.get(name) ?? [];
    const back = takenBack(pieces);
    let isStranded = false;
    let isInDoubt = false;
    return pieces.flatMap((typed) => {
      const piece = isStranded && typed.kind === 'sentence' ? withoutLink(typed) : typed;
      // "She has only done them with me." goes with what it leans on.
      const leans = isStranded && LEANING.test(piece.text) && !(isOfAnother && OF_PERSON.test(piece.text));
      // "Korean? No Japanese press." corrects itself.
      isInDoubt = isDoubted(piece) || (isInDoubt && /^no\b/i.test(piece.text));
      const why = back.has(typed)
        ? whyLeftOut.unwanted
        : isInDoubt
          ? whyLeftOut.doubt
          : leans
            ? whyLeftOut.leaning
            : undefined;
      if (why !== undefined) this.ask(name, piece.typed, why);
      const said = why === undefined ? this.#said(name, piece, moves, isOfAnother) : [];
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
    const thanks = wish?.kind === 'manner' && isBetweenTwo(this.facts.request) && THANKED.test(text);
    if (thanks) return this.#own(name, text.replace(THANKED, 'Thank you'), stop);
    const asked = wish && this.#asked(wish);
    if (asked) return [asked];
    if (!wish && !stemsOf(text).isDisjointFrom(this.#unwanted)) return leave(whyLeftOut.unwanted);
    if (kind === 'sentence') return this.#own(name, text, stop);
    if (kind === 'untactful') {
      const isSentence = (part: string) =>
        piecesOf(`${part}.`, this.#isPrivateFine).every((one) => one.kind === 'sentence');
      const rest = withoutAge(text, isSentence);
      if (rest === undefined) return leave(whyLeftOut.untactful);
      this.ask(name, rest.gone, whyLeftOut.untactful);
      return this.#own(name, rest.kept, stop);
    }
    if (kind === 'wish' || kind === 'note' || kind === 'pasted' || kind === 'foreign')
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
    const isResignation = this.facts.request.letterType === 'resignation';
    // "the rota" alone is no memory.
    const isBare = moves.phrase === 'memory' && piece.tokens.length < 4;
    const held = isResignation ? heldHere(inside(piece)) : undefined;
    const saying = held ?? sayFragment(piece, isBare ? {} : moves, isOfAnother ? 'they' : 'I');
    const isGiven = saying?.move === 'notice' && isResignation;
    const said = saying && this.say(isGiven ? 'notice given' : saying.move, saying.slots);
    // "Volunteer with the group since 2021": with its subject it may have a slip.
    const found = thanked ?? (said && { ...said, text: asSentence(mended(withoutStop(said.text))) });
    const isEvidence =
      !(isResignation && text.includes(':')) &&
      (name === 'experience' || name === 'achievements') &&
      (!isOfAnother || piece.tokens.some(({ pos }) => pos === 'number'));
    if (!found && isEvidence && isTellingAsTyped(piece)) return [ownStatement(mended(text), stop)];
    return found ? [found] : leave(name === 'skills' ? whyLeftOut.skill : whyLeftOut.other);
  }

  /** A sentence as it stands, to the reader where it speaks of them, and never of them as somebody else. */
  #own(name: TextField, text: string, stop: string): Statement[] {
    const { request } = this.facts;
    const said = asYou(mended(text), request, request[name]);
    if (!isOfReader(said, request, request[name])) return [ownStatement(said, stop)];
    this.ask(name, text, whyLeftOut.reader);
    return [];
  }

  /** "ask when they will decide": said to the reader. */
  #asked(wish: Wish): Statement | undefined {
    if (wish.kind !== 'ask') return undefined;
    const np = wish.about
      .replace(/^if\b/i, 'whether')
      .replace(/^(\p{L}+) (?:they|s?he) (?=\p{L}+)/iu, '$1 you ');
    if (/\b(?:they|them|their)\b|[,(]/i.test(np)) return undefined;
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
    // Where nobody applies, the field holds what else is to be said.
    if (isBetweenTwo(this.facts.request)) return this.field('skills', {});
    const { letterType, skills } = this.facts.request;
    // "Lotte: musical. Milan: late": of two people it is not told apart.
    if (letterType === 'recommendation' && /(?:^|[.,;\n] ?)\p{Lu}\p{Ll}+: /u.test(skills)) {
      this.ask('skills', skills, whyLeftOut.skill);
      return [];
    }
    return saySkills(this, told).map((one) =>
      one.by === 'own' ? ownStatement(mended(withoutStop(one.text))) : one,
    );
  }
}
