import { foldSkill } from '@candor/occupations/skill-words';
import { isNoName } from './no-names.ts';
import type { NameDraft, SkillDraft } from './skill-draft.ts';

const MOST_SHOWN = 8;
const MOST_MEANINGS = 4;
const LONGEST_NAME = 6;

/** One byte a letter, so that the table is held as it is read. */
export const latin = (text: string) =>
  text
    .replaceAll('’', "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'Oe')
    .replaceAll(/[\u0100-\uffff]+/g, (some) => some.normalize('NFD').replaceAll(/[\u0100-\uffff]/g, ''))
    .replaceAll(/[\t|]/g, ' ')
    .trim();

/** Drafts of all sources, one a skill: those of the same name, or of a name that another has without its maker, are one. */
export function merge(drafts: readonly SkillDraft[]): SkillDraft[] {
  const byName = new Map<string, SkillDraft>();
  const merged: SkillDraft[] = [];
  for (const draft of drafts) {
    const key = foldSkill(draft.name);
    if (key === '') continue;
    // ESCO's command is the skill that is already there under what people call it.
    const head = draft.others.find(
      ({ text, isHead }) =>
        isHead === true && byName.get(foldSkill(text))?.esco === undefined && byName.has(foldSkill(text)),
    );
    const known = byName.get(key) ?? (head && byName.get(foldSkill(head.text)));
    if (!known) {
      const own = { ...draft, others: [...draft.others] };
      merged.push(own);
      byName.set(key, own);
      // A head form or a product without its maker is the same skill as one called so.
      for (const { text, isHidden } of own.others) {
        const other = foldSkill(text);
        if (other !== '' && isHidden !== true && !byName.has(other)) byName.set(other, own);
      }
      continue;
    }
    known.others.push(
      { text: draft.name, language: draft.language, isContextual: draft.isContextual },
      ...draft.others,
    );
    known.isHot ||= draft.isHot;
    known.occupations = Math.max(known.occupations, draft.occupations);
    known.labels = { ...draft.labels, ...known.labels };
    known.esco ??= draft.esco;
  }
  return merged;
}

function namesOf(draft: SkillDraft): (NameDraft & { isOwn: boolean })[] {
  const own = { text: draft.name, language: draft.language, isContextual: draft.isContextual, isOwn: true };
  return [own, ...draft.others.map((other) => ({ ...other, isOwn: false }))];
}

interface Meaning {
  isOwn: boolean;
  isContextual: boolean;
  languages: Set<string> | null;
  rank: number;
}

function flagsOf({ isOwn, isContextual, languages }: Meaning): string {
  const flags = `${isOwn ? '=' : ''}${isContextual ? '?' : ''}${[...(languages ?? [])].join('')}`;
  return flags === '' ? '' : `:${flags}`;
}

/** Lines of `skills.txt` with where each skill stands, and of `skill-names.txt`. */
export function lexicon(drafts: readonly SkillDraft[]) {
  const sorted = drafts
    .map((draft) => ({ draft, key: foldSkill(draft.name) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const at = new Map<SkillDraft, number>();
  const skills: string[] = [];
  let position = 0;
  const names = new Map<string, Map<number, Meaning>>();
  for (const { draft } of sorted) {
    at.set(draft, position);
    const seen = new Set([foldSkill(draft.name)]);
    const shown: string[] = [];
    for (const { text, isHidden } of draft.others) {
      const key = foldSkill(text);
      if (isHidden === true || key === '' || seen.has(key) || shown.length >= MOST_SHOWN) continue;
      seen.add(key);
      shown.push(latin(text));
    }
    const labels = Object.entries(draft.labels).map(([language, label]) => `${language}=${latin(label)}`);
    const line = [
      latin(draft.name),
      draft.category + (draft.isHot ? '!' : ''),
      draft.occupations,
      shown.join('|'),
      ...labels,
    ]
      .join('\t')
      .trimEnd();
    for (const { text, language, isContextual, isOwn } of namesOf(draft)) {
      const key = foldSkill(latin(text));
      if (key === '' || (!isOwn && (key.split(' ').length > LONGEST_NAME || isNoName(key)))) continue;
      if (/^[\p{L}\p{N}]$/u.test(key) && !draft.isHot) continue;
      const meanings = names.get(key) ?? new Map<number, Meaning>();
      const before = meanings.get(position);
      if (before) {
        if (language === null) before.languages = null;
        else before.languages?.add(language);
      } else
        meanings.set(position, {
          isOwn,
          isContextual,
          languages: language === null ? null : new Set([language]),
          // Our own list was written to say what names mean; beyond it the commonest.
          rank:
            (isOwn ? 2e6 : 0) +
            (isContextual ? 0 : 1e5) +
            (draft.isListed === true ? 1e6 : 0) +
            draft.occupations,
        });
      names.set(key, meanings);
    }
    skills.push(line);
    position += line.length + 1;
  }
  const lines = [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, meanings]) => {
      const some = [...meanings].toSorted((a, b) => b[1].rank - a[1].rank).slice(0, MOST_MEANINGS);
      return `${key}\t${some.map(([at, meaning]) => at.toString(36) + flagsOf(meaning)).join(' ')}`;
    });
  return { skills, names: lines, at };
}
