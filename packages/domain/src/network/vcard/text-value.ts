import ICAL from 'ical.js';

const { design, parse, stringify } = ICAL;
type Raw = string | string[] | (string | string[])[];

/** What a property whose parts are set off by `;` or `,` holds, by the library: `N`, `ADR`, `ORG`, `CATEGORIES`. */
export function partsOfValue(name: 'N' | 'ADR' | 'ORG' | 'CATEGORIES' | 'NICKNAME', value: string): string[] {
  const [, , , ...values]: [string, object, string, ...Raw[]] = parse.property(
    `${name}:${value}`,
    design.vcard,
  );
  const [only] = values;
  const parts = values.length === 1 && Array.isArray(only) ? only : values;
  return parts.map((part) => plain(Array.isArray(part) ? part.flat().join(' ') : String(part)));
}
// Some programs escape `;` where it parts nothing, which the library leaves as it is.
const plain = (text: string) => text.replaceAll('\\;', ';');

/** One line or more of text, unescaped. */
export function textOfValue(value: string): string {
  return value.replace(/\\([\\;,:nN])/gu, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));
}

// A property that the library does not know is said to be text, which Apple does not read in a label.
const withLabels = {
  ...design.vcard,
  property: { ...design.vcard.property, 'x-ablabel': { defaultType: 'text' } },
};

/** A card as text, folded and escaped by the library. */
export const cardText = (properties: readonly unknown[]): string =>
  stringify.component(['vcard', properties, []], withLabels);
