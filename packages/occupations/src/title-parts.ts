import { ungendered } from './gendered-title.ts';
import { compoundHead, compoundStart, withoutRankTail } from './near-words.ts';
import { skillNamed } from './skills/skill-table.ts';
import { countOf, wordsBeginning } from './title-index.ts';
import { add, agreed, CERTAINTY, lookUpTitle, type Found, type Meanings } from './title-meanings.ts';
import { titleTable } from './title-table.ts';
import { withoutRank } from './title-variants.ts';

/** A title in the feminine, as the masculine that tables list. */
export function inflected(words: readonly string[]): Found | null {
  for (const form of ungendered(words)) {
    const found = lookUpTitle(form);
    if (found) return { ...found, certainty: found.certainty * CERTAINTY.unranked };
  }
  return null;
}

/** Most of what it means is work with computers (SOC 15). */
function isOfComputers({ meanings }: Found): boolean {
  const [first] = [...meanings].toSorted((a, b) => b[1] - a[1]);
  return titleTable().occupations[first?.[0] ?? -1]?.code.startsWith('15-') === true;
}

/** "React Native developer", "docent Engels": a role with what it is done in, which tells no occupation apart. */
export function ofRole(words: readonly string[]): Found | null {
  const plain = withoutRank(words);
  for (const [role, rest] of [
    [plain.at(-1), plain.slice(0, -1)],
    [plain[0], plain.slice(1)],
  ] as const) {
    const skill = role === undefined || rest.length === 0 ? null : skillNamed(rest.join(' '));
    const found =
      skill && (skill.category === 'tool' || skill.category === 'language')
        ? lookUpTitle([role ?? ''])
        : null;
    if (found && (skill?.category === 'language' || isOfComputers(found)))
      return { ...found, certainty: CERTAINTY.compound };
  }
  return null;
}

/** "Tischlermeister": a trade with its rank behind it. */
export function trade(words: readonly string[]): Found | null {
  const found = words.length === 1 ? withoutRankTail(words[0] ?? '') : null;
  return found === null ? null : lookUpTitle([found]);
}

/** "Lagerhelfer": a general head after a field, as the titles of one word that begin with the field agree on it. */
function ofField(word: string): Found | null {
  const field = compoundStart(word);
  if (field === null) return null;
  const meanings: Meanings = new Map();
  for (const other of wordsBeginning(field, field.length + 2, 30)) add(meanings, other, 1);
  return agreed(meanings, CERTAINTY.compound);
}

/** "Fachkrankenschwester": a title at the end of a compound. */
export function compound(words: readonly string[]): Found | null {
  const last = words.at(-1) ?? '';
  if (countOf(last) > 0) return null;
  const field = ofField(last);
  if (field) return field;
  const head = compoundHead(last);
  const found = head === null ? null : lookUpTitle([head]);
  return found ? { ...found, certainty: CERTAINTY.compound } : null;
}
