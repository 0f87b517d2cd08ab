import { basename } from 'node:path';
import { hasWords } from './word-markers.ts';

interface Script {
  fileName: string;
  code: string;
}

/** A script of the bundle by its name, such as `settings-DRJj4wMs.js`. */
const SCRIPT = /([\w.-]+-[\w-]{8})\.js\b/g;

/** Whether a script is one of another language than English, by the mark that `writtenAnew` puts into its name. */
export const isWrittenAnew = (name: string): boolean => /\.[a-z]+-[\da-f]{8}\.js$/.test(name);

interface WrittenAnew {
  /** The names of the scripts that differ between languages: those with words, and those that lead to one of them. */
  names: ReadonlySet<string>;
  /** Gives these scripts the names of one language, wherever a text names one. */
  rename: (text: string) => string;
}

/** Which scripts of a bundle are written once more for a language, whose `mark` goes into their names. */
export function writtenAnew(scripts: readonly Script[], mark: string): WrittenAnew {
  const leadsTo = new Map<string, string[]>();
  const names = new Set<string>();
  for (const { fileName, code } of scripts) {
    const name = basename(fileName);
    leadsTo.set(
      name,
      [...code.matchAll(SCRIPT)].map(([other]) => other),
    );
    if (hasWords(code)) names.add(name);
  }
  for (let known = -1; known !== names.size;) {
    known = names.size;
    for (const [name, others] of leadsTo) if (others.some((other) => names.has(other))) names.add(name);
  }
  return {
    names,
    rename: (text) =>
      text.replaceAll(SCRIPT, (name, stem: string) => (names.has(name) ? `${stem}.${mark}.js` : name)),
  };
}
