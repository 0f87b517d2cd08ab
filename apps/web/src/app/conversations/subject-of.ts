import type { Subject } from '@candor/domain/conversations';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Tabs of the editors that are about something else than their document. */
const ofTab = {
  network: 'network',
  interview: 'interview',
  salary: 'salary',
  career: 'career',
  jobs: 'jobs',
} as const;
const ofPath = {
  '/applications': 'applications',
  '/save-job': 'jobs',
  '/profile': 'profile',
  '/settings': 'settings',
} as const;

const within = <Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** What a screen is of, by its address: that is what "this" is of a request, and what it has a conversation about. */
export function subjectOf({ pathname, search }: { pathname: string; search: string }): Subject {
  const query = new URLSearchParams(search);
  const idOf = (name: string) => {
    const value = query.get(name) ?? '';
    return UUID.test(value) ? value : null;
  };
  const job = /^\/applications\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  if (UUID.test(job)) return { kind: 'job', id: job };
  const kind = pathname === '/cv-builder' ? 'cv' : pathname === '/letter-builder' ? 'letter' : null;
  if (kind === null) return { kind: within(ofPath, pathname) ?? 'dashboard' };
  const contact = idOf('contact');
  if (contact !== null) return { kind: 'contact', id: contact };
  const id = idOf('edit');
  if (id !== null) return { kind, id };
  return { kind: within(ofTab, query.get('tab') ?? '') ?? 'dashboard' };
}
