import { speaker } from './speaker.ts';

const PLACEHOLDER = /\{(\w+)\}/;

/**
 * The same as `say` for a text that is data: one of a table, whose texts are messages too (`tableMessages` of packages/words). Its values
 * stand in it by their names: "Why do you want to work {here}?".
 */
export function sayText(text: string, values: Readonly<Record<string, string>> = {}): string {
  // Every second part is the name of a value.
  const parts = text.split(PLACEHOLDER);
  return speaker().word(
    parts.filter((_part, at) => at % 2 === 0),
    parts.filter((_part, at) => at % 2 === 1).map((name) => values[name] ?? ''),
  );
}
