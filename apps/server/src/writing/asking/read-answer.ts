import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';

/** Where a model thinks aloud before it answers. */
const THOUGHT = 'think|thinking|thought|thoughts|reasoning';
const CLOSED_THOUGHT = new RegExp(`<(${THOUGHT})>[\\s\\S]*?</\\1>`, 'gi');
/** Some servers take the opening tag for part of the prompt. */
const THOUGHT_BEFORE = new RegExp(`^[\\s\\S]*</(?:${THOUGHT})>`, 'i');
/** Objects looked at in one answer; in what is all braces the rest is not looked at. */
const MOST_OBJECTS = 40;

/** The text of an answer without what its model thought aloud. A thought that is never closed may hold the answer. */
function withoutThoughts(text: string): string {
  return text.replaceAll(CLOSED_THOUGHT, '').replace(THOUGHT_BEFORE, '');
}

interface Braced {
  text: string;
  isClosed: boolean;
}

/** The object that opens at a place, to its closing brace or, where it has none, to the end. */
function objectAt(text: string, start: number): Braced {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return { text: text.slice(start, at + 1), isClosed: true };
  }
  return { text: text.slice(start), isClosed: false };
}

/** What in a text may be an object: each brace that opens outside of another object. */
function objectsIn(text: string): Braced[] {
  const found: Braced[] = [];
  let start = text.indexOf('{');
  while (start >= 0 && found.length < MOST_OBJECTS) {
    const one = objectAt(text, start);
    found.push(one);
    // One that is never closed was maybe a brace of prose.
    start = text.indexOf('{', one.isClosed ? start + one.text.length : start + 1);
  }
  return found;
}

/** The value of a text that is JSON or nearly so; undefined where it is neither. */
function valueOf(text: string, isRepaired: boolean): unknown {
  try {
    return JSON.parse(isRepaired ? jsonrepair(text) : text);
  } catch {
    return undefined;
  }
}

/** Takes what does not fit out of a value: the item of a list that holds it, else the part itself. */
function without(value: unknown, path: readonly PropertyKey[]): boolean {
  const itemAt = path.findLastIndex((one) => typeof one === 'number');
  const place = path.slice(0, itemAt < 0 ? path.length : itemAt + 1);
  const last = place.at(-1);
  let holder: unknown = value;
  for (const key of place.slice(0, -1)) {
    if (typeof holder !== 'object' || holder === null) return false;
    holder = Reflect.get(holder, key);
  }
  if (Array.isArray(holder) && typeof last === 'number') return holder.splice(last, 1).length > 0;
  if (typeof holder !== 'object' || holder === null || last === undefined) return false;
  return Reflect.has(holder, last) && Reflect.deleteProperty(holder, last);
}

/** Parts that do not fit are taken out one by one; an answer with more of them is none. */
const MOST_UNFIT = 50;

/** A value as far as it fits a schema; undefined where nothing of it does. */
function fitted<T>(value: unknown, schema: z.ZodType<T>): T | undefined {
  const own: unknown = structuredClone(value);
  for (let round = 0; round < MOST_UNFIT; round += 1) {
    const { data, error } = schema.safeParse(own);
    if (data !== undefined) return data;
    const [issue] = error?.issues ?? [];
    if (!issue || !without(own, issue.path)) return undefined;
  }
  return undefined;
}

/** Whether an answer says anything: a word, or an item of a list. */
function saysSomething(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  if (Array.isArray(answer)) return answer.length > 0;
  return typeof answer === 'object' && answer !== null && Object.values(answer).some(saysSomething);
}

/** An answer that says that there is nothing to say: a list of the schema is there, and empty. */
function emptyAnswer<T>(text: string, schema: z.ZodType<T>): T | undefined {
  const value = valueOf(text, true);
  const { data } = schema.safeParse(value);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return typeof data === 'object' && data !== null && names.some((name) => name in data) ? data : undefined;
}

/**
 * The answer in a model's text: the object that fits the schema, whatever stands around it and however carelessly it is
 * written. Where several do, the last that fits best: whoever thinks aloud drafts before.
 */
export function readAnswer<T>(text: string, schema: z.ZodType<T>): T | undefined {
  const objects = objectsIn(withoutThoughts(text)).toReversed();
  for (const isRepaired of [false, true])
    for (const one of objects) {
      const { data } = schema.safeParse(valueOf(one.text, isRepaired));
      if (data !== undefined && saysSomething(data)) return data;
    }
  for (const one of objects) {
    const value = valueOf(one.text, true);
    const data = value === undefined ? undefined : fitted(value, schema);
    if (data !== undefined && saysSomething(data)) return data;
  }
  return objects.map(({ text: one }) => emptyAnswer(one, schema)).find((one) => one !== undefined);
}

/** What is whole of an answer that is still being written, to the last item that was closed; undefined before the first. */
export function readSoFar<T>(text: string, schema: z.ZodType<T>): T | undefined {
  const object = objectsIn(withoutThoughts(text)).find(({ isClosed }) => !isClosed);
  const end = object?.text.lastIndexOf('}') ?? -1;
  if (!object || end < 0) return undefined;
  const value = valueOf(object.text.slice(0, end + 1), true);
  const data = value === undefined ? undefined : fitted(value, schema);
  return data !== undefined && saysSomething(data) ? data : undefined;
}
