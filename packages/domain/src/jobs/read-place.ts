import { monthNames } from '../text/index.ts';
import type { AdvertItem } from './advert.ts';
import { meets } from './advert-item.ts';
import { addPlace, commaPieces, gatherCandidates, hasLabel, headParts } from './head-parts.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { takeBest, type FieldCandidate } from './odds/candidate.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import { ORGANISATION } from './organisation-words.data.ts';
import { IN_PLACE, bare, hasRegion, labelled, namesOf, townOf } from './place-names.ts';

const AT_SITE =
  /^\s(?:depot|office|site|branch|store|warehouse|studio|plant|factory|clinic|school|hospital|campus|shop|area)(?!\p{L})/iu;
const POSTCODE = /\d{4,5}\s$/u;
const NO_PLACE = new RegExp(
  String.raw`^(?:Class|Level|Band|Part|Full|Permanent|${[...monthNames('en'), ...monthNames('de')].join('|')}|Monday|Tuesday|Thursday|Friday|Saturday|Sunday|English|German|French|Spanish|Dutch|Irish|Vollzeit|Teilzeit|Unbefristet|Hybrid|Remote|Home|Street|CDI|CDD|Nights|Days|You|We|The|Our|Your|Sie|Du|Wir|Vous|Nous|Je|Jij|Wij)(?!\p{L})`,
  'u',
);
const MOST_WORDS = 6;
const FIRST_LINES = 6;

