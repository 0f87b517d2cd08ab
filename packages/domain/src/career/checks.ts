import type { Country } from '../salary/index.ts';
import { startChecks } from './checks.data.ts';

/** What employers in a country usually ask to see before somebody starts in an occupation, each once, as in a sentence. */
export function checksFor(target: string | null, country: Country): string[] {
  if (target === null) return [];
  const asked = startChecks
    .filter(
      ({ codes, except = [] }) =>
        codes.some((code) => target.startsWith(code)) && !except.some((code) => target.startsWith(code)),
    )
    .flatMap(({ by }) => by[country] ?? []);
  return [...new Set(asked)];
}
