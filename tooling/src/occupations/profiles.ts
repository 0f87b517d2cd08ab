import { join } from 'node:path';
import { readCsv } from './csv.ts';

const education = [
  'edu_less_hs',
  'edu_hs',
  'edu_post_sec_cert',
  'edu_some_college',
  'edu_associate',
  'edu_bachelor',
  'edu_post_bach_cert',
  'edu_master',
  'edu_post_master_cert',
  'edu_first_professional',
  'edu_doctoral',
  'edu_post_doctoral',
];

/** Lines of `profiles.txt`: what O*NET says an occupation asks for. */
export function profiles(folder: string): string[] {
  const read = (name: string) => readCsv(join(folder, name));
  const byCode = (rows: Record<string, string>[]) => new Map(rows.map((row) => [row['onet_soc'] ?? '', row]));
  const [skills, knowledge, schooling] = ['onet-skills.csv', 'onet-knowledge.csv', 'onet-education.csv'].map(
    (name) => read(name),
  );
  const namesOf = (rows: Record<string, string>[] | undefined) =>
    Object.keys(rows?.[0] ?? {}).filter((name) => name !== 'onet_soc');
  const [skillNames, knowledgeNames] = [namesOf(skills), namesOf(knowledge)];
  const [skillsOf, knowledgeOf, schoolingOf] = [skills, knowledge, schooling].map((rows) =>
    byCode(rows ?? []),
  );
  const cells = (row: Record<string, string> | undefined, names: readonly string[]) =>
    row ? names.map((name) => row[name] ?? '').join(' ') : '';
  const written = (name: string) => {
    const words = name.replaceAll('_', ' ');
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  };
  return [
    '# What occupations ask for. Made by tooling/src/build-occupations.ts; do not edit.',
    '# Source: O*NET 29.3 Database, job zones, knowledge, education (May 2025); O*NET 29.0, skills (August 2024). USDOL/ETA, CC BY 4.0; changed by us: brought into one form.',
    '# code, job zone 1 to 5, importance 1 to 5 of each skill, of each area of knowledge, percent of workers who name each level of education, from less than high school to post-doctoral',
    `@skills\t${skillNames.map(written).join('|')}`,
    `@knowledge\t${knowledgeNames.map(written).join('|')}`,
    ...read('onet-occupations.csv').map(({ onet_soc: code = '', job_zone = '' }) =>
      [
        code,
        job_zone,
        cells(skillsOf?.get(code), skillNames),
        cells(knowledgeOf?.get(code), knowledgeNames),
        cells(schoolingOf?.get(code), education),
      ].join('\t'),
    ),
  ];
}
