import { closedList, readEnglish } from '@candor/english';
import type { FigureQuestion } from '../../writing/index.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import { asYou } from '../as-you.ts';
import type { LetterField } from '../request.ts';
import type { Wish } from './asides.ts';
import { evidenceOfCv } from './evidence.ts';
import type { Framing } from './frames/frame-for.ts';
import { mended } from './mended.ts';
import { inside, pieceOf, piecesOf, type Piece } from './piece.ts';
import { asReader } from './as-reader.ts';
import { OF_ABSENT, readerNamed, toYou } from './reader.ts';
import { sayReferral } from './referral.ts';
import { sayRelationship } from './relationship.ts';
import { isTellingAsTyped, sayFragment } from './say-fragment.ts';
import { isTimedPost } from './say-work.ts';
import { saySkills } from './skills.ts';
import { framed, joined, ownStatement, present, stemsOf, type Saying, type Statement } from './statement.ts';
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
  notice: /\bI am giving\b.*\bnotice\b/,
  reader: /\byour?\b/i,
  happened:
    /(?<!since )\bI (?:have |had )?(?:applied|submitted|sent|was interviewed|interviewed)\b|\bmy application (?:of|from|for|dated)\b|\b(?:we|you) (?:spoke|talked|met|asked)\b/i,
  next: /\b(?:opening|vacanc\w*|looking for|call me|reach me|hear from you|let me know|meet you|interview)\b|\bif you\b|\?$/i,
};

/** "a tasting, Tuesdays are best": behind a comma a sentence of its own. */
function withSentenceApart(text: string): string {
  const [, first = '', behind = ''] = /^(.+?), (?=(?:I|we|\p{Lu}\p{Ll}+days) )(.+)$/u.exec(text) ?? [];
  return behind !== '' && pieceOf(`${behind}.`).read?.kind === 'sentence' ? `${first}; ${behind}` : text;
}

/** "It was hard.", "I was not ready before now.": no sense without the sentence before it. */
const LEANING = /^(?:it|that|this|these|those|they|s?he)\b|\b(?:before now|until now|either)\b/i;
const OF_PERSON = /^(?:they|s?he)\b/i;

/** "Deckhand in 2023. Lines, engine checks, radio watch": behind a post, things are what its work is. */
function withDetails({ move, slots, lost }: Saying, { kind, text, stop, tokens }: Piece): Saying | undefined {
  const said = slots['said'] ?? slots['verb'] ?? '';
  const isPost = /^(?:role|years|they|before)/.test(move) && / as | in |^an? /.test(said);
  const list = text.includes(', ') && kind === 'noun' && stop === '' ? closedList(text) : undefined;
  const isOpen = !/[:,]/.test(said.replace(/,? (?:for|since|from|\p{Lu}).*$/u, ''));
  if (!isPost || !isOpen || list === undefined || tokens.some(({ pos }) => pos === 'number'))
    return undefined;
  const whole = `${said}: ${inside({ text: list, tokens })}`;
  return { move, slots: slots['said'] === undefined ? { verb: whole } : { said: whole }, lost: lost ?? [] };
}

/** What is private elsewhere is here what is asked for. */
const ASKS_PRIVATE = /\b(?:bereave\p{L}*|lived experience|own (?:loss|illness|recovery|caring))\b/iu;

