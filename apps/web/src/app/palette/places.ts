import {
  Banknote,
  Bell,
  Briefcase,
  Database,
  FileText,
  FileUp,
  Gauge,
  KeyRound,
  Mail,
  MessageSquare,
  Mic,
  Plus,
  Route,
  Search,
  Share2,
  Smartphone,
  Trash2,
  Users,
} from 'lucide-react';
import type { User } from '@candor/contracts/account';
import { destinationsFor } from '../destinations.ts';
import type { Command } from './command.ts';

type Entry = Omit<Command, 'id' | 'run'> & { run: string };

/** What people call a screen that the navigation names otherwise. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['home', 'start', 'documents', 'my CVs', 'letters'],
  '/cv-builder': ['resume', 'curriculum vitae', 'editor', 'form'],
  '/letter-builder': ['letter', 'cover letter', 'editor'],
  '/applications': ['jobs', 'tracker', 'board', 'saved jobs', 'ads'],
  '/profile': ['my details', 'personal details', 'address'],
  '/subscription': ['plan', 'billing', 'upgrade', 'price', 'payment', 'invoices', 'premium', 'usage'],
  '/notifications': ['alerts', 'messages', 'reminders'],
  '/settings': ['preferences', 'account', 'options', 'time zone', 'language'],
  '/admin': ['users', 'administration', 'statistics'],
};

const tools: readonly Entry[] = [
  {
    label: 'Network',
    icon: Users,
    keywords: ['contact', 'contacts', 'people', 'follow-ups', 'connections'],
    run: '/cv-builder?tab=network',
  },
  {
    label: 'Interview simulator',
    icon: MessageSquare,
    keywords: ['interview', 'practice', 'mock', 'questions'],
    run: '/cv-builder?tab=interview',
  },
  {
    label: 'Interview practice',
    icon: Mic,
    keywords: ['practise', 'questions', 'voice', 'story bank'],
    run: '/letter-builder?tab=interview',
  },
  {
    label: 'Optimizer',
    icon: Gauge,
    keywords: ['score', 'ATS', 'analyze', 'check', 'improve', 'keywords', 'tailor'],
    run: '/cv-builder?tab=optimizer',
  },
  {
    label: 'Job Match',
    icon: Search,
    keywords: ['find jobs', 'job search', 'vacancies'],
    run: '/letter-builder?tab=jobs',
  },
  {
    label: 'Letter templates',
    icon: Mail,
    keywords: ['industry', 'samples', 'examples'],
    run: '/letter-builder?tab=templates',
  },
  {
    label: 'AI Writing',
    icon: FileText,
    keywords: ['rewrite', 'grammar', 'spelling', 'assistant', 'improve'],
    run: '/letter-builder?tab=writing',
  },
].map((entry) => ({ ...entry, group: 'Go to' as const, isOnlyFound: true }));

const settings: readonly Entry[] = [
  { label: 'Password', icon: KeyRound, keywords: ['change password', 'security'], run: '/settings#password' },
  {
    label: 'Passkeys',
    icon: KeyRound,
    keywords: ['fingerprint', 'face', 'security'],
    run: '/settings#passkeys',
  },
  {
    label: 'Two-factor authentication',
    icon: Smartphone,
    keywords: ['2FA', 'authenticator', 'code', 'security'],
    run: '/settings#two-factor',
  },
  {
    label: 'Devices',
    icon: Smartphone,
    keywords: ['sessions', 'signed in', 'security'],
    run: '/settings#devices',
  },
  {
    label: 'API keys',
    icon: KeyRound,
    keywords: ['token', 'developer', 'extension'],
    run: '/settings#api-keys',
  },
  { label: 'Review links', icon: Share2, keywords: ['sharing', 'shared'], run: '/settings#review-links' },
  {
    label: 'Notification settings',
    icon: Bell,
    keywords: ['emails', 'quiet hours', 'push', 'unsubscribe'],
    run: '/settings#notifications',
  },
  {
    label: 'Export your data',
    icon: Database,
    keywords: ['download', 'backup', 'GDPR'],
    run: '/settings#export-data',
  },
  { label: 'Import data', icon: Database, keywords: ['restore', 'move'], run: '/settings#import-data' },
  { label: 'Delete account', icon: Trash2, keywords: ['close', 'remove'], run: '/settings#delete-account' },
].map((entry) => ({ ...entry, group: 'Go to' as const, isOnlyFound: true }));

const actions: readonly Entry[] = [
  {
    label: 'Create CV',
    icon: Plus,
    keywords: ['new CV', 'resume', 'add', 'start', 'write'],
    run: '/cv-builder',
  },
  {
    label: 'Create Letter',
    icon: Plus,
    keywords: ['new letter', 'cover letter', 'add', 'write'],
    run: '/letter-builder',
  },
  {
    label: 'Import a CV',
    icon: FileUp,
    keywords: ['upload', 'PDF', 'Word', 'LinkedIn', 'file'],
    run: '/cv-builder?tab=import',
  },
  {
    label: 'Look up a salary',
    icon: Banknote,
    keywords: ['pay', 'wage', 'earnings', 'money'],
    run: '/cv-builder?tab=salary',
  },
  {
    label: 'Plan your career',
    icon: Route,
    keywords: ['roadmap', 'path', 'next role'],
    run: '/cv-builder?tab=career',
  },
].map((entry) => ({ ...entry, group: 'Do' as const }));

/** Where somebody may go from the palette, and what begins by going there. */
export function placesFor(user: User): Command[] {
  const screens = destinationsFor(user).map(({ path, label, icon }) => ({
    group: 'Go to' as const,
    label,
    icon,
    keywords: alsoCalled[path] ?? [],
    run: path,
  }));
  const saveJob = {
    group: 'Do' as const,
    label: 'Add a job',
    icon: Briefcase,
    keywords: ['save', 'application', 'paste an ad', 'new'],
    run: '/save-job',
  };
  return [...screens, ...tools, ...settings, ...actions, saveJob].map((entry) => ({
    ...entry,
    id: `${entry.group} ${entry.run}`,
  }));
}
