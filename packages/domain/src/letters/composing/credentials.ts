import { meaningsOf } from '@candor/english';
import { isPaper, isPost } from '@candor/english/posts';
import { PRESENT } from '../../cv/index.ts';
import { withArticle } from '../letter-facts.ts';
import { listed } from './items.ts';
import { isOfLanguages, sayLanguages } from './languages.ts';
import { inside, pieceOf } from './piece.ts';
import { present, shareSaid, stemsOf, type Statement } from './statement.ts';
import type { Voice } from './voice.ts';

const UNDONE =
  /\b(?:no|not|never|yes|learn\w*|expired|ran out|renewing|finish|due|expected|filed|applied)\b/i;

/** "BSc", "B.E.", "NVQ Level 3", "National Diploma": by itself or before what was studied. */
const AWARD =
  /^(?<award>(?:(?:[\p{L}\d-]+ ){0,3}?(?:Diploma|Degree|Certificate|Bachelor(?:['’]s)?|Master(?:['’]s)?)|\p{Lu}[\p{L}.]*\p{Lu}\p{Ll}?\.?)(?: \([^()]+\)|,? Level \d| I{1,3}V?(?= ))?)(?:(?:: | in | )(?<field>\p{Lu}[\p{L} ]+))?(?:, (?<level>Level \d))?$/u;
