import { meaningsOf } from '@candor/english';
import { credentials } from './credentials.ts';
import { itemsOf, listed } from './items.ts';
import { inside, isAdjectiveLed, pieceOf, piecesOf, type Piece } from './piece.ts';
import { ownStatement, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import { whyLeftOut, type Voice } from './voice.ts';

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

/** "keeps proper records", "teaches without shouting": what somebody does. */
const isDone = (item: string): boolean => {
  const [first, next] = pieceOf(item).tokens;
  const meanings = meaningsOf(first?.text.toLowerCase() ?? '');
  const isForm = meanings.some(({ form }) => form === 'present3');
  // "tests on the test room" names what is tested.
  const mayBeNoun = /^o[fn]$/.test(next?.text ?? '') && meanings.some(({ pos }) => pos === 'noun');
  return (
    isForm && !mayBeNoun && next !== undefined && next.pos !== 'punctuation' && !/^\p{L}+s and /u.test(item)
  );
};

/** "calm", "never late", "good on radio": how somebody is. */
const isQuality = (item: string): boolean => {
  const piece = pieceOf(item.replace(/^(?:always|never|very|so) /i, ''));
  return (piece.tokens.length === 1 && piece.tokens[0]?.pos === 'adjective') || isAdjectiveLed(piece);
};

/** What is said of somebody recommended: what they are in one sentence, what they do in the next; the rest is left. */
function ofAnother(voice: Voice, items: readonly string[]): { told: Statement[]; left: string[] } {
  // One word of praise alone says little.
  const qualities = items.filter(isQuality);
  const are = qualities.length > 1 ? qualities : [];
  const does = items.filter(isDone);
  const said = does.map((item) => inside(pieceOf(item)));
  // What is to be left out goes without what stands beside it.
  const isWhole = !voice.wishes.some(({ kind }) => kind === 'leave out');
  const verbs = isWhole && said.length > 0 ? [listed(said)] : said;
  const told = present([
    voice.say('they are', { list: listed(are.map((item) => inside(pieceOf(item)))) }),
    ...verbs.map((verb) => voice.say('they', { verb })),
  ]);
  return { told, left: items.filter((item) => !are.includes(item) && !does.includes(item)) };
}

/** "radio certificate" says again what "a marine radio certificate" says. */
const MOST_SAID = 0.6;

/** Whole sentences as they are; of an applicant what an advert asks for and is sure; the rest is asked about. */
export function saySkills(voice: Voice, before: readonly Statement[]): Statement[] {
  const { skills, letterType } = voice.facts.request;
  const pieces = piecesOf(skills);
  const own = pieces.filter(isOwn).map(({ text, stop }) => ownStatement(text, stop));
  const said = new Set([...before, ...own].flatMap(({ text }) => [...stemsOf(text)]));
  const items = pieces
    .flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)))
    .filter((item) => shareSaid(item, said) <= MOST_SAID);
  const { told, left } =
    letterType === 'recommendation' && !skills.includes(':')
      ? ofAnother(voice, items)
      : credentials(voice, items, before, said);
  if (left.length > 0) voice.ask('skills', left.join(', '), whyLeftOut.skill);
  return [...told, ...own];
}
