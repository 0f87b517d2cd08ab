import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cvRequestSchema, documentFromRequest, toLocalText, typedLanguage } from '@candor/domain/cv';
import { letterRequestSchema, letterToText } from '@candor/domain/letters';
import { writeLetterNow } from '@candor/domain/letters/composing';
import type { FactsReport } from '@candor/domain/writing';
import { writeCvNow } from '@candor/domain/writing/composing';

/** Prints each request in German, French or Spanish beside what is written for it: `node bench/src/read-languages.ts [--of de01] [FILE]`. */
const { values, positionals } = parseArgs({
  options: { of: { type: 'string' } },
  allowPositionals: true,
});
const [file = new URL('../texts/open/languages-own.jsonl', import.meta.url)] = positionals;
const wanted = values.of?.split(',');

interface Line {
  id: string;
  kind: 'letter' | 'cv';
  difficulty: string;
  request: Record<string, unknown>;
  cv?: Record<string, unknown>;
}

function written({ kind, request, cv }: Line): { text: string; facts: FactsReport } {
  if (kind === 'cv') {
    const typed = cvRequestSchema.parse(request);
    const { document, facts } = writeCvNow(typed, { today: '2026-11' });
    const language = typedLanguage(typed) ?? 'en';
    return { text: toLocalText(document, { form: 'short-month', language }), facts };
  }
  const { letter, facts } = writeLetterNow(letterRequestSchema.parse(request), {
    today: '2026-11-22',
    ...(cv ? { cv: documentFromRequest(cvRequestSchema.parse(cv)) } : {}),
  });
  return { text: letterToText(letter), facts };
}

for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  // The file's shape is described in bench/texts/README.md; each request is parsed above.
  const line = JSON.parse(text) as Line;
  if (wanted && !wanted.includes(line.id)) continue;
  const result = written(line);
  console.log(
    [
      `=== ${line.id} ${line.difficulty}`,
      ...Object.entries(line.request).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`),
      '---',
      result.text,
      ...result.facts.marks.map((mark) => JSON.stringify(mark)),
      '',
    ].join('\n'),
  );
}
