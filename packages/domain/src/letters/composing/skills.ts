import { isUnknown, meaningsOf } from '@candor/english';
import { itemsOf, listed } from './items.ts';
import { isOfLanguages, namesLanguage, sayLanguages } from './languages.ts';
import { inside, isAdjectiveLed, pieceOf, piecesOf, type Piece } from './piece.ts';
import { isPaper } from '@candor/english/posts';
import { paper } from './say-work.ts';
import { ownStatement, present, shareSaid, stemsOf, type Statement } from './statement.ts';
import { whyLeftOut, type Voice } from './voice.ts';

/** "Blender", "SAP EWM": written as a name is. */
const isNamed = (item: string) =>
  item.split(' ').every((word) => /^(?:\p{Lu}|\d)|\p{L}[\p{Lu}\d]/u.test(word));

/** A sentence with its subject, and no list with a participle in it. */
const isOwn = ({ kind, tokens: [first] }: Piece) =>
  kind === 'sentence' && (first?.pos === 'pronoun' || first?.pos === 'determiner');

/** Whether words say how somebody is: "patient", "very careful", "fair to new starters". */
function isQuality(piece: Piece): boolean {
  if (!/^\p{Ll}/u.test(piece.text)) return false;
  const [first, last = first, third] = piece.tokens;
  const word = last?.text.toLowerCase() ?? '';
  const isAdjective = !word.endsWith('ing') && meaningsOf(word).some(({ pos }) => pos === 'adjective');
  const isAlone = isAdjective && third === undefined && (first === last || first?.pos === 'adverb');
  const mayLead = meaningsOf(first?.text ?? '').some(({ pos }) => pos === 'adjective');
  const isTowards = mayLead && last?.pos === 'preposition' && piece.tokens.length < 6;
  return piece.kind !== 'sentence' && (isAlone || isTowards || isAdjectiveLed(piece));
}

/** Whether a list can name an item: a thing or a doing; no quality, lack, count or joke. */
function isSkill(item: string): boolean {
  const { kind, tokens } = pieceOf(item.replace(/ \([^()]*\)$/, ''));
  if (tokens.some(isUnknown)) return false;
  if (isNamed(item)) return true;
  // "hand planes", "DO meters" may read as a verb and its object: of two words the last one tells.
  const last = tokens.at(-1);
  const isNoun = meaningsOf(last?.text.toLowerCase() ?? '').some(({ pos }) => pos === 'noun');
  const isThing = /^(?:noun|gerund)$/.test(kind) || (tokens.length <= 2 && isNoun);
  return isThing && last?.pos !== 'adjective' && item.split(' ').length <= 5;
}

/** "no management accounts yet", "bilingual Greek": what somebody lacks, and a language that no sentence of ours can hold. */
const isUntold = (item: string) => /^(?:no|not)\b/i.test(item) || namesLanguage(item);

/** A list is told as a whole: of few, or of many, none is; of names two are enough. */
const LEAST = 3;
const LEAST_NAMES = 2;
const MOST = 8;

/** Whole sentences as they are, papers, languages, and where the letter has room a list of all the others or of none. */
export function saySkills(voice: Voice, told: readonly Statement[], isRoom: boolean): Statement[] {
  const pieces = piecesOf(voice.facts.request.skills);
  const own = pieces.filter(isOwn);
  const said = new Set(told.flatMap(({ text }) => [...stemsOf(text)]));
  const all = pieces.flatMap((piece) => (isOwn(piece) ? [] : itemsOf(piece.typed)));
  const languages = all.filter(isOfLanguages);
  const left = all.filter(
    (item) => !languages.includes(item) && (isUntold(item) || isQuality(pieceOf(item))),
  );
  const isHeld = (item: string) => isPaper(item) && item.split(' ').length > 1;
  const rest = all.filter((item) => !languages.includes(item) && !left.includes(item) && !isHeld(item));
  const open = rest.filter((item) => shareSaid(item, said) < 1);
  const isWhole =
    isRoom &&
    open.length * 2 >= rest.length &&
    rest.length >= (rest.some(isNamed) ? LEAST_NAMES : LEAST) &&
    rest.length <= MOST &&
    rest.every(isSkill);
  const papers = all.filter((item) => !languages.includes(item) && isHeld(item) && shareSaid(item, said) < 1);
  const speaks = sayLanguages(languages);
  const lost = [...left, ...(isWhole ? [] : open)];
  if (lost.length > 0)
    voice.ask('skills', all.filter((item) => lost.includes(item)).join(', '), whyLeftOut.skill);
  const names = rest.map((item) => (isNamed(item) ? item : inside(pieceOf(item))));
  // "Epic, BLS and ACLS" ends as a list does.
  const isEnded = / and /.test(names.at(-1) ?? '') && names.filter((name) => / and /.test(name)).length === 1;
  return present([
    isWhole ? voice.say('skills', { list: isEnded ? names.join(', ') : listed(names) }) : undefined,
    voice.say('degree', { list: listed(papers.map((item) => paper(inside(pieceOf(item))))) }),
    speaks === undefined ? undefined : ownStatement(speaks),
    ...own.map(({ text, stop }) => ownStatement(text, stop)),
  ]);
}

/** Skills of somebody recommended: what they are, and what they do; anything else is a list of a form. */
export function sayTheirSkills(voice: Voice): Statement[] {
  const pieces = itemsOf(voice.facts.request.skills).map((item) => pieceOf(item));
  const isDeed = ({ tokens: [first] }: Piece) => first?.form === 'present3' && first.isCertain;
  const kept = (test: (piece: Piece) => boolean) =>
    listed(pieces.filter((piece) => !isOwn(piece) && test(piece)).map(inside));
  const lost = pieces.filter((piece) => !isOwn(piece) && !isQuality(piece) && !isDeed(piece));
  if (lost.length > 0) voice.ask('skills', lost.map(({ typed }) => typed).join(', '), whyLeftOut.skill);
  return present([
    voice.say('they are', { qualities: kept(isQuality) }),
    voice.say('they', { verb: kept((piece) => !isQuality(piece) && isDeed(piece)) }),
    ...pieces.filter(isOwn).map(({ text, stop }) => ownStatement(text, stop)),
  ]);
}
