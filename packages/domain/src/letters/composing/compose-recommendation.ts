import { asSentence } from '../../writing/index.ts';
import type { Composition, LetterPlan } from './letter-plan.ts';
import { theirSkills } from './skills.ts';
import { framed, ownStatement, type Statement } from './statement.ts';
import { isVerbLed } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { inside, piecesOf } from './piece.ts';

const present = (statements: readonly (Statement | undefined)[]): Statement[] =>
  statements.filter((one) => one !== undefined);

const LEADERS = ['leader', 'educator', 'colleague'];

/** "boss", "tutor", "colleague": who writes. "apprentice", "student" may be either of the two. */
function leads(noun: string): boolean {
  const { senses, above } = thesaurusOf(noun);
  return (
    !noun.endsWith('ee') &&
    LEADERS.some((kind) =>
      thesaurusOf(kind).senses.some((sense) => above.has(sense) || senses.includes(sense)),
    )
  );
}

/** How the writer knows the person: a sentence, "supervised her", "site manager over him for 18 months", "boss". */
function relationship({ facts, framing, ask }: LetterPlan): Statement[] {
  const typed = piecesOf(facts.request.relationship).flatMap((piece) => {
    // "head coach, she has been my assistant since 2022": a name for it, and a sentence.
    const [first = '', behind] = piece.text.split(/, (.*)/s);
    const then = piecesOf(behind ?? '');
    return piece.kind !== 'sentence' && then.length > 0 && then.every(({ kind }) => kind === 'sentence')
      ? [...piecesOf(first), ...then]
      : [piece];
  });
  return typed.flatMap((piece) => {
    const { kind, text, stop, read, tokens } = piece;
    if (kind === 'sentence') return [ownStatement(text, stop)];
    if (read && isVerbLed(read)) return present([framed('work', framing, { verb: inside(piece) })]);
    const isShort =
      tokens.length <= 3 &&
      kind !== 'clause' &&
      tokens.every(({ pos }) => pos !== 'verb' && pos !== 'preposition');
    const np = inside(piece);
    const isTimed = /\b(?:for|from|since|between|in) (?:\d|[a-z]+ (?:years?|months?)|\p{Lu})/u.test(text);
    const statement =
      isShort && leads(tokens.at(-1)?.lemma ?? '')
        ? framed('known as', framing, { np: np.replace(/^(?:an?|the|his|her|their) /, '') })
        : isTimed
          ? framed('was', framing, { np })
          : undefined;
    if (!statement) ask('relationship', [piece.typed]);
    return present([statement]);
  });
}

/** "Paweł hung 160 doors. Paweł turned up every day.": named once, then "he" or "she" where the writer says so. */
function withPronoun(statements: readonly Statement[], given: string, own: string): Statement[] {
  const [his, her] = [/\b(?:he|him|his|Mr)\b/i.test(own), /\b(?:she|her|hers|Ms|Mrs)\b/i.test(own)];
  const pronoun = his === her ? '' : his ? 'He' : 'She';
  let isNamed = false;
  return statements.map((one) => {
    const isOurs = one.by !== 'own' && /^they-|^their-/.test(one.by.frame);
    const isRepeat = isOurs && isNamed && pronoun !== '';
    isNamed ||= isOurs;
    return isRepeat ? { ...one, text: asSentence(`${pronoun}${one.text.slice(given.length)}`) } : one;
  });
}

/** Who is recommended for what, how the writer knows them, what they did, whom to ask. */
export function composeRecommendation(plan: LetterPlan): Composition {
  const { framing, facts, ask } = plan;
  const { request, slots } = facts;
  const frames = {};
  const related = relationship(plan);
  const own = plan.field('motivation', frames, 'they');
  const more = [...plan.field('experience', frames, 'they'), ...plan.field('achievements', frames, 'they')];
  const practical = plan.field('specificRequirements', {});
  const typed = [request.relationship, request.motivation, request.experience, request.achievements].join(
    ' ',
  );
  const skills = theirSkills(facts, framing);
  ask('skills', skills.lost);
  const told = withPronoun([...own, ...more, ...skills.statements], slots['given'] ?? '', typed);
  return {
    paragraphs: [
      present([framed('recommend', framing), ...related]),
      told.slice(0, own.length),
      told.slice(own.length),
      present([...practical, framed('close recommend', framing)]),
    ],
  };
}
