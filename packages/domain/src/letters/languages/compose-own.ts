import { capitalsIn } from '../../text/index.ts';
import type { FigureQuestion } from '../../writing/index.ts';
import type { Framing } from '../composing/frames/frame-for.ts';
import { whyLeftOut } from '../composing/said-field.ts';
import { framed, present, says, type Statement } from '../composing/statement.ts';
import { skillsNamed } from '../advert.ts';
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

type Paragraphs = readonly (readonly (Statement | undefined)[])[];

type TextField = 'motivation' | 'experience' | 'achievements' | 'specificRequirements' | 'relationship';

/** The fields of a form as statements: whole sentences as they are, fragments of a field together behind a colon. */
class OwnFields {
  readonly questions: FigureQuestion[] = [];
  readonly #pieces = new Map<TextField, OwnPiece[]>();
  readonly #plan: OwnPlan;

  constructor(plan: OwnPlan) {
    this.#plan = plan;
  }

  say(move: string, own?: Slots): Statement | undefined {
    const { framing, region } = this.#plan;
    return framed(inRegion(move, region), framing, own) ?? framed(move, framing, own);
  }

  pieces(field: TextField): OwnPiece[] {
    const known = this.#pieces.get(field);
    if (known) return known;
    const { facts, rules } = this.#plan;
    const { request } = facts;
    const isOfAnother = request.letterType === 'recommendation' && field !== 'relationship';
    const found = ownPieces(
      {
        text: request[field],
        ...(isOfAnother ? { about: personName(request.recommendeeName).full } : {}),
        capitals: capitalsIn([request.jobTitle, request.positionApplyingFor, request.skills]),
      },
      rules,
    );
    this.#pieces.set(field, found);
    return found;
  }

  ask(field: LetterField, typed: string, question = whyLeftOut.other): void {
    this.questions.push({ field, sentence: typed, question });
  }

  /** The statements of a field; fragments stand behind the colon of a move, a reason behind that of another. */
  field(name: TextField, phraseMove: string, reasonMove = ''): Statement[] {
    const phrases: OwnPiece[] = [];
    const said: Statement[] = [];
    for (const piece of this.pieces(name)) {
      if (piece.kind === 'wish') this.ask(name, piece.typed, FOR_TOOL);
      else if (piece.kind === 'private') this.ask(name, piece.typed, whyLeftOut.untactful);
      else if (piece.kind === 'sentence') said.push({ text: piece.text, by: 'own' });
      else if (piece.kind === 'reason') this.#reason(name, piece, reasonMove, said);
      else phrases.push(piece);
    }
    return [...this.#behindColon(name, phrases, phraseMove), ...said];
  }

  #reason(name: TextField, piece: OwnPiece, move: string, said: Statement[]): void {
    const lead = this.#plan.rules.language === 'de' || /^car\b/.test(piece.text) ? ', ' : ' ';
    const found = move === '' ? undefined : this.say(move, { clause: `${lead}${piece.text}` });
    if (found) said.push(found);
    else this.ask(name, piece.typed);
  }

  #behindColon(name: TextField, phrases: readonly OwnPiece[], move: string): Statement[] {
    if (phrases.length === 0) return [];
    const { rules } = this.#plan;
    const text = phrases
      .map((piece) => inside(piece.text, rules))
      .join(rules.language === 'fr' ? ' ; ' : '; ');
    const found = this.say(move, { said: text });
    if (!found) for (const { typed } of phrases) this.ask(name, typed);
    return found ? [found] : [];
  }

  /** Skills that the letter has not named, as the words of one list. */
  skills(told: readonly (Statement | undefined)[]): Statement[] {
    const { facts, rules } = this.#plan;
    const { skills } = facts.request;
    const isOfAnother = facts.request.letterType === 'recommendation';
    const said = ` ${told.map((one) => one?.text ?? '').join(' ')} `.toLowerCase();
    const isSaid = (item: string) =>
      said.split(item.toLowerCase()).some((before, at, parts) => {
        const after = parts[at + 1];
        return after !== undefined && !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after);
      });
    const sentences = ownPieces({ text: skills, capitals: new Set() }, rules).filter(
      ({ kind }) => kind === 'sentence',
    );
    if (sentences.length > 0) return sentences.map(({ text }) => ({ text, by: 'own' }));
    const items = skills
      .split(/[,;\n•]+/)
      .map((item) => item.trim().replace(/[.]$/, ''))
      .filter((item) => item !== '' && !isSaid(item));
    const qualities = items.filter((item) => rules.quality.test(item));
    // A list that nobody asked for is a line of a form.
    const asked = isOfAnother ? [] : skillsNamed(facts.request.jobDescription, items);
    const things = asked.length < LEAST ? [] : asked.filter((item) => !qualities.includes(item));
    const list = rules.list(things.map((item, at) => (at === 0 ? inside(item, rules) : item)));
    const lost = items.filter((item) => !things.includes(item) && !qualities.includes(item));
    if (lost.length > 0) this.ask('skills', lost.join(', '), whyLeftOut.skill);
    const are = isOfAnother ? 'they are' : 'qualities';
    return present([
      this.say('skills', { list }),
      qualities.length > 0 ? this.say(are, { qualities: rules.list(qualities) }) : undefined,
    ]);
  }
}

