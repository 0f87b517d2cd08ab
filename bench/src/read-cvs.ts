import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cvRequestSchema, toLocalText, typedLanguage } from '@candor/domain/cv';
import { writeCvNow } from '@candor/domain/writing/composing';

/** Prints each request beside the CV written for it: `node bench/src/read-cvs.ts [--of c01,c02] [--today 2026-11] [FILE]`. */
const { values, positionals } = parseArgs({
  options: { of: { type: 'string' }, today: { type: 'string', default: '2026-11' } },
  allowPositionals: true,
});
const [file = new URL('../texts/open/cv-requests.jsonl', import.meta.url)] = positionals;
const wanted = values.of?.split(',');

interface Line {
  id: string;
  difficulty: string;
  request: unknown;
  note?: string;
}

for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  // The file's shape is described in bench/texts/README.md; the request is parsed below.
  const { id, difficulty, request: typed, note } = JSON.parse(line) as Line;
  if (wanted && !wanted.includes(id)) continue;
  const form = cvRequestSchema.safeParse(typed);
  if (!form.success) {
    console.log(
      `=== ${id}: the form refuses it: ${form.error.issues.map(({ message }) => message).join(', ')}\n`,
    );
    continue;
  }
  const request = form.data;
  const { document, facts } = writeCvNow(request, { today: values.today });
  const jobs = request.experience.flatMap(({ position, company, duration, description }) => [
    `  ${position} | ${company} | ${duration}`,
    ...description.split('\n').map((one) => `    ${one}`),
  ]);
  console.log(
    [
      `=== ${id} ${difficulty}: ${request.jobTitle}${request.targetRole ? ` -> ${request.targetRole}` : ''}`,
      `  summary: ${request.summary}`,
      ...jobs,
      `  note: ${note ?? ''}`,
      '---',
      toLocalText(document, { form: 'short-month', language: typedLanguage(request) ?? 'en' }),
      ...facts.marks.map((mark) => `${mark.kind} at ${mark.line}: ${JSON.stringify(mark)}`),
      '',
    ].join('\n'),
  );
}
