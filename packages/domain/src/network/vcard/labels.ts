import { capitalised } from '../../text/index.ts';

/*
 * A property that no field of a contact holds becomes a detail under a label that people read, "Phone (home)", and the
 * label names the property again when the contact is written.
 */

const words: Readonly<Record<string, string>> = {
  TEL: 'Phone',
  EMAIL: 'Email',
  ADR: 'Address',
  URL: 'Website',
  BDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  NICKNAME: 'Nickname',
  TITLE: 'Title',
  ROLE: 'Role',
  ORG: 'Other company',
  IMPP: 'Messaging',
  SOCIALPROFILE: 'Profile',
  GENDER: 'Gender',
  LANG: 'Language',
  TZ: 'Time zone',
  GEO: 'Coordinates',
  RELATED: 'Related',
  FN: 'Other name',
};
const properties = new Map(Object.entries(words).map(([property, word]) => [word, property]));

/** Where a property came from is said by its types, then by a label of somebody's own. */
const LABEL = /^(.+?)(?: \((.+)\))?$/u;
const KNOWN_AS_THEY_ARE =
  /^(?:X-[A-Z0-9-]+|HOBBY|INTEREST|EXPERTISE|MAILER|CLASS|SORT-STRING|LABEL|CALURI|FBURL)$/u;
const isTaken = (name: string) => name.startsWith('X-CANDOR-') || name === 'X-ABLABEL';

/** What somebody calls the property of a main field, which is stored with it. */
export const labelledFields = [
  { field: 'phone', property: 'TEL', label: 'Phone label' },
  { field: 'email', property: 'EMAIL', label: 'Email label' },
  { field: 'linkedinUrl', property: 'URL', label: 'Profile label' },
] as const;

export const isType = (word: string): boolean => /^[a-z0-9-]*$/u.test(word);

/** The label that Apple writes: one of its own, `_$!<HomePage>!$_`, is a type like any other. */
export function ownLabel(given: string): string {
  const built = /^_\$!<(.*)>!\$_$/su.exec(given)?.[1];
  return built === undefined
    ? given.replace(/\s+/gu, ' ').trim()
    : built.trim().toLowerCase().replace(/\s+/gu, '-');
}

/** The types of Apple's own properties stand in a label, as Apple reads them. */
export function appleLabel({ name, types, own }: LabelledProperty): string | null {
  if (own !== '') return own;
  const [type = '', ...more] = types;
  if (!name.startsWith('X-AB') || type === '' || more.length > 0) return null;
  return `_$!<${capitalised(type)}>!$_`;
}

export interface LabelledProperty {
  name: string;
  types: readonly string[];
  /** What somebody calls it themselves; '' for nothing. */
  own: string;
}

export function labelOf({ name, types, own }: LabelledProperty): string {
  const word = words[name] ?? name;
  const given = new Set([...types.filter(isType), own]);
  given.delete('');
  return given.size === 0 ? word : `${word} (${[...given].join(', ')})`;
}

/** The property of a label; null where it is a label that names none. */
export function propertyOfLabel(label: string): LabelledProperty | null {
  const [, word = '', given] = LABEL.exec(label) ?? [];
  const name = properties.get(word) ?? (KNOWN_AS_THEY_ARE.test(word) && !isTaken(word) ? word : null);
  const parts = given?.split(', ') ?? [];
  const typed = parts.findIndex((part) => !isType(part));
  const types = typed < 0 ? parts : parts.slice(0, typed);
  const own = parts.slice(types.length).join(', ');
  const property = name === null ? null : { name, types, own };
  return property !== null && ownLabel(own) === own && labelOf(property) === label ? property : null;
}