const ASKS_AWARD = /\b(?:degree|diploma|bachelor|master['’]s|certificate|qualifi\p{L}+|Level \d)/iu;
const TOLD_AWARD = /\b(?:degree|diploma|certificate|bachelor|master['’]?s|[BM]Sc|[BM]A|PhD)\b/i;

/** A degree or certificate with its article, and what it is in; undefined for what is not surely one. */
export function awardIn(typed: string): string | undefined {
  const { award = '', field, level } = AWARD.exec(typed.trim())?.groups ?? {};
  if (award === '') return undefined;
  const of = field === undefined ? '' : ` in ${field}`;
  return `${withArticle(award)}${of}${level === undefined ? '' : ` (${level})`}`;
}

/** "a PCV licence", "a driving licence and my own car"; several go without an article. */
export function paperIn(item: string): string | undefined {
  const [, name = item, own = ''] = /^(.+?) and (?:my )?own (car|van|vehicle|transport)$/i.exec(item) ?? [];
  if (!isPaper(name.replace(/ \(.*$/, '')) || !name.includes(' ') || UNDONE.test(item)) return undefined;
  const piece = pieceOf(name);
  const isSeveral = piece.tokens.findLast(({ pos }) => pos === 'noun')?.number === 'plural';
  const isLed = isSeveral || piece.tokens[0]?.pos === 'determiner';
  return `${isLed ? inside(piece) : withArticle(inside(piece))}${own === '' ? '' : ` and my own ${own}`}`;
}

const WITH_OWN = / and my own \p{L}+$/u;

/** "Cropster", "Orca3D", "SANS 241": what is no word of a dictionary, or written as none. */
const isName = (text: string, isAsked: boolean) =>
  (isAsked || /\p{Ll}/u.test(text)) &&
  /^[\p{L}\d][\p{L}\d .+#/-]*$/u.test(text) &&
  text.split(' ').every((word) => {
    const isOdd = /\p{L}.*\p{Lu}|\d/u.test(word);
    return isOdd || (/^\p{Lu}/u.test(word) && meaningsOf(word.toLowerCase()).length === 0);
  });

const isIn = (name: string, text: string) =>
  name !== '' && new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'iu').test(text);

/** The tools and methods of an item that an advert names, or all where there is none. */
function toolsIn(item: string, advert: string): string[] {
  if (UNDONE.test(item) || /\b(?:basics?|some|little|bit)\b/i.test(item)) return [];
  const [name = '', behind = ''] = item.replace(/\)$/, '').split(' (');
  return advert === ''
    ? [name].filter((one) => isName(one, false))
    : [name, ...behind.split(', ')].filter((one) => isName(one, true) && isIn(one, advert));
}

/** A post or membership inside a sentence: a word that is written as any other begins small. */
const plainly = (name: string) =>
  name.replaceAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    meaningsOf(word.toLowerCase()).length > 0 ? word.toLowerCase() : word,
  );

/** What the CV says that the advert asks for: what the writer is, and what they hold. */
function ofCv({ cv, request, today }: Voice['facts'], said: ReadonlySet<string>, told: string) {
  const advert = request.jobDescription;
  const asked = stemsOf(advert);
  const shared = (name: string) => stemsOf(name).intersection(asked).size;
  const isWanted = (name: string) => shared(name) > 0 && shareSaid(name, said) < 1;
  const isDone = (end: string) => end !== '' && end !== PRESENT && end.slice(0, 4) < today.slice(0, 4);
  const names = cv.certifications
    .filter(({ name, date }) => !UNDONE.test(`${name} ${date}`) && isWanted(name))
    .map(({ name }) => name);
  const are = names.filter(
    (name) => /\bmember$/i.test(name) || isPost(name.toLowerCase().split(' ').at(-1) ?? ''),
  );
  const others = names.filter((name) => !are.includes(name));
  const bare = others.filter(
    (name) => isIn(name, advert) && /^(?:[\p{Lu}\d]\S*(?: |$))+$/u.test(name) && !isPaper(name),
  );
  const degrees = cv.education
    .filter(({ degree, end }) => isDone(end) && isWanted(degree))
    .toSorted((a, b) => shared(b.degree) - shared(a.degree))
    .map(({ degree }) => awardIn(degree));
  const isAsked =
    (ASKS_AWARD.test(advert) ||
      cv.education.some(({ degree }) => isIn(degree.split(/[ :]/)[0] ?? '', advert))) &&
    !TOLD_AWARD.test(told);
  return {
    are: are.slice(0, 1).map((name) => withArticle(plainly(name))),
    hold: present([
      ...(isAsked ? present(degrees).slice(0, 1) : []),
      ...others.map((name) => paperIn(name) ?? (isAsked && !bare.includes(name) ? awardIn(name) : undefined)),
      bare.length > 0 ? `${listed(bare)} certification` : undefined,
    ]),
  };
}

/** What somebody is, holds, works with and speaks, as far as an advert asks for it, in one sentence. */
export function credentials(
  voice: Voice,
  items: readonly string[],
  before: readonly Statement[],
  said: ReadonlySet<string>,
): { told: Statement[]; left: string[] } {
  const { facts } = voice;
  const advert = facts.request.jobDescription;
  const papers = items.filter((item) => paperIn(item) !== undefined);
  const cv = ofCv(facts, said, before.map(({ text }) => text).join(' '));
  const papersHeld = cv.hold.join(' ');
  const tools = items.filter(
    (item) => !isOfLanguages(item) && toolsIn(item, advert).some((name) => !isIn(name, papersHeld)),
  );
  // One tool says little where nobody asks for it.
  const named = tools.length > 1 || advert !== '' ? tools : [];
  const spoken = sayLanguages(items, advert);
  const held = stemsOf(papers.join(' '));
  const hold = [...cv.hold.filter((name) => shareSaid(name, held) < 1), ...present(papers.map(paperIn))];
  const clauses = [
    ['am', listed(cv.are)],
    ['hold', listed(hold.filter((name) => !WITH_OWN.test(name)))],
    ['have', listed(hold.filter((name) => WITH_OWN.test(name)))],
    ['work with', listed(named.flatMap((item) => toolsIn(item, advert)))],
    ['speak', spoken.said],
  ].flatMap(([verb = '', object = '']) => (object === '' ? [] : [`${verb} ${object}`]));
  const told = clauses.length > 0 ? present([voice.say('work', { verb: listed(clauses) })]) : [];
  return {
    told,
    left: items.filter((item) => ![...papers, ...named, ...spoken.items].includes(item)),
  };
}
