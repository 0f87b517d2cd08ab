import { asSentence } from '../../writing/index.ts';
import type { Framing } from './frames/frame-for.ts';
import type { Composition, LetterPlan } from './letter-plan.ts';
import { theirSkills } from './skills.ts';
import { framed, ownStatement, present, type Statement } from './statement.ts';
import { isVerbLed } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { inside, piecesOf } from './piece.ts';

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

const KNOWN =
  /^(?<np>(?:his|her|their|the \p{L}+(?: \p{L}+)? s?he) .{3,80}?|(?:(?:my|the|an?) )?[\p{L}’' -]{3,40}?)(?:,? (?<since>(?:for [^,]+, ?)?since .+)|,? (?:for )?(?<span>(?:about |over |nearly )?(?:\d+|\p{L}+) (?:years?|months?|yrs?))|,? (?:from )?(?<from>(?:19|20)\d\d) ?(?:-|–|to|until) ?(?<to>(?:19|20)\d\d))?$/iu;

/** What a post or "my student" says of writer and recommended, and when, as a sentence; undefined where it is not plain which is whose. */
function known(text: string, framing: Framing): Statement | undefined {
  const { np = '', since = '', span = '', from = '', to = '' } = KNOWN.exec(text)?.groups ?? {};
  const [post = ''] = np.split(/ (?:over|of|to|for) /);
  const bare = post.replace(/^(?:an?|the|his|her|their) /i, '');
  const years = from === '' ? '' : `from ${from} to ${to}`;
  if (/^my /i.test(np)) {
    if (since !== '') return framed('theirs since', framing, { np, time: since });
    return years === '' ? undefined : framed('theirs until', framing, { np, time: years });
  }
  // "her sous chef", "the teacher he assisted" are the writer; of others the noun tells.
  const isWriter = /^(?:his|her|their) |^the .* s?he /i.test(np);
  if (!isWriter && !leads(bare.split(' ').at(-1) ?? '')) return undefined;
  const whose = isWriter ? np : `${framing.slots['given'] ?? ''}'s ${bare}`;
  if (since !== '') return framed('known since', framing, { np: whose, time: since });
  if (years !== '') return framed('known until', framing, { np: whose, time: years });
  // Whether they still are it is not said.
  if (span !== '')
    return framed('known from', framing, {
      np: isWriter ? np : np.replace(/^(?:an?|the) /i, ''),
      time: span,
    });
  return framed('known as', framing, { np: whose });
}

/** How the writer knows the person: a sentence, "supervised her", "her line manager since 2023", "boss". */
function relationship({ facts, framing, ask }: LetterPlan): Statement[] {
  return piecesOf(facts.request.relationship).flatMap((piece) => {
    const { kind, text, stop, read } = piece;
    if (kind === 'sentence') return [ownStatement(text, stop)];
    const statement =
      read && isVerbLed(read)
        ? framed('work', framing, { verb: inside(piece) })
        : known(inside(piece), framing);
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
