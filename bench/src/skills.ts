import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSkills } from '@candor/occupations';
import { percentile, timed, type Figure } from './figures.ts';

interface SkillLine {
  trade: string;
  language: string;
  kind: 'list' | 'bullet' | 'advert' | 'trap';
  /** The text, what must be found between square brackets, what may be between braces. */
  marked: string;
}

interface Mark {
  start: number;
  end: number;
  isWanted: boolean;
}

function file(): string {
  const at = process.argv.indexOf('--skills');
  return (at >= 0 && process.argv[at + 1]) || join(import.meta.dirname, '../texts/open/skills.jsonl');
}

function read(marked: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let text = '';
  let start = 0;
  for (const letter of marked)
    if (letter === '[' || letter === '{') start = text.length;
    else if (letter === ']' || letter === '}')
      marks.push({ start, end: text.length, isWanted: letter === ']' });
    else text += letter;
  return { text, marks };
}

/** The same where one holds the other, or the two share more than half of the longer. */
function isSame(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  const [shorter, longer] = [a.end - a.start, b.end - b.start].toSorted((x, y) => x - y);
  return shared > 0 && (shared === shorter || shared > 0.5 * (longer ?? 0));
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
/** How many skills of labelled texts are found, how many others, and how fast. */
export async function skillFigures(): Promise<Figure[]> {
  const lines = readFileSync(file(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SkillLine);
  const before = process.memoryUsage().rss;
  const started = performance.now();
  findSkills('Excel', { language: 'en' });
  const loadingMs = performance.now() - started;
  const loadedMb = (process.memoryUsage().rss - before) / 2 ** 20;
  const counts = new Map<string, { wanted: number; right: number; found: number; wrong: number }>();
  for (const { marked, kind, language } of lines) {
    const { text, marks } = read(marked);
    const found = findSkills(text);
    const wanted = marks.filter(({ isWanted }) => isWanted);
    const missed = wanted.filter((mark) => !found.some(({ span }) => isSame(span, mark)));
    const wrong = found.filter(({ span }) => !marks.some((mark) => isSame(span, mark)));
    for (const key of ['all', kind, language]) {
      const count = counts.get(key) ?? { wanted: 0, right: 0, found: 0, wrong: 0 };
      count.wanted += wanted.length;
      count.right += wanted.length - missed.length;
      count.found += found.length;
      count.wrong += wrong.length;
      counts.set(key, count);
    }
    const quoted = (spans: readonly { start: number; end: number }[]) =>
      spans.map(({ start, end }) => text.slice(start, end)).join(' | ');
    if (process.argv.includes('--each') && missed.length + wrong.length > 0)
      console.log(
        `${language} ${kind}: missed ${quoted(missed)}; wrong ${quoted(wrong.map(({ span }) => span))}`,
      );
  }
  for (const [key, { wanted, right, found, wrong }] of counts)
    console.log(
      `skills, ${key}: recall ${percent(right, wanted)} of ${wanted}, precision ${percent(found - wrong, found)} of ${found}`,
    );
  const words = lines.flatMap(({ marked }) => read(marked).text.split(' '));
  const texts = Array.from({ length: 40 }, (_, at) =>
    words
      .slice((at * 13) % (words.length - 400))
      .slice(0, 400)
      .join(' '),
  );
  const p95 = percentile(
    await timed(5 * texts.length, texts.length, (round) => findSkills(texts.at(round % texts.length) ?? '')),
    95,
  );
  const { wanted = 0, right = 0, found = 0, wrong = 0 } = counts.get('all') ?? {};
  return [
    {
      what: 'skills: precision and recall on labelled texts',
      measured: `${percent(found - wrong, found)}, ${percent(right, wanted)}`,
      wanted: 'at least 90 %, 85 %',
      isHeld: found - wrong >= 0.9 * found && right >= 0.85 * wanted,
    },
    {
      what: 'skills: lexicon loaded, 400 words searched (p95, warm)',
      measured: `${loadingMs.toFixed(0)} ms and ${loadedMb.toFixed(0)} MB, ${p95.toFixed(1)} ms`,
      wanted: 'under 150 ms and 80 MB, 10 ms',
      isHeld: loadingMs < 150 && loadedMb < 80 && p95 < 10,
    },
  ];
}
