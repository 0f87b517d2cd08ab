import { t } from '@lingui/core/macro';
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
const alsoCalled: Readonly<Record<string, string>> = {
  '/dashboard': t`home, start, documents, my CVs, letters`,
  '/cv-builder': t`resume, curriculum vitae, editor, form`,
  '/letter-builder': t`letter, cover letter, editor`,
  '/applications': t`jobs, tracker, board, saved jobs, ads`,
  '/profile': t`my details, personal details, address`,
  '/subscription': t`plan, billing, upgrade, price, payment, invoices, premium, usage`,
  '/notifications': t`alerts, messages, reminders`,
  '/settings': t`preferences, account, options, time zone, language`,
  '/admin': t`users, administration, statistics`,
};

const tools: readonly Entry[] = [
  {
    label: t`Network`,
    icon: Users,
    keywords: t`contact, contacts, people, follow-ups, connections`,
    run: '/cv-builder?tab=network',
  },
  {
    label: t`Interview simulator`,
    icon: MessageSquare,
    keywords: t`interview, practice, mock, questions`,
    run: '/cv-builder?tab=interview',
  },
  {
    label: t`Interview practice`,
    icon: Mic,
    keywords: t`practise, questions, voice, story bank`,
    run: '/letter-builder?tab=interview',
  },
  {
    label: t`Optimizer`,
    icon: Gauge,
    keywords: t`score, ATS, analyze, check, improve, keywords, tailor`,
    run: '/cv-builder?tab=optimizer',
  },
  {
    label: t`Job Match`,
    icon: Search,
    keywords: t`find jobs, job search, vacancies`,
    run: '/letter-builder?tab=jobs',
  },
  {
    label: t`Letter templates`,
    icon: Mail,
    keywords: t`industry, samples, examples`,
    run: '/letter-builder?tab=templates',
  },
  {
    label: t`AI Writing`,
    icon: FileText,
    keywords: t`rewrite, grammar, spelling, assistant, improve`,
    run: '/letter-builder?tab=writing',
  },
].map((entry) => ({ ...entry, group: 'places' as const, isOnlyFound: true }));

const settings: readonly Entry[] = [
  {
    label: t`Password`,
    icon: KeyRound,
    keywords: t`change password, security`,
    run: '/settings#password',
  },
  {
    label: t`Passkeys`,
    icon: KeyRound,
    keywords: t`fingerprint, face, security`,
    run: '/settings#passkeys',
  },
  {
    label: t`Two-factor authentication`,
    icon: Smartphone,
    keywords: t`2FA, authenticator, code, security`,
    run: '/settings#two-factor',
  },
  {
    label: t`Devices`,
    icon: Smartphone,
    keywords: t`sessions, signed in, security`,
    run: '/settings#devices',
  },
  {
    label: t`API keys`,
    icon: KeyRound,
    keywords: t`token, developer, extension`,
    run: '/settings#api-keys',
  },
  { label: t`Review links`, icon: Share2, keywords: t`sharing, shared`, run: '/settings#review-links' },
  {
    label: t`Notification settings`,
    icon: Bell,
    keywords: t`emails, quiet hours, push, unsubscribe`,
    run: '/settings#notifications',
  },
  {
    label: t`Export your data`,
    icon: Database,
    keywords: t`download, backup, GDPR`,
    run: '/settings#export-data',
  },
  { label: t`Import data`, icon: Database, keywords: t`restore, move`, run: '/settings#import-data' },
  { label: t`Delete account`, icon: Trash2, keywords: t`close, remove`, run: '/settings#delete-account' },
].map((entry) => ({ ...entry, group: 'places' as const, isOnlyFound: true }));

const actions: readonly Entry[] = [
  {
    label: t`Create CV`,
    icon: Plus,
    keywords: t`new CV, resume, add, start, write`,
    run: '/cv-builder',
  },
  {
    label: t`Create Letter`,
    icon: Plus,
    keywords: t`new letter, cover letter, add, write`,
    run: '/letter-builder',
  },
  {
    label: t`Import a CV`,
    icon: FileUp,
    keywords: t`upload, PDF, Word, LinkedIn, file`,
    run: '/cv-builder?tab=import',
  },
  {
    label: t`Look up a salary`,
    icon: Banknote,
    keywords: t`pay, wage, earnings, money`,
    run: '/cv-builder?tab=salary',
  },
  {
    label: t`Plan your career`,
    icon: Route,
    keywords: t`roadmap, path, next role`,
    run: '/cv-builder?tab=career',
  },
].map((entry) => ({ ...entry, group: 'acts' as const }));

/** Where somebody may go from the palette, and what begins by going there. */
export function placesFor(user: User): Command[] {
  const screens = destinationsFor(user).map(({ path, label, icon }) => ({
    group: 'places' as const,
    label,
    icon,
    keywords: alsoCalled[path] ?? '',
    run: path,
  }));
  const saveJob = {
    group: 'acts' as const,
    label: t`Add a job`,
    icon: Briefcase,
    keywords: t`save, application, paste an ad, new`,
    run: '/save-job',
  };
  return [...screens, ...tools, ...settings, ...actions, saveJob].map((entry) => ({
    ...entry,
    id: `${entry.group} ${entry.run}`,
  }));
}
