import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Deeper than any form of ours by far. */
const GREATEST_DEPTH = 64;

/** Whether brackets nest deeper than `most`, strings left out. Linear, and done before anything is built. */
export function isNestedDeeperThan(most: number, json: string): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i += 1) {
    const character = json.charCodeAt(i);
    if (character === 0x22) {
      for (i += 1; i < json.length && json.charCodeAt(i) !== 0x22; i += 1) {
        if (json.charCodeAt(i) === 0x5c) i += 1;
      }
    } else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      if (depth > most) return true;
    } else if (character === 0x7d || character === 0x5d) depth -= 1;
  }
  return false;
}

/** Bodies are JSON and nothing else; keys that reach a prototype are refused. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isNestedDeeperThan(GREATEST_DEPTH, body)) {
      return done(new Refusal('invalid', 'This is nested too deeply.'));
    }
    return parse(request, body, done);
  });
}
