import { strToU8, zipSync } from 'fflate';
import { readLimits } from '../../src/index.ts';
import type { HostileFile } from './hostile-file.ts';

const file = (name: string, answer: HostileFile['answer'], make: HostileFile['make']): HostileFile => ({
  name,
  make,
  answer,
});

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
function ole(length: number, fill: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(fill);
  bytes.set(OLE);
  return bytes;
}

const odt = (content: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${content}</office:text></office:body></office:document-content>`,
    ),
  });
const rtf = (content: string) => strToU8(`{\\rtf1\\ansi ${content}}`);

/** Files of office programs that ask for much work, or are not what they claim. */
export const hostileOfficeFiles: readonly HostileFile[] = [
  file('an old Word document of zeros', 'damaged', () => ole(100_000, 0)),
  file('an old Word document of ones', 'damaged', () => ole(100_000, 0xff)),
  file('an old Word document that is a head alone', 'damaged', () => ole(20, 0)),
  file('rich text in groups without end', 'damaged', () => rtf('{'.repeat(200_000))),
  file('rich text in groups that end', 'damaged', () =>
    rtf(`${'{\\b '.repeat(5_000)}Ana Ruiz${'}'.repeat(5_000)}`),
  ),
  file('rich text with a picture of four gigabytes', 'damaged', () =>
    rtf('{\\pict\\bin4000000000 }Ana Ruiz'),
  ),
  file('rich text of words alone', 'too_much_inside', () => rtf('\\b'.repeat(1_100_000))),
  file('rich text broken at each letter', 'too_long', () => rtf('a\n'.repeat(600_000))),
  file('rich text of empty paragraphs', 'empty', () => rtf('\\par '.repeat(100_000))),
  file('an OpenDocument that unpacks to a hundred megabytes', 'too_much_inside', () =>
    odt(`<text:p>${' '.repeat(100_000_000)}</text:p>`),
  ),
  file('an OpenDocument that is nested deeply', 'damaged', () =>
    odt(`${'<text:section>'.repeat(450)}<text:p>Ana Ruiz</text:p>${'</text:section>'.repeat(450)}`),
  ),
  file('an OpenDocument with entities of its own', 'read', () =>
    zipSync({
      'content.xml': strToU8(
        `<!DOCTYPE x [<!ENTITY a "${'lol '.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}">]><office:document-content><office:body><office:text><text:p>Ana Ruiz &b;</text:p></office:text></office:body></office:document-content>`,
      ),
    }),
  ),
  file('an OpenDocument of spaces', 'read', () =>
    odt(`<text:p>${'a<text:s text:c="999999999"/>'.repeat(readLimits.characters / 200 + 1)}</text:p>`),
  ),
  file('an OpenDocument without a text', 'wrong_type', () =>
    zipSync({ 'content.xml': strToU8('<office:document-content/>') }),
  ),
];
