import { t } from '@lingui/core/macro';
import type { User } from '@candor/contracts/account';
import {
  Banknote,
  Bell,
  Briefcase,
  CreditCard,
  FileText,
  LayoutDashboard,
  Mail,
  MessageSquare,
  Plug,
  Route,
  Settings,
  ShieldCheck,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';

export interface Destination {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Led to by pages of other sites alone. */
  isOutside?: boolean;
  /** Led to by the palette and by other screens, not by the navigation. */
  isInside?: boolean;
  isForAdmins?: boolean;
  /** Of no use where the server has no plans. */
  isForPlans?: boolean;
}

/** Where the navigation and the palette lead. A new screen adds its line. */
export const destinations: readonly Destination[] = [
  { path: '/dashboard', label: t`Dashboard`, icon: LayoutDashboard },
  { path: '/cv-builder', label: t`CV Builder`, icon: FileText },
  { path: '/letter-builder', label: t`Cover Letters`, icon: Mail },
  { path: '/applications', label: t`Applications`, icon: Briefcase },
  { path: '/save-job', label: t`Save a job`, icon: Briefcase, isOutside: true },
  { path: '/connect', label: t`Connect a program`, icon: Plug, isOutside: true },
  { path: '/profile', label: t`Your profile`, icon: UserRound, isInside: true },
  { path: '/subscription', label: t`Subscription`, icon: CreditCard, isForPlans: true },
  { path: '/notifications', label: t`Notifications`, icon: Bell, isInside: true },
  { path: '/settings', label: t`Settings`, icon: Settings, isInside: true },
  { path: '/admin', label: t`Admin`, icon: ShieldCheck, isForAdmins: true },
];

/** What helps around a document, whichever it is. */
export const tools: readonly Destination[] = [
  { path: '/cv-builder?tab=interview', label: t`Interview`, icon: MessageSquare },
  { path: '/cv-builder?tab=salary', label: t`Salary`, icon: Banknote },
  { path: '/cv-builder?tab=career', label: t`Career`, icon: Route },
  { path: '/cv-builder?tab=network', label: t`Contacts`, icon: Users },
];

/** Where somebody may go. */
export function destinationsFor({ role, hasPlans }: User): Destination[] {
  return destinations.filter(
    ({ isForAdmins, isForPlans, isOutside }) =>
      !isOutside && (!isForAdmins || role === 'admin') && (!isForPlans || hasPlans),
  );
}

/** What the navigation shows somebody. */
export function mainDestinationsFor(user: User): Destination[] {
  return destinationsFor(user).filter(({ isInside }) => !isInside);
}
