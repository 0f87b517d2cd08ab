import { damaged } from './refused-archive.ts';

/** Deeper than any row of ours by far. */
const GREATEST_DEPTH = 64;
const BEFORE = /^\s*\{\s*"rows"\s*:\s*\[\s*/;
const BETWEEN = /\s*([,\]])\s*/y;
const BEHIND = /^\}\s*$/;

/** Where an object ends that begins there: behind its last bracket. */
function endOfObject(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length; at += 1) {
    const character = json.charCodeAt(at);
    if (character === 0x22) {
      for (at += 1; at < json.length && json.charCodeAt(at) !== 0x22; at += 1)
        if (json.charCodeAt(at) === 0x5c) at += 1;
    } else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > GREATEST_DEPTH) throw damaged();
    } else if (character === 0x7d || character === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw damaged();
}

/**
 * The rows of a file, each as its JSON stands there: parsed as a whole, a file of many small rows takes ten times its
 * room. Throws that the file is damaged where it has another shape, at the latest behind the last row.
 */
export function* rowTexts(json: string): Generator<string> {
  let at = BEFORE.exec(json)?.[0].length;
  if (at === undefined) throw damaged();
  let mark = json[at] === ']' ? ']' : ',';
  if (mark === ']') at += 1;
  while (mark === ',') {
    if (json[at] !== '{') throw damaged();
    const end = endOfObject(json, at);
    yield json.slice(at, end);
    BETWEEN.lastIndex = end;
    const between = BETWEEN.exec(json);
    if (!between) throw damaged();
    mark = between[1] ?? ']';
    at = BETWEEN.lastIndex;
  }
  if (!BEHIND.test(json.slice(at).trimStart())) throw damaged();
}
