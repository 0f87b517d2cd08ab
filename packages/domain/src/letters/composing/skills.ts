import { meaningsOf } from '@candor/english';
import { isPaper } from '@candor/english/posts';
import { withArticle } from '../letter-facts.ts';
import { itemsOf, listed } from './items.ts';
import { isOfLanguages, sayLanguages } from './languages.ts';
import { inside, isAdjectiveLed, pieceOf, piecesOf, quiet, type Piece } from './piece.ts';
import { ownStatement, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import { whyLeftOut, type Voice } from './voice.ts';

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

/** "keeps proper records", "teaches without shouting": what somebody does. */
const isDone = (item: string): boolean => {
  const [first, next] = pieceOf(item).tokens;
  const isForm = meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'present3');
  return isForm && next !== undefined && next.pos !== 'punctuation' && !/^\p{L}+s and /u.test(item);
};

/** "calm", "never late", "good on radio": how somebody is. */
const isQuality = (item: string): boolean => {
  const piece = pieceOf(item.replace(/^(?:always|never|very|so) /i, ''));
  const [first] = piece.tokens;
  return (piece.tokens.length === 1 && first?.pos === 'adjective') || isAdjectiveLed(piece);
};

/** What is said of somebody recommended: what they are in one sentence, what they do in the next. */
function ofAnother(voice: Voice, items: readonly string[]): Statement[] {
  // "speaks Fante", "Twi": what follows a doing and is none belongs to it.
  const whole: string[] = [];
  for (const item of items) {
    const before = whole.at(-1) ?? '';
    if (isDone(before) && !isDone(item) && !isQuality(item)) whole.splice(-1, 1, `${before}, ${item}`);
    else whole.push(item);
  }
  // One word of praise alone says little.
  const qualities = whole.filter(isQuality);
  const are = qualities.length > 1 ? qualities : [];
  const does = whole.filter((item) => isDone(item));
  const lost = whole.filter((item) => !are.includes(item) && !does.includes(item));
  if (lost.length > 0) voice.ask('skills', lost.join(', '), whyLeftOut.skill);
  const said = present([
    voice.say('they are', { list: listed(are.map((item) => inside(pieceOf(item)))) }),
    ...does.map((item) => voice.say('they', { verb: inside(pieceOf(item)) })),
  ]);
  if (said.length === 0 && whole.length > lost.length)
    voice.ask('skills', whole.join(', '), whyLeftOut.skill);
  return said;
}

/** A skill by its name: a thing or a doing of few words, with its level in brackets if any. */
const isNamed = (item: string): boolean => {
  const [name = '', behind] = item.split(' (');
  const { kind, tokens } = pieceOf(name);
  const isPlain = /^[\p{L}\d][\p{L}\d &/+#.'’-]*$/u.test(name) && tokens.length < 6;
  // "lice counts": in a list of skills the word for things is one.
  const last = tokens.at(-1);
  const isSeveral = meaningsOf(last?.text.toLowerCase() ?? '').some(({ number }) => number === 'plural');
  const isThing =
    /^(?:noun|gerund)$/.test(kind) || last?.pos === 'noun' || isSeveral || /\p{Lu}|\d/u.test(name);
  return isPlain && isThing && (behind === undefined || /^[^()]{1,30}\)$/.test(behind));
};

/** "a PCV licence"; several go without an article. */
function paper(item: string): string {
  const piece = pieceOf(item);
  const isSeveral = piece.tokens.findLast(({ pos }) => pos === 'noun')?.number === 'plural';
  return isSeveral || piece.tokens[0]?.pos === 'determiner' ? inside(piece) : withArticle(inside(piece));
}

/** Whole sentences as they are; of an applicant languages, and what the advert asks for by name; the rest is asked about. */
export function saySkills(voice: Voice, before: readonly Statement[], isRoom: boolean): Statement[] {
  const { skills, letterType, jobDescription } = voice.facts.request;
  const pieces = piecesOf(quiet(skills));
  const own = pieces.filter(isOwn).map(({ text, stop }) => ownStatement(text, stop));
  const said = new Set([...before, ...own].flatMap(({ text }) => [...stemsOf(text)]));
  const typed = pieces.flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)));
  // "English" is told where "English saddles" are, and is told again among the others.
  const rest = typed.filter((item) => shareSaid(item, said) < 1);
  if (letterType === 'recommendation') return [...ofAnother(voice, rest), ...own];
  const isApplication = letterType === 'cover' || letterType === 'interest';
  const spoken = isApplication ? typed.filter(isOfLanguages) : [];
  const languages = spoken.some((item) => rest.includes(item)) ? spoken : [];
  const asked = stemsOf(jobDescription);
  const isAsked = (item: string) => {
    const shares = [item, item.replace(/ \(.*$/, '')].map((text) => shareSaid(text, asked));
    return stemsOf(item).size > 0 && Math.max(...shares) >= 0.5;
  };
  const isHeld = (item: string) => isPaper(item.replace(/ \(.*$/, '')) && item.includes(' ');
  const things = isApplication
    ? rest.filter((item) => !languages.includes(item) && isNamed(item) && !isQuality(item))
    : [];
  const papers = things.filter(isHeld);
  const others = things.filter((item) => !papers.includes(item) && isAsked(item));
  // One alone says little, and of a letter that is full a list says nothing.
  const named = isRoom && others.length > 1 ? others : [];
  const lost = rest.filter((item) => ![...languages, ...papers, ...named].includes(item));
  if (lost.length > 0) voice.ask('skills', lost.join(', '), whyLeftOut.skill);
  const speaks = sayLanguages(languages);
  return present([
    voice.say('hold', { list: listed(papers.map(paper)) }),
    voice.say('skills', { list: listed(named.map((item) => inside(pieceOf(item)))) }),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own,
  ]);
}
