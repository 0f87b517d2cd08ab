import { meaningsOf } from '@candor/english';
import { isPaper } from '@candor/english/posts';
import { PRESENT } from '../../cv/index.ts';
import { withArticle } from '../letter-facts.ts';
import { listed } from './items.ts';
import { sayLanguages } from './languages.ts';
import { inside, pieceOf } from './piece.ts';
import { present, shareSaid, stemsOf, type Statement } from './statement.ts';
import type { Voice } from './voice.ts';

const UNDONE =
  /\b(?:no|not|never|needs?|yes|was|old|learn\w*|lapsed|expired|exp|ran out|renewing|finish|due|expected|filed|applied|booked|now|this year|in progress)\b/i;

/** "BSc", "B.E.", "NVQ Level 3", "National Diploma": by itself or before what was studied. */
const AWARD =
  /^(?<award>(?:(?:[\p{L}\d-]+ ){0,3}?(?:Diploma|Degree|Certificate|Bachelor(?:['’]s)?|Master(?:['’]s)?)|\p{Lu}[\p{L}.]*\p{Lu}\p{Ll}{0,3}\.?)(?: \([^()]+\)|,? Level \d| I{1,3}V?(?= ))?)(?:(?:: | in | )(?<field>\p{Lu}[\p{L} ]+))?(?:, (?<level>Level \d))?$/u;
const ASKS_AWARD = /\b(?:degree|diploma|bachelor|master['’]s|certificate|qualifi\p{L}+|Level \d)/iu;
const TOLD_AWARD = /\b(?:degree|diploma|certificate|bachelor|master['’]?s|[BM]\.?Sc|[BM]\.?A|PhD)\b/i;

/** A degree or certificate with its article, and what it is in; undefined for what is not surely one. */
export function awardIn(typed: string): string | undefined {
  const { award = '', field, level } = AWARD.exec(typed.trim())?.groups ?? {};
  // "Diploma" alone names none.
  if (award === '' || (field === undefined && /^\p{Lu}\p{Ll}+$/u.test(award))) return undefined;
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

/** "a Working With Children Check"; "VCA certification", where its last word names no paper. */
const bareName = (name: string): string =>
  / (?:check|pass|card|badge|ticket)$/i.test(name) ? withArticle(name) : `${name} certification`;

const WITH_OWN = / and my own \p{L}+$/u;

/** "Nat 5 Maths (B)", "AAT Level 3", "food hygiene level 2": a rung or a grade tells that it was taken. */
const GRADED = /\b(?:level|nat(?:ional)?) \d\b|\((?:[A-D]\*?|merit|distinction|pass(?:ed)?(?: \d{4})?)\)$/i;

const isIn = (name: string, text: string) =>
  name !== '' && new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'iu').test(text);

/** A membership inside a sentence: a word that is written as any other begins small. */
const plainly = (name: string) =>
  name.replaceAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    meaningsOf(word.toLowerCase()).length > 0 ? word.toLowerCase() : word,
  );

/** What the CV says that the advert asks for: what the writer is, and what they hold. */
function ofCv({ cv, request, today }: Voice['facts'], said: ReadonlySet<string>, told: string) {
  const advert = request.jobDescription;
  const asked = stemsOf(advert);
  const isWanted = (name: string) =>
    !stemsOf(name).isDisjointFrom(asked) && shareSaid(name, said) < 1 && !UNDONE.test(name);
  const names = cv.certifications
    .filter(({ name, date }) => isWanted(name) && !UNDONE.test(date))
    .map(({ name }) => name);
  // "E-bike systems technician" is what somebody learnt; "AIMS member", "Registered dietitian" what they are.
  const isHolder = (name: string) =>
    !/\b(?:stage|part|module|unit|phase)\b/i.test(name) &&
    /\bmember$|\b(?:registered|chartered|certified|licensed|accredited)\b/i.test(name);
  const isDone = (end: string) => end !== '' && end !== PRESENT && end.slice(0, 4) < today.slice(0, 4);
  const isAsked =
    (ASKS_AWARD.test(advert) ||
      cv.education.some(({ degree }) => isIn(degree.split(/[ :]/)[0] ?? '', advert))) &&
    !TOLD_AWARD.test(told);
  const isBare = (name: string) => isIn(name, advert) && /^(?:[\p{Lu}\d]\S*(?: |$))+$/u.test(name);
  const degrees = cv.education
    .filter(({ degree, end }) => isAsked && isDone(end) && isWanted(degree))
    .map(({ degree }) => awardIn(degree));
  return {
    are: names
      .filter(isHolder)
      .slice(0, 1)
      .map((name) => withArticle(plainly(name))),
    hold: present([
      ...present(degrees).slice(0, 1),
      ...names
        .filter((name) => !isHolder(name))
        .map(
          (name) => paperIn(name) ?? (isBare(name) ? bareName(name) : isAsked ? awardIn(name) : undefined),
        ),
    ]),
  };
}

/** What somebody is, holds and speaks, as far as an advert asks for it; a tool is shown in work done, not listed. */
export function credentials(
  voice: Voice,
  items: readonly string[],
  before: readonly Statement[],
  said: ReadonlySet<string>,
): { told: Statement[]; left: string[] } {
  const advert = voice.facts.request.jobDescription;
  const asked = stemsOf(advert);
  const cv = ofCv(voice.facts, said, before.map(({ text }) => text).join(' '));
  const spoken = sayLanguages(items, advert);
  const papers = items.filter((item) => paperIn(item) !== undefined);
  const graded = items.filter(
    (item) =>
      !papers.includes(item) &&
      GRADED.test(item) &&
      !UNDONE.test(item) &&
      !stemsOf(item).isDisjointFrom(asked),
  );
  const held = present(papers.map(paperIn));
  const hold = [...cv.hold.filter((name) => shareSaid(name, stemsOf(held.join(' '))) < 1), ...held];
  const clauses = [
    ['am', listed(cv.are)],
    ['hold', listed(hold.filter((name) => !WITH_OWN.test(name)))],
    ['have', listed([...hold.filter((name) => WITH_OWN.test(name)), ...graded])],
    ['speak', spoken.said],
  ].flatMap(([verb = '', object = '']) => (object === '' ? [] : [`${verb} ${object}`]));
  return {
    told: clauses.length > 0 ? present([voice.say('work', { verb: listed(clauses) })]) : [],
    left: items.filter((item) => ![...papers, ...graded, ...spoken.items].includes(item)),
  };
}
