import { isVerbLed } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { withArticle } from '../letter-facts.ts';
import { inside, piecesOf } from './piece.ts';
import { ownStatement, present, type Statement } from './statement.ts';
import type { Voice } from './voice.ts';

const LEADERS = ['leader', 'educator', 'colleague', 'neighbor', 'friend'];

/** "boss", "tutor", "colleague", "neighbour": who writes. "apprentice", "student" may be either of the two. */
function mayWrite(noun: string): boolean {
  const { senses, above } = thesaurusOf(noun);
  const isOf = (kind: string) =>
    thesaurusOf(kind).senses.some((sense) => above.has(sense) || senses.includes(sense));
  return !noun.endsWith('ee') && LEADERS.some(isOf);
}

const KNOWN =
  /^(?<np>(?:his|her|their|the \p{L}+(?: \p{L}+)? s?he) .{3,80}?|(?:(?:my|the|an?) )?[\p{L}’' -]{3,40}?)(?:,? (?<since>(?:for [^,]+, ?)?since .+)|,? (?:for )?(?<span>(?:about |over |nearly )?(?:\d+|\p{L}+) (?:years?|months?|summers?|seasons?|yrs?))|,? (?:from )?(?<from>(?:19|20)\d\d) ?(?:-|–|to|until) ?(?<to>(?:19|20)\d\d))?$/iu;

/** What a post or "my student" says of writer and recommended, and when; undefined where it is not plain which is whose. */
function known(text: string, voice: Voice): Statement | undefined {
  const { np = '', since = '', span = '', from = '', to = '' } = KNOWN.exec(text)?.groups ?? {};
  const time = since === '' && from !== '' ? `from ${from} to ${to}` : since;
  if (/^my /i.test(np))
    return time === '' ? undefined : voice.say(since === '' ? 'theirs until' : 'theirs since', { np, time });
  const [post = ''] = np.split(/ (?:over|of|to|for) /);
  const bare = post.replace(/^(?:an?|the|his|her|their) /i, '');
  // "her sous chef", "the teacher he assisted" are the writer; of others the noun tells.
  const isWriter = /^(?:his|her|their) |^the .* s?he /i.test(np);
  if (!isWriter && !mayWrite(bare.split(' ').at(-1) ?? '')) return undefined;
  // Whether they still are it is not said.
  if (span !== '') return voice.say('known from', { np: isWriter ? np : withArticle(bare), time: span });
  const whose = isWriter ? np : `${voice.framing.slots['given'] ?? ''}'s ${bare}`;
  const move = time === '' ? 'known as' : since === '' ? 'known until' : 'known since';
  return voice.say(move, { np: whose, time });
}

/** How the writer knows the person: a sentence, "supervised her", "her line manager since 2023", "boss". */
export function sayRelationship(voice: Voice): Statement[] {
  // "her tutor, also taught her drawing": two things that are said.
  const typed = voice.facts.request.relationship.replaceAll(/, (?=(?:also|then) \p{Ll}+ )/gu, '\n');
  return piecesOf(typed).flatMap((piece) => {
    const { kind, text, stop, read } = piece;
    if (kind === 'sentence') return [ownStatement(text, stop)];
    const isLed = read !== undefined && isVerbLed(read);
    const said = /^then /i.test(text)
      ? undefined
      : isLed
        ? voice.say('work', { verb: inside(piece) })
        : known(inside(piece), voice);
    if (!said) voice.ask('relationship', piece.typed);
    return present([said]);
  });
}