/** Fewer make no list. */
const LEAST = 3;
const FOR_TOOL = 'Left out: this reads as a request to Candor, not to the reader.';

/** A phrase as it stands behind a colon: its first word small where it is a small word. */
function inside(text: string, { small }: LetterLanguage): string {
  const [first = ''] = text.split(' ');
  return small.test(first.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function application(fields: OwnFields, { facts, rules }: OwnPlan): Paragraphs {
  const isInterest = facts.request.letterType === 'interest';
  const hasReason = fields.pieces('motivation').some(({ kind }) => kind === 'reason');
  const own = fields.field('motivation', 'about', isInterest ? '' : 'apply clause');
  const referral = isInterest ? undefined : referralOf(fields, facts);
  const isApplied = hasReason || says(own, rules.says.applied);
  const apply = isInterest ? fields.say('ask interest') : isApplied ? undefined : fields.say('apply');
  const more = [...fields.field('experience', 'background'), ...fields.field('achievements', 'result')];
  const practical = fields.field('specificRequirements', 'practical');
  const skills = fields.skills([...own, ...more, ...practical]);
  return [
    [apply, referral, ...own],
    more,
    skills,
    [...practical, fields.say('cv'), fields.say(isInterest ? 'close interest' : 'close cover')],
  ];
}

/** A source that is named can stand in a sentence; others are asked about. */
function referralOf(fields: OwnFields, { request }: LetterFacts): Statement | undefined {
  const typed = request.referralSource.trim();
  if (typed === '') return undefined;
  const isName = typed.split(' ').every((word) => /^(?:\p{Lu}|\d|de$|von$|del$|la$|m\.$)/u.test(word));
  const found = isName
    ? fields.say('referred by', { referrer: typed.replace(/^Herr(?= )/, 'Herrn') })
    : undefined;
  if (!found) fields.ask('referralSource', typed);
  return found;
}

function recommendation(fields: OwnFields): Paragraphs {
  const related = fields.field('relationship', 'known');
  const own = fields.field('motivation', 'about them');
  const more = [...fields.field('experience', 'about them'), ...fields.field('achievements', 'about them')];
  const practical = fields.field('specificRequirements', 'practical');
  const skills = fields.skills([...own, ...more]);
  return [
    [fields.say('recommend'), ...related],
    own,
    [...more, ...skills],
    [...practical, fields.say('close recommend')],
  ];
}

function thanks(fields: OwnFields, { rules }: OwnPlan): Paragraphs {
  const own = fields.field('motivation', 'stayed');
  const more = [...fields.field('experience', 'background'), ...fields.field('achievements', 'result')];
  const practical = fields.field('specificRequirements', 'practical');
  const skills = fields.skills([...own, ...more]);
  return [
    [says(own, rules.says.thanked) ? undefined : fields.say('thanks'), ...own],
    [...more, ...skills],
    [...practical, fields.say('close thanks')],
  ];
}

function followUp(fields: OwnFields, { rules }: OwnPlan): Paragraphs {
  const own = fields.field('motivation', 'about');
  const more = [...fields.field('experience', 'background'), ...fields.field('achievements', 'result')];
  const practical = fields.field('specificRequirements', 'practical');
  const skills = fields.skills([...own, ...more]);
  const isAsked = says([...own, ...practical], rules.says.asked);
  return [
    [fields.say('followed'), ...own],
    [...more, ...skills],
    [...practical, isAsked ? undefined : fields.say('ask news'), fields.say('close follow')],
  ];
}

function resignation(fields: OwnFields, { facts, rules }: OwnPlan): Paragraphs {
  const own = fields.field('motivation', 'leave', 'leave clause');
  const more = [...fields.field('experience', 'memory'), ...fields.field('achievements', 'memory')];
  const practical = fields.field('specificRequirements', 'practical');
  if (facts.request.skills !== '') fields.ask('skills', facts.request.skills);
  const typed = [...own, ...practical];
  if (facts.request.lastDay === '' && !says(typed, rules.says.lastDay))
    fields.ask('lastDay', '', 'The letter names no last working day. Choose one to include it.');
  return [
    [
      says(own, rules.says.resigned) ? undefined : fields.say('resign'),
      says(typed, rules.says.lastDay) ? undefined : fields.say('last day'),
      ...own,
    ],
    more,
    [...practical, says(typed, rules.says.confirm) ? undefined : fields.say('close resign')],
  ];
}

function paragraphsOf(fields: OwnFields, plan: OwnPlan): Paragraphs {
  const { letterType } = plan.facts.request;
  switch (letterType) {
    case 'cover':
    case 'interest':
      return application(fields, plan);
    case 'recommendation':
      return recommendation(fields);
    case 'thank_you':
      return thanks(fields, plan);
    case 'follow_up':
      return followUp(fields, plan);
    case 'resignation':
      return resignation(fields, plan);
    default:
      return letterType satisfies never;
  }
}

/** A letter's sentences in a language of its own: the person's, with few of ours around them, and what it leaves open. */
export function composeOwn(plan: OwnPlan): { paragraphs: Statement[][]; questions: FigureQuestion[] } {
  const fields = new OwnFields(plan);
  return { paragraphs: paragraphsOf(fields, plan).map(present), questions: fields.questions };
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
