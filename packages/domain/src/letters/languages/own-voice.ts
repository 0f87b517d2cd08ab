import { capitalsIn } from '../../text/index.ts';
import { wordsInText, type FigureQuestion } from '../../writing/index.ts';
import type { Framing } from '../composing/frames/frame-for.ts';
import { framed, ownStatement, present, type Statement } from '../composing/statement.ts';
import {
  enoughSentences,
  ownFields,
  whyLeftOut,
  type Moves,
  type Says,
  type TextField,
  type Voice,
} from '../composing/voice.ts';
import { personName } from '../letter-form.ts';
import type { LetterFacts, Slots } from '../letter-facts.ts';
import type { LetterField } from '../request.ts';
import type { LetterLanguage, Region } from './letter-language.ts';
import { inRegion } from './own-head.ts';
import { ownPieces, type OwnPiece } from './own-piece.ts';

/** What a letter in its own language is composed with. */
export interface OwnPlan {
  facts: LetterFacts;
  framing: Framing;
  rules: LetterLanguage;
  region: Region;
}

/** What is asked about what stands in no letter as it is. */
const WHY_ASKED = {
  wish: whyLeftOut.wish,
  private: whyLeftOut.untactful,
  reason: whyLeftOut.other,
  phrase: whyLeftOut.other,
};
/** German, French and Spanish, read by patterns: whole sentences as they are, and phrases in an application. */
export class OwnVoice implements Voice {
  readonly facts: LetterFacts;
  readonly framing: Framing;
  readonly questions: FigureQuestion[] = [];
  readonly wishes = [];
  readonly says: Says;
  readonly #rules: LetterLanguage;
  readonly #region: Region;
  /** See `enoughSentences`. */
  readonly #isTold: boolean;

  constructor({ facts, framing, rules, region }: OwnPlan) {
    this.facts = facts;
    this.framing = framing;
    this.says = rules.says;
    this.#rules = rules;
    this.#region = region;
    const typed = ownFields.flatMap((name) =>
      ownPieces({ text: facts.request[name], capitals: new Set() }, rules),
    );
    this.#isTold = typed.filter(({ kind }) => kind === 'sentence').length >= enoughSentences;
  }

  say(move: string, own?: Slots): Statement | undefined {
    return framed(inRegion(move, this.#region), this.framing, own) ?? framed(move, this.framing, own);
  }

  ask(field: LetterField, typed: string, question = whyLeftOut.other): void {
    this.questions.push({ field, sentence: typed, question });
  }

  /** The statements of a field, a reason behind the sentence of a move. */
  field(name: TextField, { reason }: Moves): Statement[] {
    const { request } = this.facts;
    const isOfAnother = request.letterType === 'recommendation' && name !== 'relationship';
    const field = {
      text: request[name],
      ...(isOfAnother ? { about: personName(request.recommendeeName).full } : {}),
      capitals: capitalsIn([request.jobTitle, request.positionApplyingFor, request.skills]),
    };
    return present(ownPieces(field, this.#rules).map((piece) => this.#said(name, piece, reason)));
  }

  #said(name: TextField, { kind, typed, text }: OwnPiece, move: string | undefined): Statement | undefined {
    const { letterType } = this.facts.request;
    const isApplication = letterType === 'cover' || letterType === 'interest';
    const isEvidence = kind === 'phrase' && isApplication && (name === 'experience' || !this.#isTold);
    if (kind === 'sentence' || isEvidence) return ownStatement(this.#toReader(text));
    const lead = this.#rules.language === 'de' || /^car\b/.test(text) ? ', ' : ' ';
    const isReason = kind === 'reason' && move !== undefined;
    const found = isReason ? this.say(move, { clause: `${lead}${text}` }) : undefined;
    if (!found) this.ask(name, typed, WHY_ASKED[kind]);
    return found;
  }

  /** "Me gustó que don Vicent me enseñara": in Spanish the reader's name gives way to "usted", which takes the same verb. */
  #toReader(text: string): string {
    const { given, family } = personName(this.facts.request.hiringManagerName);
    if (this.#rules.language !== 'es' || given === '' || family === '') return text;
    const named = new RegExp(`(?<!\\p{L})(?:don|doña) ${given}(?!\\p{L})`, 'gu');
    return text.replaceAll(named, 'usted');
  }

  /** A source that is named can stand in a sentence; others are asked about. */
  referral(): Statement | undefined {
    const typed = this.facts.request.referralSource.trim();
    if (typed === '') return undefined;
    const isName = typed.split(' ').every((word) => /^(?:\p{Lu}|\d|de$|von$|del$|la$|m\.$)/u.test(word));
    const referrer = typed.replace(/^Herr(?= )/, 'Herrn');
    const found = isName ? this.say('referred by', { referrer }) : undefined;
    if (!found) this.ask('referralSource', typed);
    return found;
  }

  evidence(): Statement[][] {
    return [];
  }

  /** Skills typed in sentences, as they are; a list is no sentence, and asked about where the letter does not name it. */
  skills(told: readonly Statement[]): Statement[] {
    const { skills } = this.facts.request;
    const said = told.map(({ text }) => text).join(' ');
    const pieces = ownPieces({ text: skills, capitals: new Set() }, this.#rules);
    const sentences = pieces.filter(({ kind }) => kind === 'sentence');
    const open = skills
      .split(/[,;\n•]+/)
      .map((item) => item.trim())
      .filter((item) => item !== '' && wordsInText(said, item).length === 0);
    if (sentences.length === 0 && open.length > 0) this.ask('skills', open.join(', '), whyLeftOut.skill);
    return sentences.map(({ text }) => ownStatement(text));
  }
}

/** Behind a greeting that ends in a comma, German goes on with a small letter. */
export function afterGreeting(
  paragraphs: readonly Statement[][],
  { rules: { language, small }, region }: OwnPlan,
): Statement[][] {
  if (language !== 'de' || region === 'switzerland') return [...paragraphs];
  return paragraphs.map((paragraph, row) =>
    paragraph.map((one, at) => {
      const [first = ''] = one.text.split(/[\s,]/);
      const isSmall = row === 0 && at === 0 && (one.by !== 'own' || small.test(first.toLowerCase()));
      return isSmall ? { ...one, text: one.text.charAt(0).toLowerCase() + one.text.slice(1) } : one;
    }),
  );
}
