const NUL = '\0';

function storableText(text: string): string {
  const whole = text.toWellFormed();
  return whole.includes(NUL) ? whole.replaceAll(NUL, '') : whole;
}

/**
 * A value of JSON as the store can hold it: no NUL in its words and names, and U+FFFD for half a character. The value
 * itself where nothing is to change.
 */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = value.map(storable);
    return list.every((one, at) => one === value[at]) ? value : list;
  }
  const entries = Object.entries(value);
  const changed = entries.map(([name, one]) => [storableText(name), storable(one)] as const);
  const isSame = changed.every(([name, one], at) => name === entries[at]?.[0] && one === entries[at]?.[1]);
  return isSame ? value : Object.fromEntries(changed);
}
