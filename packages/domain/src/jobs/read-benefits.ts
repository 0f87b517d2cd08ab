import type { AdvertItem } from './advert.ts';
import { itemAt, meets } from './advert-item.ts';
import { employmentTypes } from './contract-words.data.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { addLine, addWords, takeAll, type FieldCandidate } from './odds/candidate.ts';
import { collectFeatures } from './odds/features.ts';
import type { JudgedLine } from './odds/judge-lines.ts';

const MOST_ITEMS = 30;
const LONGEST = 90;
const LEAST_OFFERED = -3;
/** Behind these it is said when and for whom. */
const TAIL =
  /\s(?:\(|if|that|which|who|where|you|after|when|unless|depending|rising|so|because|for|at|from|with|to|in|on|of (?=[£€$\d])|mit|durch|für|im|ab|bis|auf|nach|bei|inklusive|prise? en charge|par|sur|selon|dès|pour|si|que|desde|en|para|por|a cargo|op|die|van (?=\d)|via|met|voor|bij|na|om|jusqu['’]à|à)(?!\p{L}).*$/iu;
const STRONG = /;|,(?!\d)|\s[+•·|–]\s|\.\s|:\s/gu;
/** What is paid and for how many hours is said elsewhere. */
const IS_PAY =
  /^(?:salary|salaris|salaire|salario|gehalt|vergütung|pay|sueldo|rémunération|retribución|hours|horaires|arbeitszeit|horario|jornada)(?!\p{L})(?! (?:sacrifice|review))|^\D{0,25}[£€$]?\s?\d[\d.,' ]{3,}\s?(?:€|euro|eur|k)?(?:.*(?:per|pro|par|al|a|an|brut\p{L}*)\s.*)?$|^\d+(?:[.,]\d+)?\s?(?:hours|hrs|uur|stunden|h)(?!\p{L})/iu;
const LEADS =
  /^(?:(?:we|wir|nous|wij)\s(?:\p{L}+\s){0,2}(?:offer|provide|give|pay|bieten|geben|zahlen|offrons|proposons|bieden|geven)(?:\s(?:you|ihnen|dir|vous|je|u))?|you(?:['’]ll|\swill)?\s(?:also\s)?(?:get|receive|enjoy|have)|there(?:['’]s|\sis|\sare)|benefits\s(?:include|are)|in return,?|plus|and|with|an?|the|our|your|und|dazu|eine?[nrm]?|dein\p{L}*|den|die|das|der|et|vous bénéficiez d[eu’']s?|une?|des?|les|la|le|y|ofrecemos|te ofrecemos|un[ao]?|el|los|las|en|een|het|ook|krijgt|jouw)(?:\s|$)/iu;

interface Piece {
  text: string;
  at: number;
  level: 'whole' | 'listed' | 'joined';
}

function split(text: string, at: number, by: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(by)) {
    const before = text.slice(from, match.index);
    // Inside brackets stands what explains.
    if ((before.match(/\(/gu) ?? []).length > (before.match(/\)/gu) ?? []).length) continue;
    parts.push({ text: before, at: at + from });
    from = match.index + match[0].length;
  }
  return [...parts, { text: text.slice(from), at: at + from }];
}

/** A line whole, cut at its marks, and cut at its "and" too. */
function piecesOf({ text }: JudgedLine, words: AdvertWords): Piece[] {
  const listed = split(text, 0, STRONG);
  const and = new RegExp(`\\s(?:${words.and.source}|&)\\s`, 'giu');
  const joined = listed.flatMap((one) => split(one.text, one.at, and));
  const pieces: Piece[] = [
    ...joined.map((one) => ({ ...one, level: 'joined' as const })),
    ...listed.map((one) => ({ ...one, level: 'listed' as const })),
    { text, at: 0, level: 'whole' },
  ];
  return pieces.filter(
    (one, at) => pieces.findIndex((other) => other.at === one.at && other.text === one.text) === at,
  );
}

/** A piece without what leads to it, as it stands and without what is said of it. */
function namings({ text, at }: Piece): { text: string; at: number; isCut: boolean; hasLead: boolean }[] {
  let from = text.length - text.trimStart().length;
  let hasLead = false;
  for (let lead = LEADS.exec(text.slice(from)); lead && lead[0] !== ''; lead = LEADS.exec(text.slice(from))) {
    from += lead[0].length;
    hasLead = true;
  }
  const bare = text.slice(from).replace(/[\s.,;:!]+$/u, '');
  const cut = bare.replace(TAIL, '');
  return [bare, cut]
    .filter((one, index) => one.length > 2 && one.length <= LONGEST && (index === 0 || one !== bare))
    .map((one) => ({ text: one, at: at + from, isCut: one !== bare, hasLead }));
}

const isContract = (words: string) =>
  employmentTypes.some(([, pattern]) => pattern.test(words.split(/\s+/u).slice(0, 4).join(' ')));
const startOf = (text: string) => text.split(/\s/u)[0]?.toLowerCase() ?? '';

function candidatesOf(line: JudgedLine, words: AdvertWords): FieldCandidate[] {
  const pieces = piecesOf(line, words);
  const joined = pieces.filter(({ level }) => level === 'joined');
  const isNamed = (text: string) => words.benefits.test(text);
  return pieces.flatMap((piece) => {
    const parts = joined.filter(({ at }) => at >= piece.at && at < piece.at + piece.text.length);
    const bare = parts.filter(({ text }) => !isNamed(text)).length;
    return namings(piece).map(({ text, at, isCut, hasLead }): FieldCandidate => {
      const { features, add } = collectFeatures();
      const count = text.split(/\s+/u).length;
      add('bias');
      addLine(add, line);
      add(piece.level);
      add(`${piece.level} item`, line.isItem || line.isRow);
      add('cut', isCut);
      add(`cut ${startOf(piece.text.slice(at - piece.at + text.length).trim())}`, isCut);
      add('lead', hasLead);
      add(`starts ${startOf(text)}`);
      add(`words ${Math.min(count, 6)}`);
      add('long', Math.max(0, count - 6) / 6);
      add('named', isNamed(text));
      add('unnamed', !isNamed(text));
      add('parts', Math.min(4, parts.length - 1) / 4);
      add('parts unnamed', parts.length > 1 && bare > 0);
      add('parts named', parts.length > 1 && bare === 0);
      add('parts all unnamed', parts.length > 1 && bare === parts.length);
      add('siblings', Math.min(5, joined.length) / 5);
      add('siblings named', joined.filter((one) => isNamed(one.text)).length / joined.length);
      add('figure', /\d/u.test(text));
      add('starts with figure', /^\d/u.test(text));
      add('share', /\d ?%/u.test(text));
      add('money', /[£€$]/u.test(text));
      add('pay', IS_PAY.test(text));
      add('contract', isContract(text));
      add('stop', line.text.endsWith('.'));
      addWords(add, text);
      return { item: itemAt(line, text, at, text.length), features };
    });
  });
}

/** Everything that an employer may give, before it is judged. */
export const benefitCandidates = (lines: readonly JudgedLine[], words: AdvertWords): FieldCandidate[] =>
  lines
    .filter((line) => !line.isHeading && Math.max(line.offered, line.blockOffered) > LEAST_OFFERED)
    .flatMap((line) => candidatesOf(line, words));

/** Whether most of some words is skills that the lexicon knows; a word of benefits makes no benefit of a tool: "Spring Boot". */
function isOfSkills({ name, span }: AdvertItem, skills: readonly NamedSkill[], words: AdvertWords): boolean {
  const isNamed = words.benefits.test(name);
  const letters = skills
    .filter((skill) => meets(skill, { span }) && (skill.category === 'tool' || !isNamed))
    .filter(({ category }) => category !== 'soft')
    .reduce((sum, skill) => sum + skill.span.end - skill.span.start, 0);
  return letters > 0.5 * name.length;
}

/** What an employer gives beside the pay, `salary`. Skills are asked for, whatever stands around them. */
export const readBenefits = (
  lines: readonly JudgedLine[],
  words: AdvertWords,
  { salary, skills }: { salary: AdvertItem | null; skills: readonly NamedSkill[] },
  weights: AdvertWeights,
): AdvertItem[] =>
  takeAll(
    benefitCandidates(lines, words).filter(
      ({ item }) => !(salary && meets(item, salary)) && !isOfSkills(item, skills, words),
    ),
    weights.benefit,
  )
    .map(({ item }) => item)
    .slice(0, MOST_ITEMS);
