import type { FunctionComponent } from 'react';
import { documentKinds, documentKindWords, type DocumentKindName } from '@candor/domain/documents/kinds';
import { storedToken } from '../platform/token.ts';

interface Screen {
  default: FunctionComponent;
  /** Asks for what the screen shows first. */
  prefetch?: () => void;
}

export const loadAuth = async (): Promise<Screen> => ({
  default: (await import('./screens/auth.tsx')).AuthScreen,
});
export const loadDashboard = async (): Promise<Screen> => {
  const { DashboardScreen, prefetch } = await import('./screens/dashboard.tsx');
  return { default: DashboardScreen, prefetch };
};
const loadBuilder = async (): Promise<Screen> => ({
  default: (await import('./screens/builder.tsx')).BuilderScreen,
});
const loadLetterBuilder = async (): Promise<Screen> => ({
  default: (await import('./screens/letter-builder.tsx')).LetterBuilderScreen,
});
export const loadApplications = async (): Promise<Screen> => ({
  default: (await import('./screens/applications.tsx')).ApplicationsScreen,
});
export const loadSaveJob = async (): Promise<Screen> => ({
  default: (await import('./screens/save-job.tsx')).SaveJobScreen,
});
export const loadConnect = async (): Promise<Screen> => ({
  default: (await import('./screens/connect.tsx')).ConnectScreen,
});
export const loadProfile = async (): Promise<Screen> => ({
  default: (await import('./screens/profile.tsx')).ProfileScreen,
});
export const loadSubscription = async (): Promise<Screen> => ({
  default: (await import('./screens/subscription.tsx')).SubscriptionScreen,
});
export const loadNotifications = async (): Promise<Screen> => ({
  default: (await import('./screens/notifications.tsx')).NotificationsScreen,
});
export const loadUnsubscribe = async (): Promise<Screen> => ({
  default: (await import('./screens/unsubscribe.tsx')).UnsubscribeScreen,
});
export const loadAdmin = async (): Promise<Screen> => ({
  default: (await import('./screens/admin.tsx')).AdminScreen,
});

export const loadSettings = async (): Promise<Screen> => ({
  default: (await import('./screens/settings.tsx')).SettingsScreen,
});

/** Where each kind of document is edited. */
export const documentScreens: Readonly<Record<DocumentKindName, () => Promise<Screen>>> = {
  cv: loadBuilder,
  letter: loadLetterBuilder,
};

const byPath: Readonly<Record<string, () => Promise<Screen>>> = {
  ...Object.fromEntries(documentKinds.map((kind) => [documentKindWords[kind].editor, documentScreens[kind]])),
  '/': loadDashboard,
  '/dashboard': loadDashboard,
  '/applications': loadApplications,
  '/profile': loadProfile,
  '/subscription': loadSubscription,
  '/settings': loadSettings,
  '/notifications': loadNotifications,
  '/save-job': loadSaveJob,
  '/connect': loadConnect,
  '/admin': loadAdmin,
};

/** Begins with the screen of an address while the server is still asked who is signed in. */
export function beginScreen(path: string): void {
  if (storedToken() === null) {
    // Every other address leads there.
    loadAuth().catch(() => undefined);
    return;
  }
  const load = byPath[path] ?? (path.startsWith('/applications/') ? loadApplications : undefined);
  // What cannot be loaded shows itself where the screen is mounted.
  load?.().then(
    ({ prefetch }) => prefetch?.(),
    () => undefined,
  );
}
