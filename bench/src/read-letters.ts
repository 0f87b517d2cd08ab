import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cvRequestSchema, documentFromRequest } from '@candor/domain/cv';
import { letterCountrySchema, letterRequestSchema, letterToPlainText } from '@candor/domain/letters';
import { writeLetterNow } from '@candor/domain/letters/composing';

/** Prints each request beside the letter written for it: `node bench/src/read-letters.ts [--of l01,l02] [--today 2026-11-28] [FILE]`. */
const { values, positionals } = parseArgs({
  options: { of: { type: 'string' }, today: { type: 'string', default: '2026-11-22' } },
  allowPositionals: true,
});
const [file = new URL('../texts/open/letter-requests.jsonl', import.meta.url)] = positionals;
const wanted = values.of?.split(',');

interface Line {
  id: string;
  /** Files of languages hold CV requests as well. */
  kind?: string;
  difficulty: string;
  request: Record<string, unknown>;
  cv?: Record<string, unknown>;
}

const FORM_TITLE = 'Professional Cover Letter';
const NOT_COUNTED = new Set(['title', 'email', 'phone', 'companyName', 'jobTitle']);

for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  // The file's shape is described in bench/texts/README.md; both requests are parsed below.
  const { id, kind = 'letter', difficulty, request, cv } = JSON.parse(line) as Line;
  if (kind !== 'letter') continue;
  if (wanted && !wanted.includes(id)) continue;
  // A country that the form does not offer is read from the rest, as it is for who leaves it open.
  const { country, ...others } = request;
  const isOffered = letterCountrySchema.safeParse(country).success;
  // The form has a title before anything is typed.
  const form = letterRequestSchema.safeParse({
    ...(isOffered ? request : others),
    title: request['title'] || FORM_TITLE,
  });
  if (!form.success) {
    console.log(
      `=== ${id}: the form refuses it: ${form.error.issues.map(({ message }) => message).join(', ')}\n`,
    );
    continue;
  }
  const written = writeLetterNow(form.data, {
    today: values.today,
    ...(cv
      ? { cv: documentFromRequest(cvRequestSchema.parse({ ...cv, jobTitle: cv['jobTitle'] || '-' })) }
      : {}),
  });
  const fields = Object.entries(request).filter(([name]) => !NOT_COUNTED.has(name));
  const words = written.letter.paragraphs.join(' ').split(/\s+/).length;
  console.log(
    [
      `=== ${id} ${difficulty}${cv ? ' with a CV' : ''}, ${words} words`,
      ...fields.map(([name, value]) => `  ${name}: ${String(value)}`),
      ...(cv ? [`  cv: ${JSON.stringify(cv)}`] : []),
      '---',
      letterToPlainText(written.letter),
      ...written.facts.marks.map((mark) => JSON.stringify(mark)),
      '',
    ].join('\n'),
  );
}
