import type { CvDocument } from '../../cv/index.ts';
import type { TailoringChange, TailoringEdit } from './tailoring.ts';

const BULLET = /^experience\.(\d+)\.bullets\.(\d+)$/u;
const BULLETS = /^experience\.(\d+)\.bullets$/u;
const SKILL = /^skills\.(\d+)$/u;

const replaceAt = <T>(items: readonly T[], at: number, change: (item: T) => T): T[] =>
  items.map((item, index) => (index === at ? change(item) : item));

/** The document with a bullet list changed. */
function withBullets(
  document: CvDocument,
  job: number,
  change: (bullets: readonly string[]) => string[],
): CvDocument {
  const experience = replaceAt(document.experience, job, (one) => ({
    ...one,
    bullets: change(one.bullets),
  }));
  return { ...document, experience };
}

type Words = Extract<TailoringEdit, { kind: 'words' }>;

function withWords(document: CvDocument, { path, expected, replacement }: Words): CvDocument {
  const worded = (words: string) => (words === expected ? replacement : words);
  if (path === 'summary') return { ...document, summary: worded(document.summary) };
  if (path === 'basics.headline')
    return { ...document, basics: { ...document.basics, headline: worded(document.basics.headline) } };
  const skill = SKILL.exec(path);
  if (skill) {
    const skills = replaceAt(document.skills, Number(skill[1]), (one) => ({
      ...one,
      name: worded(one.name),
    }));
    return { ...document, skills };
  }
  const [, job, bullet] = BULLET.exec(path) ?? [];
  if (job === undefined) return document;
  return withBullets(document, Number(job), (bullets) => replaceAt(bullets, Number(bullet), worded));
}

/** Items as their old places say; as they are where the places are not theirs. */
function inOrder<T>(items: readonly T[], order: readonly number[]): T[] {
  const ordered = order.flatMap((at) => items.slice(at, at + 1));
  return new Set(order).size === items.length && ordered.length === items.length ? ordered : [...items];
}

type Order = Extract<TailoringEdit, { kind: 'order' }>;

function withOrder(document: CvDocument, { path, order }: Order): CvDocument {
  if (path === 'skills') return { ...document, skills: inOrder(document.skills, order) };
  const job = BULLETS.exec(path)?.[1];
  return job === undefined
    ? document
    : withBullets(document, Number(job), (bullets) => inOrder(bullets, order));
}

/** What is added stands behind what is there; a skill, at the end of its group. */
function withAdded(
  document: CvDocument,
  edit: Exclude<TailoringEdit, { kind: 'words' | 'order' }>,
): CvDocument {
  switch (edit.kind) {
    case 'add-skill': {
      const last = document.skills.findLastIndex(({ group }) => group === edit.skill.group);
      const at = last < 0 ? document.skills.length : last + 1;
      return { ...document, skills: document.skills.toSpliced(at, 0, edit.skill) };
    }
    case 'add-language':
      return { ...document, languages: [...document.languages, edit.language] };
    case 'add-certification':
      return { ...document, certifications: [...document.certifications, edit.certification] };
    case 'add-line':
      return withBullets(document, edit.job, (bullets) => [...bullets, edit.line]);
  }
}

/** A document with some of the changes that were found for it, in whatever order they come. */
export function applyTailoring(document: CvDocument, changes: readonly TailoringChange[]): CvDocument {
  const edits = changes.map(({ edit }) => edit);
  // Changes name fields as they were: words first, then what moves fields.
  const worded = edits.filter((edit) => edit.kind === 'words').reduce(withWords, document);
  const ordered = edits.filter((edit) => edit.kind === 'order').reduce(withOrder, worded);
  return edits.filter((edit) => edit.kind !== 'words' && edit.kind !== 'order').reduce(withAdded, ordered);
}
