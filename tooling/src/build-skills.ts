import { writeFileSync } from 'node:fs';
import { inRoot } from './paths.ts';
import { escoSkills } from './skills/esco-skills.ts';
import { lexicon, merge } from './skills/lexicon.ts';
import { ownDrafts } from './skills/own-skills.ts';
import { skillOccupations } from './skills/skill-occupations.ts';
import { languageNames } from './skills/spoken-languages.ts';
import { certificates, technologies, tools } from './skills/technologies.ts';
import { wordCounts } from './skills/word-counts.ts';

// Makes the skills lexicon of packages/occupations/data from the raw files, which are not kept here. Run as:
// node tooling/src/build-skills.ts <folder of the raw files>. What each table holds and where it comes from stands in docs/data-sources.md.

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder of the raw files.');

function write(name: string, head: readonly string[], lines: readonly string[]): void {
  const made = `Made by tooling/src/build-skills.ts; do not edit.`;
  const text = [...head.map((line, at) => `# ${line}${at === 0 ? ` ${made}` : ''}`), '', ...lines].join('\n');
  writeFileSync(inRoot('packages', 'occupations', 'data', name), `${text}\n`);
  console.log(`${name}: ${lines.length} lines, ${Math.round(text.length / 1024)} KB`);
}

const spoken = escoSkills(folder).map((draft) => {
  if (draft.category !== 'l') return draft;
  const { names, labels } = languageNames(draft.name);
  return { ...draft, others: [...names, ...draft.others], labels: { ...labels, ...draft.labels } };
});
const drafts = merge([
  ...ownDrafts(),
  ...technologies(folder),
  ...spoken,
  ...certificates(folder),
  ...tools(folder),
]);
const { skills, names, at } = lexicon(drafts);
const credit = [
  'Source: ESCO v1.1.1 skills (European Commission); O*NET 29.3 technology skills and tools used (USDOL/ETA, CC BY 4.0); GitHub Explore topics (CC BY 4.0);',
  'Linguist languages (MIT); names of spoken languages by Unicode CLDR; certificates and some names: our own list. Changed by us: merged, cut, brought into one form.',
];
write(
  'skills.txt',
  [
    'Skills by their names.',
    ...credit,
    'name, h hard s soft t tool l language c certificate with ! where it is in many adverts, occupations that ask for it, other names, names by language',
  ],
  skills,
);
write(
  'skill-names.txt',
  [
    'Names of skills in their folded form.',
    ...credit,
    'name, where what it names stands in the body of skills.txt (base 36), with = its own name, ? told by context only, language',
  ],
  names,
);
write(
  'skill-occupations.txt',
  [
    'Skills by occupation.',
    ...credit,
    'O*NET-SOC code, where its essential skills and its optional ones stand in the body of skills.txt: steps in base 36',
  ],
  skillOccupations(folder, at),
);
write(
  'skill-words.txt',
  ['Words of the names of skills.', ...credit, 'word, skills with it in their name'],
  wordCounts(skills),
);
