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

/** Where else a property came from is said by its types. */
const LABEL = /^(.+?)(?: \(([a-z0-9-]+(?:, [a-z0-9-]+)*)\))?$/u;
const KNOWN_AS_THEY_ARE =
  /^(?:X-[A-Z0-9-]+|HOBBY|INTEREST|EXPERTISE|MAILER|CLASS|SORT-STRING|LABEL|CALURI|FBURL)$/u;
const isTaken = (name: string) => name.startsWith('X-CANDOR-') || name === 'X-ABLABEL';

/** The property of a label; null where it is a label of somebody's own. */
export interface LabelledProperty {
  name: string;
  types: string[];
}

export function labelOf({ name, types }: LabelledProperty): string {
  const word = words[name] ?? name;
  const said = types.filter((type) => /^[a-z0-9-]+$/u.test(type));
  return said.length === 0 ? word : `${word} (${said.join(', ')})`;
}

export function propertyOfLabel(label: string): LabelledProperty | null {
  const [, word = '', said] = LABEL.exec(label) ?? [];
  const name = properties.get(word) ?? (KNOWN_AS_THEY_ARE.test(word) && !isTaken(word) ? word : null);
  const property = name === null ? null : { name, types: said?.split(', ') ?? [] };
  return property !== null && labelOf(property) === label ? property : null;
}
