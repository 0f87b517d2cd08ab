import { join } from 'node:path';
import { ungendered } from '@candor/occupations/gendered-title';
import { foldTitle } from '@candor/occupations/normalise-title';
import { readCsv } from './csv.ts';
import { ownTitles } from './own-titles.data.ts';

const languages = ['', '-de', '-es', '-fr', '-nl', '-pt'];
/** How far O*NET's link of an ESCO occupation is to be trusted, and how much less each further code of it says. */
const trust: Record<string, number> = { h: 1, m: 0.7, l: 0.4 };
const ofRank = [1, 0.5, 0.3, 0.2];
/** A label counts as a title that workers report, an alternative as one of O*NET's alternates. */
const [ofLabel, ofAlternative, ofOwn] = [4, 2, 30];
const MOST_MEANINGS = 5;
const LONGEST_WORDS = 6;

/** Gender pairs ("Koch/Köchin") are two titles; a slash between words of one title is left to the fold. */
const forms = (title: string) => (/^[^/]+\/[^/]+$/.test(title) ? [title, ...title.split('/')] : [title]);

const header = [
  '# Job titles in English, German, Spanish, French, Dutch, Portuguese and Italian. Made by tooling/src/build-occupations.ts; do not edit.',
  '# Source: ESCO v1.2 (European Commission), occupations and alternative labels; its link to O*NET by USDOL/ETA (CC BY 4.0) and Nesta; our own list.',
  '# This service uses the ESCO classification of the European Commission; changed by us: brought into one form, merged, linked to O*NET codes.',
];

/** Lines of `more-titles.txt`: a folded title, a tab, places of occupations with their weights (tenths). */
export function escoTitles(folder: string, placeOf: ReadonlyMap<string, number>): string[] {
  const byTitle = new Map<string, Map<number, number>>();
  const add = (title: string, codes: readonly string[], weight: number) => {
    const key = foldTitle(title);
    if (key === '' || key.length < 2 || key.split(' ').length > LONGEST_WORDS) return;
    const places = byTitle.get(key) ?? new Map<number, number>();
    codes.forEach((code, rank) => {
      const at = placeOf.get(code);
      if (at === undefined) return;
      const tenths = Math.round(10 * weight * (ofRank[rank] ?? 0));
      places.set(at, Math.max(places.get(at) ?? 0, tenths));
    });
    if (places.size > 0) byTitle.set(key, places);
  };
  const linked = new Map(
    readCsv(join(folder, 'esco-occupations.csv')).map(({ code = '', onet = '', match = '' }) => [
      code,
      { codes: onet.split(' ').filter(Boolean), trust: trust[match] ?? 0 },
    ]),
  );
  for (const language of languages)
    for (const { code = '', label = '', alt = '' } of readCsv(
      join(folder, `esco-occupations${language}.csv`),
    )) {
      const link = linked.get(code);
      if (!link || link.trust === 0) continue;
      for (const form of forms(label)) add(form, link.codes, ofLabel * link.trust);
      for (const other of alt.split('|'))
        for (const form of forms(other)) add(form, link.codes, ofAlternative * link.trust);
    }
  for (const [title, codes] of ownTitles) {
    byTitle.delete(foldTitle(title));
    add(title, codes, ofOwn);
  }
  // The feminine of a title of ours means the same.
  const own = new Set(ownTitles.map(([title]) => foldTitle(title)));
  for (const title of byTitle.keys()) {
    const masculine = own.has(title) ? undefined : ungendered(title.split(' ')).map((form) => form.join(' '));
    const same = masculine?.find((form) => own.has(form));
    const places = same === undefined ? undefined : byTitle.get(same);
    if (places) byTitle.set(title, places);
  }
  const lines = [...byTitle]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, places]) => {
      const ordered = [...places].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_MEANINGS);
      return `${title}\t${ordered.map(([at, weight]) => `${at}:${weight}`).join(' ')}`;
    });
  return [...header, '', ...lines];
}
