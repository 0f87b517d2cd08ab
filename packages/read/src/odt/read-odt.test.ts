import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readOdt } from './read-odt.ts';

const linesOf = (body: string) =>
  readOdt(
    zipSync({
      'content.xml': strToU8(
        `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
      'styles.xml': strToU8('<office:document-styles/>'),
    }),
  ).map(({ text }) => text);

it('reads the paragraphs of a shape one by one, in a block of their own', () => {
  const shape = (name: string) =>
    `<text:p><draw:${name}><text:p>Harbour Lane 4</text:p><text:p>+44 20 5550 118</text:p></draw:${name}></text:p>`;
  for (const name of ['custom-shape', 'rect', 'text-box'])
    expect(linesOf(`${shape(name)}<text:p>Boatbuilder</text:p>`)).toEqual([
      'Harbour Lane 4',
      '+44 20 5550 118',
      'Boatbuilder',
    ]);
});
