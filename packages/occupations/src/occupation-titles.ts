import { titleTable } from './title-table.ts';

let titleOf: Map<string, string> | null = null;

/** Every occupation with its O*NET-SOC code and title. */
export function occupationTitles(): readonly { code: string; title: string }[] {
  return titleTable().occupations;
}

/** The title of an occupation; null for a code that is none. */
export function occupationTitle(code: string): string | null {
  titleOf ??= new Map(occupationTitles().map(({ code, title }) => [code, title]));
  return titleOf.get(code) ?? null;
}
