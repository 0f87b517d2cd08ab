import { detectLanguage } from '@candor/domain/reading';
import type { FoundSkill } from './skill.ts';
import { skillsInContext, type Candidate } from './skill-context.ts';
import { likeliest, nameEntry, skillAt } from './skill-table.ts';
import { skillWords, type SkillWord } from './skill-words.ts';

const MOST_WORDS = 8;
/** Small words that may stand inside a name: "managed the budget". */
const PASSED_OVER = new Set(['the', 'a', 'an', 'our', 'their', 'all', 'its']);
/** What may stand between the words of one name. */
const GAP = /^(?: |\u00a0|-|‑|–|\.|\/| ?& ?|['’] ?)$/;

/** "Managed", "managing" and "manages" as the verb that names begin with. */
function baseForms(key: string): string[] {
  const stem = /^(.{3,})(?:ing|ed)$/.exec(key)?.[1];
  if (stem === undefined) return [];
  const single = /([bdfgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  const withY = stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [];
  return [stem, `${stem}e`, ...single, ...withY];
}

function namesFrom(words: readonly SkillWord[], from: number, text: string, first: string): Candidate[] {
  const found: Candidate[] = [];
  let key = first;
  for (let to = from, length = 1; length <= MOST_WORDS; length += 1) {
    const entry = nameEntry(key);
    for (const name of entry.names) found.push({ name, from, to });
    if (!entry.isBeginning) break;
    const gapAfter = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start);
    let next = to + 1;
    if (PASSED_OVER.has(words[next]?.key ?? '') && gapAfter(to) === ' ') next += 1;
    const word = words[next];
    if (!word || !GAP.test(gapAfter(to)) || !GAP.test(gapAfter(next - 1))) break;
    key = `${key} ${word.key}`;
    to = next;
  }
  return found;
}

/** English is written everywhere, but its single everyday words mean something else in other languages ("Art", "Chef"). */
function isOfLanguage({ name, from, to }: Candidate, language: string): boolean {
  if (name.language === null || name.language === language) return true;
  return name.language === 'en' ? language === 'und' || to > from : language === 'und' && to > from;
}

/**
 * The skills that a text names, in its order, none within another: the longest name wins. Words that are skills only
 * in context ("Excel", "Go", "React") count where the context says so. The language is BCP 47; told by the text where it
 * is not given.
 */
export function findSkills(text: string, options: { language?: string } = {}): FoundSkill[] {
  const language = options.language?.slice(0, 2) ?? detectLanguage(text);
  const words = skillWords(text);
  const candidates = words.flatMap((word, at) => {
    const forms = [word.key, ...baseForms(word.key)];
    return forms.flatMap((form, rank) =>
      // A verb is only looked for as the beginning of a longer name.
      namesFrom(words, at, text, form).filter((one) => rank === 0 || one.to > at),
    );
  });
  const known = candidates.filter((one) => isOfLanguage(one, language));
  const accepted = skillsInContext(text, words, known);
  const taken = new Uint8Array(words.length);
  const byLength = new Map<string, Candidate[]>();
  for (const one of accepted) {
    const key = `${one.from} ${one.to}`;
    byLength.set(key, [...(byLength.get(key) ?? []), one]);
  }
  const chosen = [...byLength.values()]
    .toSorted(([a], [b]) => (a && b ? b.to - b.from - (a.to - a.from) || a.from - b.from : 0))
    .filter(([one]) => {
      if (!one || taken.subarray(one.from, one.to + 1).includes(1)) return false;
      taken.fill(1, one.from, one.to + 1);
      return true;
    });
  return chosen
    .flatMap((same) => {
      const [one] = same;
      const name = likeliest(same.map(({ name }) => name));
      const [start, end] = [words[one?.from ?? 0]?.start, words[one?.to ?? 0]?.end];
      return name && start !== undefined && end !== undefined
        ? [{ skill: skillAt(name.at), span: { start, end } }]
        : [];
    })
    .toSorted((a, b) => a.span.start - b.span.start);
}
