/** A list of keys with one more, once. */
export function withKey(keys: readonly string[], key: string): string[] {
  return keys.includes(key) ? [...keys] : [...keys, key];
}

/** A list of keys without one. */
export function withoutKey(keys: readonly string[], key: string): string[] {
  return keys.filter((other) => other !== key);
}
