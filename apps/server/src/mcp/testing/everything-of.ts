import type { Person, TestApp } from '../../platform/testing/index.ts';

const paths = [
  'user',
  'my-cvs',
  'my-letters',
  'applications',
  'network/contacts',
  'profile-cv',
  'api-keys',
  'sessions',
];

/** All that a person has, and what others could reach of it; without when it was last used, which is given to the minute. */
export async function everythingOf(server: Pick<TestApp, 'ask'>, as: Person): Promise<string[]> {
  const answers = await Promise.all(
    paths.map((path) => server.ask({ method: 'GET', path: `/api/${path}`, as })),
  );
  return answers.map(({ text }) => text.replaceAll(/"last\w+At":"[^"]*"/g, ''));
}
