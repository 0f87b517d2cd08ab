import { expect, it } from 'vitest';
import { cvRequestSchema, toText } from '../../../cv/index.ts';
import { writeCvNow } from '../built-in-writer.ts';
import { people } from './people.fixture.ts';

// The texts are read by a person when they change; renewed by `vitest run --project domain golden -u`.
it.each(Object.entries(people))(
  'writes the CV of the %s that was read and found good',
  async (name, input) => {
    const { document } = writeCvNow(cvRequestSchema.parse(input), { today: '2026-11' });
    await expect(`${toText(document)}\n`).toMatchFileSnapshot(`./${name}.txt`);
  },
);
