import { FileText, LayoutDashboard, type LucideIcon } from 'lucide-react';

export interface Destination {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Where the navigation and the palette lead. A new screen adds its line. */
export const destinations: readonly Destination[] = [
  { path: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/cv-builder', label: 'CV Builder', icon: FileText },
];
