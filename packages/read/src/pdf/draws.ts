import { nameOf } from './syntax.ts';

/** What the operators of a stream ask for. */
export interface Draws {
  operators: number;
  /** Forms, patterns, states and shadings that are called by name, and how often. */
  calls: readonly { by: Call; name: string; times: number }[];
}

/** Where the names that an operator calls are defined: the part of the resources. */
const PARTS = { Do: 'XObject', gs: 'ExtGState', sh: 'Shading', scn: 'Pattern', SCN: 'Pattern' } as const;
type Call = (typeof PARTS)[keyof typeof PARTS];

const CALL =
  /\/([^\0\t\n\f\r ()<>[\]{}/%]{0,200})(?:[\0\t\n\f\r ]|%[^\r\n]{0,200}[\r\n]){1,50}(Do|gs|sh|scn|SCN)(?![A-Za-z])/g;

function isCall(operator: string | undefined): operator is keyof typeof PARTS {
  return operator !== undefined && Object.hasOwn(PARTS, operator);
}

/** Words of letters in a stream: its operators, and, since they are not told apart, those in its text. */
function operatorsIn(bytes: Uint8Array): number {
  let count = 0;
  let isInside = false;
  for (const byte of bytes) {
    const isLetter =
      (byte > 0x40 && byte < 0x5b) || (byte > 0x60 && byte < 0x7b) || byte === 0x27 || byte === 0x22;
    if (isLetter && !isInside) count += 1;
    isInside = isLetter;
  }
  return count;
}

/** Counts what a stream of operators draws, and what it calls. */
export function drawsOf(bytes: Uint8Array, text: string): Draws {
  const calls = new Map<string, { by: Call; name: string; times: number }>();
  for (const [, raw = '', operator] of text.matchAll(CALL)) {
    if (!isCall(operator)) continue;
    const [by, name] = [PARTS[operator], nameOf(raw)];
    const key = `${by} ${name}`;
    const call = calls.get(key);
    if (call) call.times += 1;
    else calls.set(key, { by, name, times: 1 });
  }
  return { operators: operatorsIn(bytes), calls: [...calls.values()] };
}
