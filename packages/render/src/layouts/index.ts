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

const themes = new Map<string, Theme>();
for (const folder of layoutFolders) {
  const module: { theme: ThemeChanges } = await import(new URL(`${folder}/theme.ts`, import.meta.url).href);
  themes.set(folder, changed(baseTheme, module.theme));
}

/** The complete theme of a layout: the base with the layout's differences. Throws where no folder draws it. */
export function themeOf(layout: LayoutId): Theme {
  const theme = themes.get(layout);
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
