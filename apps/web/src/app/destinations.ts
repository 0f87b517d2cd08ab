import { FileText, LayoutDashboard, Mail, UserRound, type LucideIcon } from 'lucide-react';

export interface Destination {
  path: string;
  label: string;
  icon: LucideIcon;
  /** Led to by the palette and by other screens, not by the navigation. */
  isInside?: boolean;
}

/** Where the navigation and the palette lead. A new screen adds its line. */
export const destinations: readonly Destination[] = [
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/cv-builder', label: 'CV Builder', icon: FileText },
  { path: '/letter-builder', label: 'Cover Letters', icon: Mail },
  { path: '/profile', label: 'Your profile', icon: UserRound, isInside: true },
];

/** What the navigation shows. */
export const mainDestinations = destinations.filter(({ isInside }) => !isInside);
