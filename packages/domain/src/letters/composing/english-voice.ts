import { mended } from '@candor/english/mending';
import { asSentence, withoutStop, type FigureQuestion } from '../../writing/index.ts';
import { personName } from '../letter-form.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import { areVerbs, bulletTold } from './bullet-told.ts';
import { dayIn } from './day-in.ts';
import { evidenceOfCv } from './evidence.ts';
import { isNumbered, isTellingAsTyped, sayFragment } from './fragment.ts';
import type { Framing } from './frames/frame-for.ts';
import { noticeIn } from './notice.ts';
import { ownKin, withOwner } from './owned.ts';
import { inside, piecesOf, type Piece } from './piece.ts';
import { isBetweenTwo } from './reader-meant.ts';
import { sayReferral } from './referral.ts';
import { sayRelationship } from './relationship.ts';
import type { Wish } from './said-to-the-tool.ts';
import { saySkills } from './skills.ts';
import { framed, ownStatement, stemsOf, type Statement } from './statement.ts';
import { toReader } from './to-reader.ts';
import {
  enoughSentences,
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
  resigned:
    /\b(?:resign\w*|giv\w+ (?:my )?notice|hand(?:ing)? in my notice|I am leaving (?:my|the|this|your|you))\b/i,
  lastDay: /\blast (?:working )?(?:day|shift)\b.*\d/i,
  notice: /\bI am giving\b.*\bnotice\b/,
  happened:
    /(?<!mock )\b(?:interview|tour|visit|trial)\b|\b(?:seeing|meeting|show(?:ed|ing)|having) me\b|(?<!since )\bI (?:have |had )?(?:applied|submitted|sent|was interviewed|interviewed)\b|\bmy application (?:of|from|for|dated)\b|\b(?:we|you) (?:spoke|talked|met|asked)\b/i,
  next: /\b(?:opening|vacanc\w*|looking for|call me|reach me|hear from you|let me know|meet you|interview)\b|\bif you\b|\?$|\bcome and see\b/i,
};

/** "It was hard.", "They paid for it.": no sense without the sentence before it. */
const LEANING =
  /^(?:it|that|this|these|those|they|s?he)\b|^I (?:have|do|did|am|can|will)(?:$|,)|\b(?:before now|until now|either)\b|\bthough$|^(?!.*\b(?:an?|the|my|our|your|their|some|all|\d+) .*\bthem\b).*\bthem\b/i;
/** Verbs of how things are: nobody is told to do them. */
const STATE =
  /^(?:be|have|need|want|like|prefer|live|own|hold|know|speak|understand|hope|wish|can|could|will|would)$/;

/** What words name, for leaving it out wherever it is said: each thing of a list, all that a clause speaks of together. */
function thingsIn(about: string): string[] {
  const pieces = piecesOf(about);
  const tokens = pieces.flatMap((piece) => piece.tokens);
  const nouns = tokens.filter(({ pos }) => /^(?:noun|name|number)$/.test(pos)).map(({ text }) => text);
  const isSentence = pieces.some(({ kind }) => kind === 'sentence');
  // "anything about the prison being short staffed" is a clause, too.
  if (!isSentence && !tokens.some(({ form }) => form === 'gerund')) return nouns;
  const told = tokens.filter(({ pos, form }) => pos === 'adjective' || form?.startsWith('past') === true);
  // "the agency is bad" of one thing only what is said of it, "the kids go to another school" of two those two.
  return [(isSentence && nouns.length > 1 ? nouns : [...nouns, ...told.map(({ text }) => text)]).join(' ')];
}

/** "interview 10 November with …", "phone call on 3 May" */
const MEETING =
  /^((?:phone |video |first |second )?(?:interview|call|trial|trial shift|meeting|visit))(?: on|,)? (?=(?:\p{Lu}\p{Ll}+day |the )?\d{1,2}(?:st|nd|rd|th)? \p{Lu}|\p{Lu}\p{Ll}+ \d{1,2}\b)(.+)$/iu;
/** A capital, four words or more, and a stop; nothing about the letter itself. */
const WRITTEN_OUT = /^(?!.*(?:\b[Ll]etter\b|: ))\p{Lu}\S*(?: \S+){3,}\.$/u;

/** That the writer retired, and not those they worked for. */
const RETIRED = /(?:^|[.!?] |\bI (?:have )?(?:just )?)retired (?:from|in|last|this|as|after|at)\b/im;

/** What a piece of a field stands beside: a sentence, or fragments that are led by verbs. */
interface Beside {
  isAmong: boolean;
  isAmongVerbs: boolean;
}