/** Verbs of how things are: nobody is told to do them. */
const STATE =
  /^(?:be|have|need|want|like|prefer|live|own|hold|know|speak|understand|hope|wish|can|could|will|would)$/;

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
    this.#pieces = new Map(
      ownFields.map((name) => [
        name,
        piecesOf(facts.request[name], isResignation || ASKS_PRIVATE.test(facts.request.jobDescription)),
      ]),
    );
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
    const isReader = asYou(typed, this.facts.request.hiringManagerName) === 'you';
    if (!isReader) this.questions.push({ field, sentence: typed, question });
  }

  field(name: TextField, moves: Moves): Statement[] {
    if (name === 'relationship') return sayRelationship(this);
    const isOfAnother = this.facts.request.letterType === 'recommendation' && name !== 'specificRequirements';
    const told: (Statement | Saying)[] = [];
    let isStranded = false;
    for (const piece of this.#pieces.get(name) ?? []) {
      const before = told.at(-1);
      const post = before && 'move' in before ? withDetails(before, piece) : undefined;
      const leans: boolean =
        isStranded && LEANING.test(piece.text) && !(isOfAnother && OF_PERSON.test(piece.text));
      if (leans) this.ask(name, piece.typed, whyLeftOut.leaning);
      const said: (Statement | Saying)[] = leans
        ? []
        : (this.#wished(name, piece) ?? (post ? [post] : this.#said(name, piece, moves, isOfAnother)));
      if (post && said[0] === post) told.pop();
      for (const one of said) {
        const last = told.at(-1);
        const isPair = last && 'move' in last && 'move' in one;
        if (isPair) told.splice(-1, 1, ...joined(last, one));
        else told.push(one);
      }
      isStranded = said.length === 0 && !piece.wish && piece.kind !== 'note';
    }
    return told.flatMap((one) => ('move' in one ? present([this.say(one.move, one.slots)]) : [one]));
  }

  /** What a wish lets the letter say: "mention that I can do nights", "ask for a call"; undefined where it is none. */
  #wished(name: TextField, { wish, typed }: Piece): Statement[] | undefined {
    if (wish?.kind === 'mention') return this.#mentioned(name, wish.about, typed);
    if (wish?.kind !== 'ask' && wish?.kind !== 'offer') return undefined;
    const [, lead = '', rest = ''] =
      /^(to|my|for|about|if|whether|when|how|what|which|who|why) (.+)$/i.exec(wish.about) ?? [];
    const np = withSentenceApart(inside(pieceOf(wish.kind === 'offer' ? rest : toYou(rest))));
    const isThing = /^(?:an? |the |\d)/.test(np) || pieceOf(np).kind === 'noun';
    const found = OF_ABSENT.test(np)
      ? undefined
      : wish.kind === 'offer'
        ? this.say(/^to$/i.test(lead) ? 'offer' : 'offer thing', { np: `${lead} ${np}` })
        : /^(?:for|about)$/i.test(lead)
          ? isThing
            ? this.say('ask for', { np })
            : undefined
          : this.say('ask whether', { np: `${lead.toLowerCase().replace(/^if$/, 'whether')} ${np}` });
    if (!found) this.ask(name, typed);
    return present([found]);
  }

  /** What is to be mentioned: sentences as they are, of a list each part that can be said; the others are asked about. */
  #mentioned(name: TextField, about: string, typed: string): Statement[] {
    const whole = piecesOf(`${toYou(about.charAt(0).toUpperCase() + about.slice(1))}.`);
    const isSentence = whole[0]?.kind === 'sentence';
    const pieces = isSentence ? whole : piecesOf(about.split(', ').join('\n'));
    const told = pieces.map((piece) => {
      if (piece.kind === 'sentence' && !OF_ABSENT.test(piece.text))
        return ownStatement(mended(piece.text), piece.stop);
      const saying = sayFragment(piece, { phrase: 'practical' });
      if (saying && /^(?:work|notice.*)$/.test(saying.move)) return this.say(saying.move, saying.slots);
      // "need a visa": behind "mention" no verb is said to the tool, so its subject is the writer.
      const isOwn = piece.read?.kind === 'verb' && piece.tokens[0]?.form === 'base';
      return isOwn && !piece.text.includes(',') ? this.say('work', { verb: inside(piece) }) : undefined;
    });
    for (const [at, one] of told.entries())
      if (!one) this.ask(name, pieces.length > 1 ? (pieces[at]?.typed ?? typed) : typed);
    return present(told);
  }

  /** A sentence, unless it speaks of the reader behind their back: "they will interview me", "She stayed on" to Mrs Bell. */
  #sentence(name: TextField, { text, typed, stop }: Piece): Statement[] {
    const { letterType, hiringManagerName } = this.facts.request;
    const isOfAnother = letterType === 'recommendation';
    const isAbsent = name === 'specificRequirements' && /^they\b/i.test(text);
    const said = isOfAnother
      ? mended(text)
      : isAbsent
        ? undefined
        : readerNamed(this.#absentNamed(name, mended(text)), hiringManagerName);
    if (said === undefined) this.ask(name, typed, whyLeftOut.reader);
    return said === undefined ? [] : [ownStatement(said, stop)];
  }

  /** "They told me", where no others were named before: to whoever is thanked or asked it is "you". */
  #absentNamed(name: TextField, text: string): string {
    const { letterType } = this.facts.request;
    if (letterType !== 'thank_you' && letterType !== 'follow_up') return text;
    const [before = ''] = this.facts.request[name].split(/\b(?:they|them|theirs?)\b/i);
    const named = readEnglish(before).sentences.flatMap(({ tokens }) => tokens);
    const areOthers = named.some(({ number, pos }) => pos === 'noun' && number === 'plural');
    return areOthers ? text : asReader(text);
  }

  #said(name: TextField, piece: Piece, moves: Moves, isOfAnother: boolean): (Statement | Saying)[] {
    const { kind, text, typed } = piece;
    if (!piece.wish && !stemsOf(text).isDisjointFrom(this.#unwanted)) {
      this.ask(name, typed, whyLeftOut.unwanted);
      return [];
    }
    const isWork = moves.phrase === 'background' && isTimedPost(text);
    if (kind === 'sentence' && !isWork) return this.#sentence(name, piece);
    // "write about 200 words": in this field a verb that nobody leads is said to the tool.
    const [first] = piece.tokens;
    const isCommand =
      name === 'specificRequirements' &&
      kind === 'verb' &&
      first?.form === 'base' &&
      !STATE.test(first.lemma);
    // "Send my best to Curtis": of the writer's own, said to the reader.
    if (isCommand && /\b(?:my|me)\b/i.test(text)) return [ownStatement(text, piece.stop)];
    if (isCommand) this.ask(name, typed, whyLeftOut.wish);
    // What is said to nobody is no key of the questions about fragments.
    const isSilent = kind in whyLeftOut && kind !== 'other';
    if (isSilent) this.ask(name, typed, whyLeftOut[kind as keyof typeof whyLeftOut]);
    if (isCommand || isSilent) return [];
    const { what, rest } = moves.thanked?.exec(text)?.groups ?? {};
    // "…, the tour": the last of what was held.
    const np = `${/^interviewed$/i.test(what ?? '') ? 'interview' : (what ?? '').toLowerCase()}${(rest ?? '').replace(/, the /, ' and the ')}`;
    const saying = what
      ? { move: 'thanks for', slots: { np: `the ${asYou(np, this.facts.request.hiringManagerName)}` } }
      : sayFragment(piece, moves, isOfAnother ? 'they' : 'I');
    const isGiven = saying?.move === 'notice' && this.facts.request.letterType === 'resignation';
    const found = isGiven ? { ...saying, move: 'notice given' } : saying;
    if (found && this.say(found.move, found.slots)) return [found, ...this.#rest(name, found, moves)];
    const isEvidence = name === 'experience' || name === 'achievements';
    if (isEvidence && isTellingAsTyped(piece)) return [ownStatement(mended(text), piece.stop)];
    this.ask(name, typed);
    return [];
  }

  /** What a frame could not hold, by itself: "three years in a laboratory, ran a team of 7". */
  #rest(name: TextField, { lost = [] }: Saying, moves: Moves): Saying[] {
    return lost.flatMap((part) => {
      const piece = pieceOf(part);
      const known = sayFragment(piece, moves);
      const saying = piece.kind === 'verb' || known?.move.startsWith('before') ? known : undefined;
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
    return saySkills(this, told, isRoom);
  }
}
