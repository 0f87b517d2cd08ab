import { readdirSync } from 'node:fs';
import type { LayoutId } from '@candor/domain/cv';
import { baseTheme } from './base.ts';
import type { Theme, ThemeChanges } from './theme.ts';

/** The layouts there are: one folder each. */
export const layoutFolders: readonly string[] = readdirSync(new URL('.', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .toSorted();

/** Newest release first. A folder holds its newest as `theme.ts`, those before as `release-<number>.ts`. */
const themes = new Map<string, ReadonlyMap<number, Theme>>();
for (const folder of layoutFolders) {
  const releases = new Map<number, Theme>();
  const files = readdirSync(new URL(`${folder}/`, import.meta.url));
  const former = files.flatMap((file) => /^release-(\d+)\.ts$/u.exec(file)?.[1] ?? []).map(Number);
  const newest = Math.max(0, ...former) + 1;
  for (const release of [newest, ...former]) {
    const file = release === newest ? 'theme' : `release-${release}`;
    const module: { theme: ThemeChanges } = await import(
      new URL(`${folder}/${file}.ts`, import.meta.url).href
    );
    releases.set(release, changed(baseTheme, module.theme));
  }
  themes.set(folder, releases);
}

/** The releases of a layout, newest first. */
export function releasesOf(layout: LayoutId): number[] {
  return [...(themes.get(layout)?.keys() ?? [])].toSorted((a, b) => b - a);
}

/**
 * The complete theme of a layout: the base with the layout's differences.
 * @param release the newest where left out, and where there is no such release
 */
export function themeOf(layout: LayoutId, release?: number): Theme {
  const releases = themes.get(layout);
  const newest = releases?.values().next().value;
  const theme = (release === undefined ? undefined : releases?.get(release)) ?? newest;
  if (theme === undefined) throw new Error(`No layout folder draws "${layout}"`);
  return theme;
}

/** A copy of `base` with `changes` laid over it, part by part; lists are replaced whole. */
function changed<T extends object>(base: T, changes: object): T {
  const copy = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    const before: unknown = Reflect.get(base, key);
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    const isNested = isPart && typeof before === 'object' && before !== null;
    Reflect.set(copy, key, isNested ? changed(before, value) : value);
  }
  return copy;
}
