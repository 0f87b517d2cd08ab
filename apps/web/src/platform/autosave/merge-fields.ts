import type { Known } from './keep-on-device.ts';
import { mergeLists } from './merge-lists.ts';

type Fields = Record<string, unknown>;

/** A value that two hands changed: as it was, as each has it, and what of ours may be stored without an answer. */
interface Both {
  /** Null where nothing is known of what was stored before. */
  base: { value: unknown } | null;
  unanswered: readonly unknown[];
  ours: unknown;
  theirs: unknown;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldOf(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}

/** Whether two values are the same, in whichever order their fields come; a field left out is undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => isSameValue(value, other[at]));
  if (!isFields(one) || !isFields(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

const itemOfBoth = (base: unknown, ours: unknown, theirs: unknown) =>
  mergeValue({ base: { value: base }, unanswered: [], ours, theirs });

function listOfBoth(base: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]) {
  const value = mergeLists(base, ours, theirs, itemOfBoth);
  return value && { value };
}

/** A text of several lines is the list of them; a line is one value. */
function textOfBoth(base: string, ours: string, theirs: string) {
  if (![base, ours, theirs].some((text) => text.includes('\n'))) return null;
  const list = listOfBoth(base.split('\n'), ours.split('\n'), theirs.split('\n'));
  return list && { value: list.value.join('\n') };
}

function mergeValue({ base, unanswered, ours, theirs }: Both): { value: unknown } | null {
  const isOurs = (value: unknown) => isSameValue(value, theirs);
  if (isOurs(ours) || (base && isOurs(base.value)) || unanswered.some(isOurs)) return { value: ours };
  if (base && isSameValue(base.value, ours)) return { value: theirs };
  if (Array.isArray(ours) && Array.isArray(theirs) && Array.isArray(base?.value))
    return listOfBoth(base.value, ours, theirs);
  if (typeof ours === 'string' && typeof theirs === 'string' && typeof base?.value === 'string')
    return textOfBoth(base.value, ours, theirs);
  if (!isFields(ours) || !isFields(theirs)) return null;
  const value: Fields = {};
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(ours)])) {
    const merged = mergeValue({
      base: base && { value: fieldOf(base.value, name) },
      unanswered: unanswered.filter(isFields).map((sent) => sent[name]),
      ours: ours[name],
      theirs: theirs[name],
    });
    if (!merged) return null;
    value[name] = merged.value;
  }
  return { value };
}

/** Our fields over theirs; null where both changed the same one to something else. Lists are merged item by item, texts line by line. */
export function mergeFields<Content extends object>(
  ours: Content,
  theirs: Content,
  { base, unanswered }: Known<Content>,
): Content | null {
  const merged: Fields = {};
  for (const [name, value] of Object.entries(ours)) {
    const one = mergeValue({
      base: base && { value: fieldOf(base, name) },
      unanswered: unanswered.filter((sent) => name in sent).map((sent) => fieldOf(sent, name)),
      ours: value,
      theirs: fieldOf(theirs, name),
    });
    if (!one) return null;
    merged[name] = one.value;
  }
  // Each field comes from one of two contents of this type.
  return merged as Content;
}

/** Whether a content is the base in all fields that were not sent over it: no other hand has changed one. */
export function holdsOnlySent<Content extends object>(
  stored: Content,
  base: Content,
  sent: Content,
): boolean {
  const names = new Set([...Object.keys(stored), ...Object.keys(base)]);
  return [...names].every((name) => name in sent || isSameValue(fieldOf(stored, name), fieldOf(base, name)));
}
