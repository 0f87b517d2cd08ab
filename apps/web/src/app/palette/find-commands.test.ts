import { Briefcase, FileText, UserRound } from 'lucide-react';
import { expect, it } from 'vitest';
import type { User } from '@candor/contracts/account';
import { defaultPreferences } from '@candor/domain/settings';
import type { Command } from './command.ts';
import { findCommands } from './find-commands.ts';
import { placesFor } from './places.ts';

const ana: User = {
  id: 'a',
  email: 'ana@example.org',
  name: 'Ana Ruiz',
  role: 'user',
  subscriptionPlan: 'free',
  subscriptionStatus: 'inactive',
  hasPlans: true,
  preferences: defaultPreferences,
  createdAt: '2026-11-21T00:00:00.000Z',
};
const own: Command[] = [
  { id: 'cv', group: 'documents', label: 'Nurse, Dallas', icon: FileText, keywords: 'CV', run: '/cv' },
  {
    id: 'job',
    group: 'jobs',
    label: 'Ward manager, Hill House',
    icon: Briefcase,
    isOnlyFound: true,
    run: '/job',
  },
  {
    id: 'p',
    group: 'people',
    label: 'José García, Network Rail',
    icon: UserRound,
    isOnlyFound: true,
    run: '/p',
  },
];
const all = [...placesFor(ana), ...own];
const firstOf = (search: string) => findCommands(all, search)[0]?.commands[0]?.label;

it.each([
  ['network', 'Network'],
  ['contact', 'Network'],
  ['interview', 'Interview simulator'],
  ['password', 'Password'],
  ['new cv', 'Create CV'],
  ['resume', 'CV Builder'],
  ['plan', 'Plan your career'],
  ['billing', 'Subscription'],
  ['2fa', 'Two-factor authentication'],
  ['home', 'Dashboard'],
  ['garcia', 'José García, Network Rail'],
  ['jos gar', 'José García, Network Rail'],
  ['hill', 'Ward manager, Hill House'],
  ['dallas', 'Nurse, Dallas'],
])('finds “%s” as %s', (search, label) => {
  expect(firstOf(search)).toBe(label);
});

it('finds the subscription by “plan” as well', () => {
  expect(findCommands(all, 'plan').flatMap(({ commands }) => commands.map(({ label }) => label))).toContain(
    'Subscription',
  );
});

it('finds nothing by letters in the middle of words', () => {
  expect(findCommands(all, 'ashboar')).toEqual([]);
});

it('lists screens, acts and documents before anything is typed, and neither people nor jobs', () => {
  expect(findCommands(all, ' ').map(({ name }) => name)).toEqual(['Go to', 'Do', 'Documents']);
});

it('shows a few of many people', () => {
  const people = Array.from({ length: 5_000 }, (_, at): Command => ({
    id: `${at}`,
    group: 'people',
    label: `Ana ${at}`,
    icon: UserRound,
    isOnlyFound: true,
    run: '/p',
  }));
  expect(findCommands(people, 'ana')[0]?.commands).toHaveLength(8);
});

it('gives each place an id of its own', () => {
  const ids = placesFor({ ...ana, role: 'admin' }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
