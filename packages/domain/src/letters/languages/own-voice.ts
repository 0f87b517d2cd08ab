import { capitalsIn } from '../../text/index.ts';
import type { FigureQuestion } from '../../writing/index.ts';
import type { Framing } from '../composing/frames/frame-for.ts';
import { framed, present, type Statement } from '../composing/statement.ts';
import { whyLeftOut, type Moves, type Says, type TextField, type Voice } from '../composing/voice.ts';
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

/** A list is told as a whole: of fewer it is a line of a form. */
const LEAST = 3;

/** A phrase as it stands behind a colon: its first word small where it is a small word, or French or Spanish and no name. */
function inside(text: string, { small, language }: LetterLanguage): string {
  const [first = ''] = text.split(' ');
  const isPlain = language !== 'de' && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text);
  return isPlain || small.test(first.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** German, French and Spanish, read by patterns: whole sentences as they are, fragments of a field together behind a colon. */
export class OwnVoice implements Voice {
  readonly facts: LetterFacts;
  readonly framing: Framing;
  readonly questions: FigureQuestion[] = [];
  readonly wishes = [];
  readonly says: Says;
  readonly #rules: LetterLanguage;
  readonly #region: Region;

  constructor({ facts, framing, rules, region }: OwnPlan) {
    this.facts = facts;
    this.framing = framing;
    this.says = rules.says;
    this.#rules = rules;
    this.#region = region;
  }

  say(move: string, own?: Slots): Statement | undefined {
    return framed(inRegion(move, this.#region), this.framing, own) ?? framed(move, this.framing, own);
  }

  ask(field: LetterField, typed: string, question = whyLeftOut.other): void {
    this.questions.push({ field, sentence: typed, question });
  }

  /** The statements of a field; fragments stand behind the colon of a move, a reason behind that of another. */
  field(name: TextField, { phrase = '', reason }: Moves): Statement[] {
    const { request } = this.facts;
    const isOfAnother = request.letterType === 'recommendation' && name !== 'relationship';
    const pieces = ownPieces(
      {
        text: request[name],
        ...(isOfAnother ? { about: personName(request.recommendeeName).full } : {}),
        capitals: capitalsIn([request.jobTitle, request.positionApplyingFor, request.skills]),
      },
      this.#rules,
    );
    const phrases = pieces.filter(({ kind }) => kind === 'phrase');
    const said = pieces.flatMap((piece): (Statement | undefined)[] => {
      if (piece.kind === 'sentence') return [{ text: piece.text, by: 'own' }];
      if (piece.kind === 'reason') return [this.#reason(name, piece, reason)];
      if (piece.kind === 'wish') this.ask(name, piece.typed, whyLeftOut.wish);
      if (piece.kind === 'private') this.ask(name, piece.typed, whyLeftOut.untactful);
      return [];
    });
    const listed = this.#behindColon(name, phrases, phrase);
    return present(pieces[0]?.kind === 'phrase' ? [listed, ...said] : [...said, listed]);
  }

  #reason(name: TextField, piece: OwnPiece, move: string | undefined): Statement | undefined {
    const lead = this.#rules.language === 'de' || /^car\b/.test(piece.text) ? ', ' : ' ';
    const found = move === undefined ? undefined : this.say(move, { clause: `${lead}${piece.text}` });
    if (!found) this.ask(name, piece.typed);
    return found;
  }

  #behindColon(name: TextField, phrases: readonly OwnPiece[], move: string): Statement | undefined {
    const between = this.#rules.language === 'fr' ? ' ; ' : '; ';
    const said = phrases.map(({ text }) => inside(text, this.#rules)).join(between);
    const found = said === '' ? undefined : this.say(move, { said });
    if (!found) for (const { typed } of phrases) this.ask(name, typed);
    return found;
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

  /** Skills that the letter has not named: sentences as they are, qualities apart, the others as a whole or not at all. */
  skills(told: readonly Statement[]): Statement[] {
    const { skills, letterType } = this.facts.request;
    const isOfAnother = letterType === 'recommendation';
    const said = ` ${told.map(({ text }) => text).join(' ')} `.toLowerCase();
    const isSaid = (item: string) =>
      new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(item.toLowerCase())}(?![\\p{L}\\p{N}])`, 'u').test(said);
    const sentences = ownPieces({ text: skills, capitals: new Set() }, this.#rules).filter(
      ({ kind }) => kind === 'sentence',
    );
    if (sentences.length > 0) return sentences.map(({ text }) => ({ text, by: 'own' }));
    const items = skills
      .split(/[,;\n•]+/)
      .map((item) => item.trim().replace(/[.]$/, ''))
      .filter((item) => item !== '' && !isSaid(item));
    const isQuality = (item: string) => this.#rules.quality.test(item);
    const qualities = items.filter(isQuality);
    const things = items.filter((item) => !isQuality(item));
    const isApplication = letterType === 'cover' || letterType === 'interest';
    const isWhole = isApplication && things.length >= LEAST;
    if (!isWhole && things.length > 0) this.ask('skills', things.join(', '), whyLeftOut.skill);
    const list = this.#rules.list(things.map((item, at) => (at === 0 ? inside(item, this.#rules) : item)));
    return present([
      isWhole ? this.say('skills', { list }) : undefined,
      qualities.length > 0
        ? this.say(isOfAnother ? 'they are' : 'qualities', { qualities: this.#rules.list(qualities) })
        : undefined,
    ]);
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
