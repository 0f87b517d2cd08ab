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
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/cv-builder', label: 'CV Builder', icon: FileText },
  { path: '/letter-builder', label: 'Cover Letters', icon: Mail },
  { path: '/applications', label: 'Applications', icon: Briefcase },
  { path: '/save-job', label: 'Save a job', icon: Briefcase, isOutside: true },
  { path: '/connect', label: 'Connect a program', icon: Plug, isOutside: true },
  { path: '/profile', label: 'Your profile', icon: UserRound, isInside: true },
  { path: '/subscription', label: 'Subscription', icon: CreditCard, isForPlans: true },
  { path: '/notifications', label: 'Notifications', icon: Bell, isInside: true },
  { path: '/settings', label: 'Settings', icon: Settings, isInside: true },
  { path: '/admin', label: 'Admin', icon: ShieldCheck, isForAdmins: true },
];

/** What helps around a document, whichever it is. */
export const tools: readonly Destination[] = [
  { path: '/cv-builder?tab=interview', label: 'Interview', icon: MessageSquare },
  { path: '/cv-builder?tab=salary', label: 'Salary', icon: Banknote },
  { path: '/cv-builder?tab=career', label: 'Career', icon: Route },
  { path: '/cv-builder?tab=network', label: 'Contacts', icon: Users },
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
