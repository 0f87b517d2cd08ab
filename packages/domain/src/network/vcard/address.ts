/*
 * An address as a detail holds it: its parts in the order of `ADR`, set off by `;`, those at the end left out where they
 * are empty. One that is nothing but a street is that street.
 */

const PARTS = 7;
const STREET = 2;

export function addressValue(parts: readonly string[]): string {
  const texts = parts.map((part) => part.replaceAll(';', ',').trim());
  const isStreet = texts.every((part, at) => at === STREET || part === '');
  return isStreet ? (texts[STREET] ?? '') : texts.join(';').replace(/;+$/u, '');
}

/** The parts of a detail's address; null where it would not come back as it is. */
export function addressParts(value: string): string[] | null {
  const texts = value.split(';');
  const whole = texts.length === 1 ? ['', '', value] : texts;
  const parts = Array.from({ length: PARTS }, (_, at) => whole[at] ?? '');
  return addressValue(parts) === value && texts.length <= PARTS ? parts : null;
}
