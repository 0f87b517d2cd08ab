import { readFileSync } from 'node:fs';
import { writeStatement } from '@candor/domain/writing/composing';

/** Prints each bullet of the open texts that writing changes, as a post that is over and as one that goes on has it: `node bench/src/read-bullets.ts [FILE]`. */
const [file = new URL('../texts/open/bullets.jsonl', import.meta.url)] = process.argv.slice(2);

interface Line {
  id: string;
  field: string;
  text: string;
}

let count = 0;
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  // The file's shape is described in bench/texts/README.md.
  const { id, field, text } = JSON.parse(line) as Line;
  if (field !== 'bullet') continue;
  count += 1;
  const written = [writeStatement(text, 'past'), writeStatement(text, 'present')];
  const changed = [...new Set(written)].filter((one) => one !== text);
  if (changed.length > 0) console.log(`${id} ${text}\n      -> ${changed.join('\n      -> ')}`);
}
console.log(`of ${count} bullets`);
