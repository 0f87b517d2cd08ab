import { meaningsOf } from '@candor/english';
import { isPaper } from '@candor/english/posts';
import { isOf, isWithoutArticle } from './brought.ts';
import { itemsOf, listed } from './items.ts';
import { isOfLanguages, sayLanguages } from './languages.ts';
import { inside, isAdjectiveLed, pieceOf, piecesOf, quiet, type Piece } from './piece.ts';
import { paper } from './papers.ts';
import { ownStatement, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import { whyLeftOut, type Voice } from './voice.ts';

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

/** Something one can have experience with: a doing, a matter or a thing with a name; no quality of somebody, no level. */
function isKnown(item: string): boolean {
  const { kind, tokens } = pieceOf(item);
  const head = tokens.findLast(({ pos }) => pos === 'noun' || pos === 'name') ?? tokens.at(-1);
  const isPlain =
    /^[\p{L}\d][\p{L}\d &/+#.-]*$/u.test(item) && tokens.length < 5 && !/\b(?:some|bit|no|not)\b/.test(item);
  const isName = /\p{Lu}/u.test(item.slice(1)) || (/^\p{Lu}/u.test(item) && tokens.length === 1);
  // "net checks": in a list of skills the word for things is one.
  const isSeveral = meaningsOf(tokens.at(-1)?.text.toLowerCase() ?? '').some(
    ({ number }) => number === 'plural',
  );
  const isThing = /^(?:noun|gerund)$/.test(kind) || tokens.length === 1 || isSeveral;
  const isOfSelf = isOf(head?.lemma ?? '', 'trait') || isOf(head?.lemma ?? '', 'quality');
  return (
    isPlain && isThing && !isOfSelf && (isName || (tokens.length > 1 && isSeveral) || isWithoutArticle(item))
  );
}

/** "keeps proper records", "asks for help early": what somebody does. */
const isDone = (item: string): boolean => {
  const [first, next] = pieceOf(item).tokens;
  const isForm = meaningsOf(first?.text.toLowerCase() ?? '').some(({ form }) => form === 'present3');
  return isForm && next !== undefined && next.pos !== 'punctuation' && !/^\p{L}+s and /u.test(item);
};

/** "calm", "good on radio": how somebody is. */
const isQuality = (item: string): boolean => {
  const piece = pieceOf(item);
  const [first] = piece.tokens;
  const isWord = piece.tokens.length === 1 && first?.pos === 'adjective';
  return isWord || isAdjectiveLed(piece);
};

/** Whole sentences as they are, of an applicant papers and languages; what else the letter has not said is asked about. */
export function saySkills(voice: Voice, before: readonly Statement[], isRoom: boolean): Statement[] {
  const { skills, letterType } = voice.facts.request;
  const pieces = piecesOf(quiet(skills));
  const own = pieces.filter(isOwn);
  const said = new Set(before.flatMap(({ text }) => [...stemsOf(text)]));
  const rest = pieces
    .flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)))
    .filter((item) => shareSaid(item, said) < 1);
  const isApplication = letterType === 'cover' || letterType === 'interest';
  const languages = isApplication ? rest.filter(isOfLanguages) : [];
  const papers = isApplication ? rest.filter((item) => isPaper(item) && item.includes(' ')) : [];
  const plain = rest.filter((item) => !languages.includes(item) && !papers.includes(item));
  const asked = stemsOf(voice.facts.request.jobDescription);
  const isAsked = (item: string) => !stemsOf(item).isDisjointFrom(asked);
  const known = isApplication
    ? plain.filter((item) => isKnown(item) && (isAsked(item) || (isRoom && !/^\p{L}+ing$/u.test(item))))
    : [];
  const ofAnother = letterType === 'recommendation' ? plain : [];
  const does = ofAnother.filter((item) => isDone(item));
  const are = ofAnother.filter((item) => isQuality(item));
  const told = [...known, ...does, ...(are.length > 1 ? are : [])];
  const lost = plain.filter((item) => !told.includes(item));
  if (lost.length > 0) voice.ask('skills', lost.join(', '), whyLeftOut.skill);
  const speaks = sayLanguages(languages);
  return present([
    voice.say('degree', { list: listed(papers.map(paper)) }),
    voice.say('skills', { list: listed(known.map((item) => inside(pieceOf(item)))) }),
    voice.say('they are', { list: are.length > 1 ? listed(are.map((item) => inside(pieceOf(item)))) : '' }),
    ...does.map((item) => voice.say('they', { verb: inside(pieceOf(item)) })),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own.map(({ text, stop }) => ownStatement(text, stop)),
  ]);
}
