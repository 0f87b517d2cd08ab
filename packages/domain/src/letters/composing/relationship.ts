import { isVerbLed, meaningsOf } from '@candor/english';
import { isPost } from '@candor/english/posts';
import { withArticle } from '../letter-facts.ts';
import { inside, piecesOf } from './piece.ts';
import { ownStatement, present, type Statement } from './statement.ts';
import type { Voice } from './voice.ts';

const DATE = '(?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d\\d';
/** "her line manager since 2023", "head coach", "his thesis supervisor 2024 to 2026", "her tutor, May 2024 to now". */
const KNOWN = new RegExp(
  `^(?<np>(?:his|her|their|the|my) .{3,80}?|\\p{Ll}[\\p{L}’' -]{2,40}?)(?:,? (?<since>since .+)|,? (?:from )?(?<from>${DATE}) ?(?:-|–|to|until) ?(?:(?<to>${DATE})|now|present|today|date)|,? (?:for )?(?<span>(?:\\d+|\\p{L}+) (?:years?|months?|summers?|seasons?))(?: \\([^()]*\\))?)?$`,
  'u',
);
/** Words for who may be either of the two. */
const EITHER = /(?:ee|student|pupil|apprentice|assistant|trainee|volunteer|worker)$/i;

/** What a post says of the writer, and when; undefined where it is not plain whose it is. */
function known(text: string, voice: Voice): Statement | undefined {
  const { np = '', since: typed, from = '', to = '', span } = KNOWN.exec(text)?.groups ?? {};
  const since = from !== '' && to === '' ? `since ${from}` : typed;
  if (np.startsWith('my '))
    return to === '' ? undefined : voice.say('known mine', { np, time: `from ${from} to ${to}` });
  const [post = ''] = np.replace(/^(?:his|her|their|the) /, '').split(/ (?:over|of|to|for|in|at|and|s?he) /);
  const isTheirs = /^(?:his|her|their) |^the .* s?he /.test(np);
  if (!isPost(post) || (!isTheirs && EITHER.test(post))) return undefined;
  const whose = isTheirs ? np : `${voice.framing.slots['given'] ?? ''}'s ${np}`;
  // Whether they still are it is not said.
  if (span !== undefined)
    return voice.say('known from', { np: isTheirs ? np : withArticle(post), time: span });
  if (since !== undefined) return voice.say('known since', { np: whose, time: since });
  return from === ''
    ? voice.say('known as', { np: whose })
    : voice.say('known until', { np: whose, time: `from ${from} to ${to}` });
}

/** How the writer knows the person: a sentence, "supervised her", "her line manager since 2023", "boss". */
export function sayRelationship(voice: Voice): Statement[] {
  // "her tutor, also taught her drawing": two things that are said.
  const typed = voice.facts.request.relationship.replaceAll(/, (?=(?:also|then) \p{Ll}+ )/gu, '\n');
  return piecesOf(typed).flatMap((piece) => {
    if (piece.kind === 'sentence') return [ownStatement(piece.text, piece.stop)];
    // "volunteer with us" may be who they are.
    const [verb] = piece.tokens;
    const mayBeNoun = verb?.form === 'base' && meaningsOf(verb.lemma).some(({ pos }) => pos === 'noun');
    const isLed = piece.read !== undefined && isVerbLed(piece.read) && !mayBeNoun;
    const said = isLed ? voice.say('work', { verb: inside(piece) }) : known(inside(piece), voice);
    if (!said) voice.ask('relationship', piece.typed);
    return present([said]);
  });
}
