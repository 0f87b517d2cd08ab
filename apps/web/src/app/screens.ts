import type { FunctionComponent } from 'react';
import { documentKindWords, type DocumentKindName } from '@candor/domain/documents/kinds';
import { storedToken } from '../platform/token.ts';

interface Screen {
  default: FunctionComponent;
  /** Asks for what the screen shows first. */
  prefetch?: () => void;
}

export type LoadScreen = () => Promise<Screen>;

export const loadAuth: LoadScreen = async () => ({
  default: (await import('./screens/auth.tsx')).AuthScreen,
});

export const loadUnsubscribe: LoadScreen = async () => ({
  default: (await import('./screens/unsubscribe.tsx')).UnsubscribeScreen,
});

/** Where each kind of document is edited. */
const editors: Readonly<Record<DocumentKindName, LoadScreen>> = {
  cv: async () => {
    const { BuilderScreen, prefetch } = await import('./screens/builder.tsx');
    return { default: BuilderScreen, prefetch };
  },
  letter: async () => {
    const { LetterBuilderScreen, prefetch } = await import('./screens/letter-builder.tsx');
    return { default: LetterBuilderScreen, prefetch };
  },
};

/** The screens behind sign-in, by the patterns of their addresses. */
export const signedInScreens: Readonly<Record<string, LoadScreen>> = {
  '/dashboard': async () => {
    const { DashboardScreen, prefetch } = await import('./screens/dashboard.tsx');
    return { default: DashboardScreen, prefetch };
  },
  [documentKindWords.cv.editor]: editors.cv,
  [documentKindWords.letter.editor]: editors.letter,
  '/applications/:id?': async () => ({
    default: (await import('./screens/applications.tsx')).ApplicationsScreen,
  }),
  '/save-job': async () => ({ default: (await import('./screens/save-job.tsx')).SaveJobScreen }),
  '/connect': async () => ({ default: (await import('./screens/connect.tsx')).ConnectScreen }),
  '/profile': async () => ({ default: (await import('./screens/profile.tsx')).ProfileScreen }),
  '/subscription': async () => ({ default: (await import('./screens/subscription.tsx')).SubscriptionScreen }),
  '/notifications': async () => ({
    default: (await import('./screens/notifications.tsx')).NotificationsScreen,
  }),
  '/settings': async () => ({ default: (await import('./screens/settings.tsx')).SettingsScreen }),
  '/admin': async () => ({ default: (await import('./screens/admin.tsx')).AdminScreen }),
};

/** Begins with the screen of an address while the server is still asked who is signed in. */
export function beginScreen(path: string): void {
  if (storedToken() === null) {
    // Every other address leads there.
    loadAuth().catch(() => undefined);
    return;
  }
  const known = path === '/' ? '/dashboard' : path;
  const pattern = Object.keys(signedInScreens).find((one) => `${known}/`.startsWith(one.replace(':id?', '')));
  // What cannot be loaded shows itself where the screen is mounted.
  signedInScreens[pattern ?? '']?.().then(
    ({ prefetch }) => prefetch?.(),
    () => undefined,
  );
}