/** Everything that may be where the work is, before it is judged. `taken` is the title and the employer. */
export function placeCandidates(
  lines: readonly JudgedLine[],
  [title, company]: readonly [AdvertItem | null, AdvertItem | null],
  isPlace: (name: string) => boolean,
): FieldCandidate[] {
  const { note, all } = gatherCandidates();
  const whole = lines.map(({ text }) => text).join('\n');
  /** Words that the text writes small: names are not among them. */
  const small = new Set(whole.match(/(?<!\p{L})\p{Ll}[\p{L}-]+/gu));
  const labels = new Map(lines.map((line) => [line, labelled(line.text)]));
  const add = (line: JudgedLine, words: string, from: number) => {
    const name = bare(words);
    const at = line.text.indexOf(name, from);
    if (at < 0 || name.length < 2 || name.split(/\s+/u).length > MOST_WORDS) return null;
    if (NO_PLACE.test(name) || /[£€$@]|\d{6}|^\p{L}\/\p{L}|[?!]/u.test(name)) return null;
    if (/^\p{Lu}{2,5}$/u.test(name) && !isPlace(name)) return null;
    const span = { start: line.span.start + at, end: line.span.start + at + name.length };
    if ((title && meets(title, { span })) || company?.name === name) return null;
    const put = note(line, name, at);
    const town = townOf(name);
    put('known', isPlace(name));
    put('known town', isPlace(town));
    put('unknown', !isPlace(town) && !isPlace(name));
    put(
      'known region',
      hasRegion(name) &&
        isPlace(
          name
            .slice(town.length)
            .replaceAll(/[,()]|Co\.\s/gu, '')
            .trim(),
        ),
    );
    put('region', hasRegion(name));
    put('unknown region', hasRegion(name) && !isPlace(town));
    put(`words ${Math.min(4, name.split(/\s+/u).length)}`);
    put('organisation', ORGANISATION.test(name));
    put('of company', company !== null && !meets(company, { span }) && company.name.includes(name));
    put('in company', company !== null && meets(company, { span }));
    put('same line as company', company !== null && meets(company, line));
    put('behind company', company !== null && meets(company, line) && span.start >= company.span.end);
    put(
      'just behind company',
      company !== null && span.start >= company.span.end && span.start - company.span.end < 4,
    );
    put('same line as title', title !== null && meets(title, line));
    const label = labels.get(line);
    put('part of label', label !== undefined && label.includes(name) && name.length < bare(label).length);
    put('joined', /\s(?:and|und|et|y|en)\s/u.test(name));
    put('in title', title !== null && title.name.includes(name));
    put('common', small.has(name.split(/\s+/u).at(-1)?.toLowerCase() ?? ''));
    put('common first', small.has(name.split(/\s+/u)[0]?.toLowerCase() ?? ''));
    put('again', Math.min(3, whole.split(town).length - 2) / 3);
    put('listed', line.isItem);
    put('asked', Math.max(-4, Math.min(4, line.asked)) / 4);
    put('offered', Math.max(-4, Math.min(4, line.offered)) / 4);
    put(`section ${line.section}`);
    put('capitals', /^\p{Lu}{3,}/u.test(name));
    put('street', /(?:street|road|lane|straße|platz|rue|calle|straat)/iu.test(name));
    put('figure', /\d/u.test(name));
    put('mark', /['’]/u.test(name));
    put('postcode', POSTCODE.test(line.text.slice(0, at)));
    put('site', AT_SITE.test(line.text.slice(at + name.length)));
    const kind = isPlace(town) || isPlace(name) ? 'known' : 'unknown';
    return (feature: string, value: number | boolean = 1) => {
      put(feature, value);
      put(`${feature} ${kind}`, value);
    };
  };
  for (const part of headParts(lines).filter((one) => !hasLabel(one)))
    for (const [piece, { text, at }] of [{ text: part.text, at: part.at }, ...commaPieces(part)].entries()) {
      if (!/^(?:(?:in|à|en|te|near|central)\s|\d{4,5}\s)?\p{Lu}/u.test(text)) continue;
      const put = add(part.line, text, at);
      if (!put) continue;
      addPlace(put, part);
      put(`piece ${Math.min(piece, 4)}`);
      put('last part', part.column === part.columns - 1 && part.columns > 1);
      put('whole line', text.length === part.line.text.length);
    }
  const home = company && lines.find((line) => meets(company, line));
  if (home)
    for (const [, name = ''] of company.name.matchAll(
      /(?<![\p{L}])(?:of|de|van|d['’]|di|del|zu|in)\s?(?=(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?))/gu,
    )) {
      const put = add(home, name, company.span.start - home.span.start);
      put?.('named by company');
      put?.('named by company last', company.name.endsWith(name));
    }
  for (const [row, line] of lines.entries()) {
    const label = labels.get(line);
    if (label) {
      add(line, label, 0)?.('label');
      const last = label.split(/,\s/u).at(-1) ?? label;
      if (last !== label) add(line, last, 0)?.('label last');
    }
    if (line.isHeading) continue;
    for (const match of line.text.matchAll(IN_PLACE)) {
      const [, word = '', words = ''] = match;
      for (const name of new Set([words, townOf(words), words.split(' and ')[0] ?? words])) {
        const put = add(line, name, match.index + word.length);
        put?.(`after ${word.toLowerCase()}`);
        put?.(`after ${word.toLowerCase()} early`, row < FIRST_LINES);
        put?.('after early', row < FIRST_LINES);
      }
    }
    if (line.isHeading || (line.isItem && line.section !== 'other')) continue;
    for (const match of namesOf(line.text)) {
      // What begins a sentence has a capital anyway.
      const behind = line.text.slice(match.index + match[0].length);
      if (match.index === 0 && !/^\s*(?:[,|(–·]|$)/u.test(behind)) continue;
      const town = townOf(match[0]);
      const isKnown = isPlace(match[0]) || isPlace(town);
      const before = line.text.slice(0, match.index);
      if (!isKnown && !/,\s$|\d{4,5}\s$/u.test(before)) continue;
      for (const name of new Set([match[0], town])) {
        const put = add(line, name, match.index);
        put?.('bare');
        put?.('bare early', row < FIRST_LINES);
        put?.('behind comma', /,\s$/u.test(before));
        put?.('behind comma of company', company !== null && before.endsWith(`${company.name}, `));
        put?.('line end', /^\s*[.)]?$/u.test(line.text.slice(match.index + name.length)));
      }
    }
  }
  return all();
}

/** A place with the region that stands right behind it: of two places of one name it tells which. */
function withRegion(place: AdvertItem, lines: readonly JudgedLine[]): AdvertItem {
  const line = lines.find(({ span }) => span.start <= place.span.start && place.span.end <= span.end);
  const behind = line?.text.slice(place.span.end - line.span.start) ?? '';
  const region = /^,\s\p{Lu}{2}(?![\p{L}\d])/u.exec(behind)?.[0] ?? '';
  return region === ''
    ? place
    : { name: place.name + region, span: { start: place.span.start, end: place.span.end + region.length } };
}

/** Where the work is. `isPlace` knows the names of places; others are told by where they stand. */
export const readPlace = (
  lines: readonly JudgedLine[],
  taken: readonly [AdvertItem | null, AdvertItem | null],
  isPlace: (name: string) => boolean,
  weights: AdvertWeights,
): AdvertItem | null => {
  const best = takeBest(placeCandidates(lines, taken, isPlace), weights.location);
  return best && withRegion(best, lines);
};
