import { readLimits } from '../../src/index.ts';
import type { HostileFile } from './hostile-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const filled = (text: string, length: number) => text.repeat(Math.floor(length / text.length));
/** As large as a file may be. */
const whole = (text: string) =>
  bytesOf(filled(text, Math.floor(readLimits.bytes / bytesOf(text).length) * text.length));
const LONG = readLimits.characters - 1_000;

const file = (name: string, answer: HostileFile['answer'], make: HostileFile['make']): HostileFile => ({
  name,
  make,
  answer,
});
const page = (body: string) => bytesOf(`<!doctype html><html><body><h1>Ana Ruiz</h1>${body}</body></html>`);
const markdown = (body: string) => bytesOf(`# Ana Ruiz\n## Skills\n${body}`);
const json = (more: object) => bytesOf(JSON.stringify({ basics: { name: 'Ana Ruiz' }, ...more }));
const repeated = <T>(length: number, one: T): T[] => Array.from({ length }, () => one);

const texts: readonly HostileFile[] = [
  ...['Engineer at Company, 2010 - 2012. ', 'a', '•', '•\n', 'a\n', '\u0301', 'a     ', 'a\t'].map((text) =>
    file(`25 MB of ${JSON.stringify(text)}`, 'too_long', () => whole(text)),
  ),
  file('25 MB of spaces', 'empty', () => whole(' ')),
  ...['a@b.example ', '+44 20 7946 0958 ', '1 ', 'Jan 2010 - Feb 2012 ', '\u0301', '• ', 'a     '].map(
    (text) =>
      file(`one line of ${JSON.stringify(text)}`, 'read', () => bytesOf(`Ana Ruiz\n${filled(text, LONG)}`)),
  ),
  ...[
    'SKILLS\na, b\n',
    'EXPERIENCE\nEngineer, Acme\nJan 2010 - Feb 2012\n- did a\n',
    '•\n',
    'a      b\n',
  ].map((text) =>
    file(`lines of ${JSON.stringify(text)}`, 'read', () =>
      bytesOf(`Ana Ruiz\n${text.repeat((readLimits.lines - 100) / (text.split('\n').length - 1))}`),
    ),
  ),
];

const pages: readonly HostileFile[] = [
  file('elements 100,000 deep', 'damaged', () => page('<div>'.repeat(100_000))),
  file('paragraphs that open what none closes', 'damaged', () => page('<p><b>'.repeat(200_000))),
  file('a million attributes', 'read', () => page(`<p ${filled('a1= ', 4_000_000)}>a</p>`)),
  file('attributes of many names', 'too_much_inside', () =>
    page(`<p ${Array.from({ length: 450_000 }, (_, at) => at.toString(36)).join(' ')}>a</p>`),
  ),
  file('closed paragraphs without end', 'too_much_inside', () => page('</p>'.repeat(450_000))),
  file('short paragraphs without end', 'too_long', () => page('<p>a'.repeat(100_000))),
  file('a row of cells without end', 'too_long', () =>
    page(`<table><tr>${'<td>a b'.repeat(100_000)}</table>`),
  ),
  file('lines without end', 'too_long', () => page('a<br>'.repeat(100_000))),
];

const marked: readonly HostileFile[] = [
  ...['a**b', '***a', '`a``b', '[', '![a', '<a ', '[a](<b', 'a.b@c.d_', '~a', '|a', '- ', '> '].map((text) =>
    file(`Markdown of ${JSON.stringify(text)}`, 'read', () => markdown(filled(text, 90_000))),
  ),
  file('quotes, each deeper than the one above', 'read', () =>
    markdown(Array.from({ length: 400 }, (_, at) => `${'>'.repeat(at)} a`).join('\n')),
  ),
  file('a table whose rows are short', 'read', () =>
    markdown(`${'|a'.repeat(20_000)}\n${'|-'.repeat(20_000)}\n${'|a|\n'.repeat(2_000)}`),
  ),
];

const fields: readonly HostileFile[] = [
  file('lists five million deep', 'too_long', () => bytesOf(`{"basics":${'['.repeat(5_000_000)}`)),
  file('lists 20,000 deep', 'damaged', () =>
    bytesOf(`{"basics":{"name":"Ana"},"work":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  ),
  file('jobs without end', 'too_long', () => json({ work: repeated(100_000, { name: 'a' }) })),
  file('keys without end', 'too_long', () =>
    bytesOf(`{${Array.from({ length: 100_000 }, (_, at) => `"${at}":1`).join(',')}}`),
  ),
  file('a summary of megabytes', 'too_little', () =>
    bytesOf(`{"basics":{"name":"Ana","summary":"${filled('a b ', 4_000_000)}"}}`),
  ),
  file('names that objects have of themselves', 'too_little', () =>
    bytesOf('{"__proto__":{"a":1},"basics":{"name":"Ana","__proto__":[]},"work":[{"constructor":1}]}'),
  ),
  file('descriptions of thousands of elements', 'too_much_inside', () =>
    json({
      sections: {
        experience: { items: repeated(100, { company: 'a', description: '<p>'.repeat(5_000) }) },
      },
    }),
  ),
];

/** Texts, pages and files of fields that are as large, as deep or as odd as they may be. */
export const hostileTextFiles: readonly HostileFile[] = [...texts, ...pages, ...marked, ...fields];
