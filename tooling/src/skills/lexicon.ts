import { foldSkill } from '@candor/occupations/skill-words';
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
    const known = byName.get(key);
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

/** Lines of `skills.txt` with where each skill stands, and of `skill-names.txt`. */
export function lexicon(drafts: readonly SkillDraft[]) {
  const sorted = drafts
    .map((draft) => ({ draft, key: foldSkill(draft.name) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const at = new Map<SkillDraft, number>();
  const skills: string[] = [];
  let position = 0;
  const names = new Map<string, Map<number, string>>();
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
      if (key === '' || (!isOwn && key.split(' ').length > LONGEST_NAME)) continue;
      const meanings = names.get(key) ?? new Map<number, string>();
      const before = meanings.get(position);
      // The skill's own name and what is told by itself come before the rest.
      if (before === undefined)
        meanings.set(position, `${isOwn ? '=' : ''}${isContextual ? '?' : ''}${language ?? ''}`);
      else if (before.endsWith('en') && language === null) meanings.set(position, before.replace('en', ''));
      names.set(key, meanings);
    }
    skills.push(line);
    position += line.length + 1;
  }
  const lines = [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, meanings]) => {
      const some = [...meanings]
        .toSorted((a, b) => Number(b[1].includes('=')) - Number(a[1].includes('=')))
        .slice(0, MOST_MEANINGS);
      return `${key}\t${some.map(([at, flags]) => (flags === '' ? at.toString(36) : `${at.toString(36)}:${flags}`)).join(' ')}`;
    });
  return { skills, names: lines, at };
}
