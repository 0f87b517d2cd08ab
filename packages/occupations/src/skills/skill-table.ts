import { readData } from '../read-data.ts';
import { sortedText, type SortedText } from '../sorted-text.ts';
import type { Skill, SkillCategory } from './skill.ts';
import { foldSkill } from './skill-words.ts';

/** A name that some words may be. */
export interface SkillName {
  /** Where the line of the skill begins. */
  at: number;
  /** What the skill is called, rather than one of its other names. */
  isOwn: boolean;
  /** Also an everyday word, or too short to be told by itself. */
  isContextual: boolean;
  /** Null for names that are the same everywhere. */
  languages: readonly string[] | null;
}

const categories: Record<string, SkillCategory> = {
  h: 'hard',
  s: 'soft',
  t: 'tool',
  l: 'language',
  c: 'certificate',
};

let tables: { skills: SortedText; names: SortedText } | null = null;

function load() {
  const bodyOf = (file: string) => {
    const text = readData(file);
    return sortedText(text.slice(text.indexOf('\n\n') + 2));
  };
  return (tables ??= { skills: bodyOf('skills.txt'), names: bodyOf('skill-names.txt') });
}

function readNames(column: string): SkillName[] {
  return column.split(' ').map((one) => {
    const [at = '0', flags = ''] = one.split(':');
    const languages = flags.match(/[a-z]{2}/g);
    return {
      at: Number.parseInt(at, 36),
      isOwn: flags.includes('='),
      isContextual: flags.includes('?'),
      languages,
    };
  });
}

/** What words in their folded form may name, likeliest first, and whether a longer name begins with them. */
export interface NameEntry {
  names: SkillName[];
  isBeginning: boolean;
}

const entries = new Map<string, NameEntry>();
const MOST_ENTRIES = 60_000;

export function nameEntry(key: string): NameEntry {
  const known = entries.get(key);
  if (known) return known;
  const { names } = load();
  const column = names.find(key);
  const entry = {
    names: column === undefined ? [] : readNames(column),
    isBeginning: names.hasBeginning(`${key} `),
  };
  if (entries.size >= MOST_ENTRIES) entries.clear();
  entries.set(key, entry);
  return entry;
}

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#.]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const read = new Map<number, Skill>();
const MOST_READ = 20_000;

/** The skill whose line begins at a position. */
export function skillAt(at: number): Skill {
  const known = read.get(at);
  if (known) return known;
  const [name = '', category = '', occupations = '', aliases = '', ...names] = load()
    .skills.lineAt(at)
    .split('\t');
  const skill: Skill = {
    id: slug(name),
    name,
    category: categories[category.slice(0, 1)] ?? 'hard',
    occupations: Number(occupations),
    isHot: category.endsWith('!'),
    aliases: aliases === '' ? [] : aliases.split('|'),
    names: Object.fromEntries(names.map((one) => [one.slice(0, 2), one.slice(3)])),
  };
  if (read.size >= MOST_READ) read.clear();
  read.set(at, skill);
  return skill;
}

/** The skill that some words name, in any language and case; null where they name none. */
export function skillNamed(text: string): Skill | null {
  const key = foldSkill(text.slice(0, 200));
  const name = key === '' ? undefined : nameEntry(key).names[0];
  return name ? skillAt(name.at) : null;
}

/** The skill of an id; null for one that is none. */
export function skillById(id: string): Skill | null {
  const own = nameEntry(foldSkill(id.slice(0, 200))).names.find(({ isOwn }) => isOwn);
  const skill = own ? skillAt(own.at) : null;
  return skill?.id === id ? skill : null;
}
