import type { AdvertItem } from './advert.ts';
import { ranks } from './contract-words.data.ts';
import { addPlace, commaPieces, gatherCandidates, hasLabel, headParts } from './head-parts.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { takeBest, type FieldCandidate } from './odds/candidate.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import { FIRM_SUFFIX, ORGANISATION } from './organisation-words.data.ts';
import { FOR_WHOM, GENDERS, TITLE_LABEL, sourcesOf, titlePart } from './title-parts.ts';

/** How certainly words are a job's title, 0 to 1. */
export type TitleCertainty = (words: string) => number;

const MOST_WORDS = 10;
/** To ask how certainly words are a title takes time. */
const MOST_ASKED = 3;
const NO_TITLE = /[£€$]|@|\d{4}|^\d+[.,]\d|^[^(]*\)/u;
/** A line after which the title is still to come: "zoekt met ingang van 1 augustus een". */
const OPEN_END =
  /(?:\s(?:an?|the|einen?|eine|une?|un\/a|una|een)|(?<!\p{L})(?:solicita|sucht|zoekt|recherche|recrute|busca|hiring|seeks)\s*:?)$/iu;
/** No title begins with one of these. */
const SMALL_FIRST =
  /^(?:we|our|the|you|your|this|it|hey|hi|hello|he|she|they|are|is|at|in|on|as|for|from|am|im|bei|beim|das|die|der|wir|sie|du|il|elle|nous|vous|le|la|les|en|au|el|los|las|se|wij|het|de|je|my|his|her|all|no|not|if|and)(?!\p{L})/iu;

type Put = (name: string, value?: boolean | number) => void;

/** Everything that may be the title of the job, before it is judged. */
export function titleCandidates(
  lines: readonly JudgedLine[],
  titleCertainty: TitleCertainty,
): FieldCandidate[] {
  const { note, all } = gatherCandidates();
  const doubts: { put: Put; name: string; rank: number }[] = [];
  const ask = (put: Put | null, name: string, rank: number) => {
    if (put) doubts.push({ put, name, rank });
  };
  const whole = lines.map(({ text }) => text.toLowerCase()).join('\n');
  const add = (line: JudgedLine, phrase: string, from: number) => {
    const name = titlePart(phrase);
    const at = line.text.indexOf(name, from);
    const words = name.split(/\s+/u);
    if (at < 0 || name.length < 3 || words.length > MOST_WORDS || NO_TITLE.test(name)) return null;
    const put = note(line, name, at);
    put(
      'rank',
      ranks.some(([, pattern]) => pattern.test(name)),
    );
    put(`words ${Math.min(words.length, 6)}`);
    put('small', /^\p{Ll}/u.test(name));
    put('capitals', name === name.toUpperCase());
    put('firm', FIRM_SUFFIX.test(name));
    put('organisation', ORGANISATION.test(name));
    put('figure', /\d/u.test(name));
    put(
      'verb',
      /\s(?:is|are|sucht|suchen|recrute|cherche|busca|selecciona|zoekt|invites|seeks|hiring|to)\s/iu.test(
        name,
      ),
    );
    put('genders', GENDERS.test(phrase));
    put('slash', /\p{L}\/\p{L}|\(\p{L}+\)/u.test(name));
    put('again', Math.min(3, whole.split(name.toLowerCase()).length - 2) / 3);
    put(`section ${line.section}`);
    put('whole line', name.length >= line.text.length - 1);
    put('small word first', SMALL_FIRST.test(name));
    put(
      'named organisation',
      ORGANISATION.test(words[0] ?? '') && /^(?:of|de|du|des|d['’].*|del|für|van)$/iu.test(words[1] ?? ''),
    );
    put('for whom', FOR_WHOM.test(name));
    put(`last -${(words.at(-1) ?? '').slice(-3).toLowerCase()}`);
    const before = lines[lines.indexOf(line) - 1];
    put('behind open end', before !== undefined && at < 4 && OPEN_END.test(before.text));
    put('last again', Math.min(3, whole.split(words.at(-1)?.toLowerCase() ?? '').length - 2) / 3);
    for (const [end, word] of [
      ['first', words[0] ?? ''],
      ['last', words.at(-1) ?? ''],
    ] as const) {
      put(`${end} -${word.slice(-2).toLowerCase()}`);
      put(`${end} ${word.toLowerCase()}`);
    }
    return put;
  };
  for (const part of headParts(lines)) {
    const put = add(part.line, part.text, part.at);
    if (put) addPlace(put, part);
    put?.('behind slash', / [/]\s+$/u.test(part.line.text.slice(0, part.at)));
    put?.('other label', hasLabel(part) && !TITLE_LABEL.test(part.text));
    if (part.row < 3 && part.column < 2) ask(put, titlePart(part.text), 1);
    if (put && part.line.text.length > 60) put('long line');
    const cut = titlePart(part.text).replace(FOR_WHOM, '');
    const short = cut === titlePart(part.text) ? null : add(part.line, cut, part.at);
    if (short) {
      addPlace(short, part);
      short('before for whom');
      ask(short, titlePart(cut), 1);
    }
    if (part.column === 0 && part.columns > 1 && / [/] /u.test(part.line.text)) {
      const both = titlePart(part.line.text.replace(FOR_WHOM, ''));
      const slashed = / [/] /u.test(both) ? add(part.line, both, part.at) : null;
      if (slashed) {
        addPlace(slashed, part);
        slashed('both of a slash');
        ask(slashed, both, 1);
      }
    }
    for (const [at, piece] of commaPieces(part).slice(1).entries()) {
      const also = add(part.line, piece.text, piece.at);
      if (also) also(`piece ${Math.min(at, 2)}`);
    }
  }
  for (const [row, line] of lines.entries())
    for (const { name, text, at } of sourcesOf(line, row)) {
      const put = add(line, text, at);
      put?.(name);
      if (name !== 'opening') ask(put, titlePart(text), name === 'label' ? 0 : 2);
      put?.(`${name} early`, row < 5);
      put?.(`${name} long`, text.length > 50);
    }
  // A title is told by where it stands; where that leaves a doubt, by what it says.
  const asked = new Set<string>();
  for (const { put, name } of doubts.toSorted((a, b) => a.rank - b.rank)) {
    if (asked.has(name) || asked.size >= MOST_ASKED) continue;
    asked.add(name);
    put('certain', titleCertainty(name));
    put('asked for');
  }
  return all();
}

/** The job that is offered. */
export const readTitle = (
  lines: readonly JudgedLine[],
  titleCertainty: TitleCertainty,
  weights: AdvertWeights,
): AdvertItem | null => takeBest(titleCandidates(lines, titleCertainty), weights.title);
