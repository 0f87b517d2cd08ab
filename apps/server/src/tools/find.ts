import { z } from 'zod';
import { findAdverts, listApplications } from '@candor/contracts/applications';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { listContacts } from '@candor/contracts/network';
import { applicationName } from '@candor/domain/applications';
import { contactLine } from '@candor/domain/network';
import { firstOf } from './fields.ts';
import { defineTool, type ToolCall } from './tool.ts';

const hit = z.object({
  id: z.string(),
  kind: z.enum(['cv', 'letter', 'job', 'contact']),
  name: z.string(),
  line: z.string(),
});
type Hit = z.infer<typeof hit>;

async function inDocuments({ ask }: Pick<ToolCall<unknown>, 'ask'>): Promise<Hit[]> {
  const cvs = await ask(cvEndpoints.list, {});
  const letters = await ask(letterEndpoints.list, {});
  return [
    ...cvs.map(({ id, title, jobTitle }): Hit => ({ id, kind: 'cv', name: title, line: jobTitle })),
    ...letters.map(({ id, title, companyName }): Hit => ({
      id,
      kind: 'letter',
      name: title,
      line: companyName,
    })),
  ];
}

async function inJobs({ ask }: Pick<ToolCall<unknown>, 'ask'>): Promise<Hit[]> {
  const { applications } = await ask(listApplications, {});
  return applications.map((one) => ({
    id: one.id,
    kind: 'job',
    name: applicationName(one),
    line: one.location,
  }));
}

async function inContacts({ ask }: Pick<ToolCall<unknown>, 'ask'>): Promise<Hit[]> {
  const contacts = await ask(listContacts, {});
  return contacts.map((one) => ({
    id: one.id,
    kind: 'contact',
    name: contactLine(one),
    line: one.tags.join(', '),
  }));
}

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();

export const find = defineTool({
  id: 'find',
  title: 'Find documents, jobs and people',
  description:
    'What has all the words in its name: CVs, letters, jobs (also by a line of their advert) and contacts. "notSearched" names what this key may not read.',
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({ words: z.string().trim().min(2).max(100) }),
  example: { words: 'nurse' },
  output: z.object({
    found: z.array(hit),
    more: z.int(),
    notSearched: z.array(z.enum(['jobs', 'contacts'])),
  }),
  run: async ({ input, ask, may }) => {
    const mayJobs = may('applications:read');
    const mayContacts = may('network:read');
    const words = folded(input.words).split(/\s+/);
    const all = [
      ...(await inDocuments({ ask })),
      ...(mayJobs ? await inJobs({ ask }) : []),
      ...(mayContacts ? await inContacts({ ask }) : []),
    ];
    const named = all.filter(({ name, line }) => {
      const searched = folded(`${name} ${line}`);
      return words.every((word) => searched.includes(word));
    });
    const adverts = mayJobs ? (await ask(findAdverts, { query: { q: input.words } })).found : [];
    const known = new Set(named.map(({ id }) => id));
    const byAdvert = adverts
      .filter(({ id }) => !known.has(id))
      .map(({ id, line, ...job }): Hit => ({ id, kind: 'job', name: applicationName(job), line }));
    const { rows: found, more } = firstOf([...named, ...byAdvert]);
    const notSearched = [
      ...(mayJobs ? [] : (['jobs'] as const)),
      ...(mayContacts ? [] : (['contacts'] as const)),
    ];
    return { found, more, notSearched };
  },
});