/** English, read by its tags: sentences as they are, few fragments that are sure, and questions for the rest. */
export class EnglishVoice implements Voice {
  readonly facts: LetterFacts;
  readonly framing: Framing;
  readonly questions: FigureQuestion[] = [];
  readonly wishes: Wish[];
  readonly says = says;
  readonly #pieces: ReadonlyMap<string, Piece[]>;
  /** Stems of each thing that the letter is asked to leave out. */
  readonly #unwanted: readonly ReadonlySet<string>[];

  constructor(facts: LetterFacts, framing: Framing) {
    this.facts = facts;
    this.framing = framing;
    const { request } = facts;
    const isPrivateFine = request.letterType === 'resignation';
    const isOfAnother = request.letterType === 'recommendation';
    this.#pieces = new Map(
      [...ownFields, 'skills' as const].map((name) => [
        name,
        piecesOf(isOfAnother ? request[name] : ownKin(request[name]), isPrivateFine),
      ]),
    );
    const typed = ownFields.flatMap((name) => this.#pieces.get(name) ?? []);
    this.wishes = typed.flatMap(({ wish }) => wish ?? []);
    this.#unwanted = this.wishes.flatMap((wish) =>
      wish.kind === 'leave out' ? thingsIn(wish.about).map((things) => stemsOf(things)) : [],
    );
  }

  /** Whether sentences tell enough, so that a note would only stumble: of work those of its own field. */
  #isTold(name: TextField): boolean {
    const fields = name === 'experience' ? [name] : ownFields;
    const pieces = fields.flatMap((field) => this.#pieces.get(field) ?? []);
    return pieces.filter(({ kind }) => kind === 'sentence').length >= enoughSentences;
  }

  /** Whether a sentence says something that is to be left out: of several words for one fact, all of it. */
  #isUnwanted(text: string): boolean {
    const stems = stemsOf(text);
    return this.#unwanted.some((things) => things.size > 0 && things.isSubsetOf(stems));
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
    const { letterType } = this.facts.request;
    const pieces = this.#pieces.get(name) ?? [];
    const takenBack = pieces.findLastIndex(({ wish }) => wish?.kind === 'take back');
    let isStranded = false;
    // Lines of one list: one settles what the others are.
    const lines = pieces
      .filter(({ kind }) => kind === 'verb' || kind === 'other')
      .map((piece) => piece.typed);
    const isAmongVerbs = lines.length > 1 && areVerbs(lines);
    return pieces.flatMap((piece, at) => {
      const leans = isStranded && letterType !== 'recommendation' && LEANING.test(piece.text);
      const why = at < takenBack ? whyLeftOut.unwanted : leans ? whyLeftOut.leaning : undefined;
      if (why !== undefined) this.ask(name, piece.typed, why);
      const isAmong = [pieces[at - 1], pieces[at + 1]].some((one) => one?.kind === 'sentence');
      const said = why === undefined ? this.#said(name, piece, moves, { isAmong, isAmongVerbs }) : [];
      isStranded = said.length === 0 && !piece.wish && piece.kind !== 'note';
      return said;
    });
  }

  #said(name: TextField, piece: Piece, moves: Moves, { isAmong, isAmongVerbs }: Beside): Statement[] {
    const { kind, text, typed, stop, wish } = piece;
    const { letterType } = this.facts.request;
    const leave = (question: string): Statement[] => {
      this.ask(name, typed, question);
      return [];
    };
    if (wish?.kind === 'mention') return this.#mentioned(name, wish.about, typed);
    const asked = wish && this.#asked(wish);
    if (asked) return [asked];
    if (kind === 'wish' || kind === 'note' || kind === 'untactful') return leave(whyLeftOut[kind]);
    if (this.#isUnwanted(text)) return leave(whyLeftOut.unwanted);
    // Half a bracket, "started fall 2013)": parted in its midst.
    if (/^[^(]*(?<![:;]-?)\)/.test(text)) return leave(whyLeftOut.other);
    const thanked = this.#isAhead(text) ? undefined : this.#thankedFor(name, inside(piece), moves.thanked);
    if (thanked) return [thanked];
    // "My last day will be Friday" says it already.
    const isNote = letterType === 'resignation' && !/^(?:my )?last .*\b(?:is|will be)\b/i.test(text);
    // "Two weeks.": what somebody who leaves calls practical is their notice.
    const isPeriod = name === 'specificRequirements' && /^\S+ (?:week|month)s?$/.test(text);
    const given = isNote ? noticeIn(inside(piece) + (isPeriod ? ' notice' : '')) : undefined;
    if (kind === 'sentence' && !given?.slots['day'])
      return this.#own(name, name === 'specificRequirements' ? withOwner(piece) : text, stop);
    // "write about 200 words": in this field a verb that nobody leads is said to the tool.
    const [first] = piece.tokens;
    if (
      name === 'specificRequirements' &&
      kind === 'verb' &&
      first?.form === 'base' &&
      (!isNumbered(piece.tokens) || piece.tokens[1]?.text === '1') &&
      !STATE.test(first.lemma)
    )
      return leave(whyLeftOut.wish);
    const isOfAnother = letterType === 'recommendation' && name !== 'specificRequirements';
    if (moves.thanked && /^(?:interview|tour|visit|meeting|call|trial)/i.test(text))
      return leave(whyLeftOut.other);
    const held = this.#heldMeeting(text);
    if (held) return [held];
    const isSought = this.framing.slots['aimed'] !== '' || this.facts.request.positionApplyingFor === '';
    const isPraise =
      isOfAnother && isSought && name === 'motivation' && /^(?:\p{L}+ly )?recommend \p{L}/iu.test(text);
    const praise = isPraise ? this.say('work', { verb: inside(piece) }) : undefined;
    if (praise) return [praise];
    const verb =
      isAmongVerbs && !isOfAnother && kind === 'other' && !/^\S*-/.test(text)
        ? bulletTold(typed, true, true)
        : undefined;
    const isOfLeaving =
      name === 'specificRequirements' || (name === 'motivation' && given?.slots['day'] !== undefined);
    const saying =
      (isOfLeaving ? given : undefined) ??
      sayFragment(piece, moves, isOfAnother ? 'they' : 'I') ??
      (verb === undefined ? undefined : { move: 'work', slots: { verb } });
    const isGiven = saying?.move === 'notice' && letterType === 'resignation';
    const said = saying && this.say(isGiven ? 'notice given' : saying.move, saying.slots);
    // "Volunteer with the group since 2021": with its subject it may have a slip.
    const found = said && { ...said, text: this.#inPlace(mended(withoutStop(said.text)), text) };
    const isEvidence =
      letterType !== 'resignation' &&
      (name === 'experience' || name === 'achievements') &&
      (!isOfAnother || piece.tokens.some(({ pos }) => pos === 'number'));
    const toThem = found && toReader(found.text, this.facts.request, this.facts.request[name]);
    if (found && toThem === undefined) return leave(whyLeftOut.reader);
    // "I stayed for three hours. Best afternoon of my winter.": punctuated as a sentence among sentences, it was meant as one.
    const isMeant =
      isAmong &&
      /^(?:noun|other|clause)$/.test(kind) &&
      name !== 'specificRequirements' &&
      WRITTEN_OUT.test(typed.trim());
    if (!found && isMeant) return this.#own(name, text, stop);
    if (!found && isEvidence && !this.#isTold(name) && isTellingAsTyped(piece))
      return [ownStatement(mended(text), stop)];
    return found && toThem !== undefined
      ? [{ ...found, text: toThem }]
      : leave(name === 'skills' ? whyLeftOut.skill : whyLeftOut.other);
  }

  /** What is said of a note, by what the letter tells besides: whoever retired worked, and two who met talked with one another. */
  #inPlace(said: string, typed: string): string {
    const { request } = this.facts;
    const isOver = RETIRED.test(`${request.motivation}\n${request.experience}`) && !/\bsince\b/.test(said);
    const then = isOver ? said.replace(/^I have (?=worked\b)/, 'I ') : said;
    const isOfTwo = isBetweenTwo(request) && !/^I\b/.test(typed);
    return asSentence(
      isOfTwo ? then.replace(/^I (?=(?:talked|spoke|discussed|chatted|agreed)\b)/, 'We ') : then,
    );
  }

  /** "interview 10 November with Ms Bell and a trustee": of a day that is over, as something that took place. */
  #heldMeeting(text: string): Statement | undefined {
    const { request, today } = this.facts;
    const [, what = '', rest = ''] = MEETING.exec(text) ?? [];
    const day = dayIn(text, today);
    const isOver = what !== '' && day !== '' && day <= today && isBetweenTwo(request);
    const said = isOver ? this.say('told', { said: `my ${what.toLowerCase()} was on ${rest}` }) : undefined;
    return said && { ...said, text: toReader(said.text, request, text) ?? said.text };
  }

  /** "interview on 9 November with Jo, then a tour of the kitchen", "interviewed on Friday": what there is to thank for. */
  #thankedFor(name: TextField, text: string, occasion: RegExp | undefined): Statement | undefined {
    const parts = text
      .replace(/^(?:interviewed|(?:the )?interview (?:was|took place))\b/i, 'interview')
      .replace(/^interview (?=\p{Lu}\p{Ll}+day\b)/u, 'interview on ')
      .split(/,? (?:and )?then (?=(?:an?|the) )/);
    if (!occasion || !parts.every((part) => occasion.test(part))) return undefined;
    const { request } = this.facts;
    const np = parts
      .map((part) => `the ${part.replace(/^(?:the|an?) /i, '')}`.replace(/^the (?=(?:my|our|your) )/, ''))
      .join(', and for ');
    const said = this.say('thanks for', { np });
    return (
      said && {
        ...said,
        text: (toReader(said.text, request, request[name]) ?? said.text)
          .replace(/ with you(?=[.,])/, '')
          .replace(
            /,? with (\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)(?=[.,])/u,
            (whole, one: string, other: string) =>
              [one, other].every((given) => request.hiringManagerName.includes(given)) ? '' : whole,
          ),
      }
    );
  }

  /** Whether what somebody tells of a meeting is of a day that the letter's own date has not reached. */
  #isAhead(text: string): boolean {
    const { request, today } = this.facts;
    return request.letterType === 'thank_you' && says.happened.test(text) && dayIn(text, today) > today;
  }

  /** A sentence as it stands, to the reader where it speaks of them, and never of them as somebody else. */
  #own(name: TextField, text: string, stop: string): Statement[] {
    const { request } = this.facts;
    const said = toReader(mended(text), request, request[name]);
    if (said !== undefined && !this.#isAhead(said)) return [ownStatement(said, stop)];
    this.ask(name, text, said === undefined ? whyLeftOut.reader : whyLeftOut.ahead);
    return [];
  }

  /** "ask when they will decide": said to the reader. */
  #asked(wish: Wish): Statement | undefined {
    if (wish.kind === 'pass on') {
      // "thank Gail for the class", to Gail.
      const { given, full } = personName(this.facts.request.hiringManagerName);
      const [, whom, why] = /^my thanks to (.+?)(?: for (.+))?$/.exec(wish.about) ?? [];
      const isReader = whom !== undefined && (whom === given || whom === full);
      if (isReader) return why === undefined ? this.say('thanks again') : this.say('thanks for', { np: why });
      return this.say('pass on', { np: wish.about });
    }
    if (wish.kind === 'offer') return this.#offered(wish.about);
    if (wish.kind === 'thank') {
      const { request } = this.facts;
      const said = isBetweenTwo(request) ? this.say('thanks for', { np: wish.about }) : undefined;
      return said && { ...said, text: toReader(said.text, request, wish.about) ?? said.text };
    }
    if (wish.kind !== 'ask') return undefined;
    const np = wish.about
      .replace(/^if\b/i, 'whether')
      .replace(/^(\p{L}+) (?:they|s?he) (?=\p{L}+)/iu, '$1 you ');
    // "for a short visit, 1-2 weeks in February": how long goes with it.
    const isClause = /^(?:whether|when|how) (?:I|you)\b/i.test(np);
    if (/\b(?:they|them|their)\b/i.test(np) || (!isClause && /[,(](?! ?\d)/.test(np))) return undefined;
    const [, thing = ''] = /^for (.+)$/i.exec(np) ?? [];
    return thing === '' ? this.say('ask whether', { np }) : this.say('ask for', { np: thing });
  }

  /** "to train whoever comes next", "my notes": what its writer would do for the reader. */
  #offered(about: string): Statement | undefined {
    const np = about.replace(/^my /i, 'to give you my ');
    const said = this.say('offer', { np });
    return said && { ...said, text: asSentence(mended(withoutStop(said.text))) };
  }

  /** What is to be mentioned, where it is a sentence. */
  #mentioned(name: TextField, about: string, typed: string): Statement[] {
    // "that I can start in June and that I'd be glad to help"
    const pieces = about
      .split(/,? and that (?=I\b)/)
      .flatMap((one) => piecesOf(`${one.charAt(0).toUpperCase()}${one.slice(1)}.`));
    if (pieces.every(({ kind }) => kind === 'sentence'))
      return pieces.flatMap(({ text, stop }) => this.#own(name, text, stop));
    const [piece, ...more] = pieces;
    // "mention my B.Com., 2014"
    const saying = piece && more.length === 0 ? sayFragment(piece, { phrase: 'background' }) : undefined;
    const said = saying && this.say(saying.move, saying.slots);
    if (said) return [said];
    this.ask(name, typed, whyLeftOut.wish);
    return [];
  }

  referral(): Statement | undefined {
    const { referralSource } = this.facts.request;
    const told = sayReferral(this.facts, this.framing);
    const found = told && this.#isUnwanted(told.text) ? undefined : told;
    if (!found && referralSource !== '') this.ask('referralSource', referralSource);
    return found;
  }

  evidence(told: ToldSoFar): Statement[][] {
    return this.facts.hasCv ? evidenceOfCv(this.facts, this.framing, this.wishes, told) : [];
  }

  skills(told: readonly Statement[]): Statement[] {
    // Where nobody applies, the field holds what else is to be said.
    if (isBetweenTwo(this.facts.request)) return this.field('skills', {});
    return saySkills(this, told)
      .filter(({ text }) => !this.#isUnwanted(text))
      .map((one) => (one.by === 'own' ? ownStatement(mended(withoutStop(one.text))) : one));
  }
}
