import type { ErrorCode } from '@candor/contracts/errors';
import { pageLanguage } from '../ui/page-language.ts';

let catalogue: Record<ErrorCode, { sentence: string }> | undefined;

// The server says it in English.
if (pageLanguage !== 'en')
  void import('@candor/contracts/errors').then(({ errorCatalogue }) => {
    catalogue = errorCatalogue;
  });

/** What a refusal is called in the language of the page; undefined where the server's own words are in it. */
export const refusalWords = (code: ErrorCode | 'offline'): string | undefined =>
  code === 'offline' ? undefined : catalogue?.[code].sentence;
