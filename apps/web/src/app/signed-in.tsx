import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { lazyOverlay } from '../ui/lazy-part.tsx';
import { useHistoryEntry } from '../platform/navigation.tsx';
import { useOnline } from '../platform/online.ts';
import { subscribeToPersonEvents } from '../platform/person-events.ts';
import { onOpenAsk } from '../platform/ask-event.ts';
import { onOpenPalette } from '../platform/palette-event.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { queryClient } from '../platform/query-client.ts';
import { useAuth } from '../platform/session.tsx';
import { whenWorkBegins } from '../ui/when-work-begins.ts';
import { loadMenus } from '../ui/menu.tsx';
import { loadToasts } from '../ui/toaster.tsx';
import { pageDirection } from '../ui/page-language.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { TooltipLayer } from '../ui/tooltip-layer.tsx';
import { Announcement } from './announcement.tsx';
import { destinations } from './destinations.ts';
import { followDocuments } from './follow-documents.ts';
import { followSubscription } from './follow-subscription.ts';
import { takePreferences } from './take-preferences.ts';
import { reportDevice } from './report-device.ts';
import { Loading } from './loading.tsx';
import { TopNavigation } from './top-navigation.tsx';

const CommandPalette = lazyOverlay(
  async () => (await import('./palette/command-palette.tsx')).CommandPalette,
);

const AskPanel = lazyOverlay(async () => (await import('./conversations/ask-panel.tsx')).AskPanel);

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The frame of every screen behind sign-in: navigation, palette, and the way back to sign-in for everyone else. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user, token, isLoading, hasLeft } = useAuth();
  const [path] = useLocation();
  const { search, hash } = useHistoryEntry();
  const isOnline = useOnline();
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [isAskOpen, setIsAskOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 'j') {
        event.preventDefault();
        setIsAskOpen((isOpen) => !isOpen);
        return;
      }
      const isPaletteKey = isCommand && event.key.toLowerCase() === 'k';
      if (!isPaletteKey && (event.key !== '?' || isTyping(event.target))) return;
      event.preventDefault();
      setIsPaletteOpen(true);
    };
    addEventListener('keydown', onKey);
    const stop = [onOpenPalette(() => setIsPaletteOpen(true)), onOpenAsk(() => setIsAskOpen(true))];
    return () => {
      removeEventListener('keydown', onKey);
      for (const end of stop) end();
    };
  }, []);

  const preferences = user?.preferences;
  useEffect(() => {
    if (!preferences) return;
    takePreferences(preferences);
    reportDevice(preferences);
  }, [preferences]);

  const isSignedIn = user !== null;
  // Again under a new token: the stream of the old one has ended.
  useEffect(() => (isSignedIn ? subscribeToPersonEvents() : undefined), [isSignedIn, token]);
  useEffect(() => followSubscription(), []);
  useEffect(() => followDocuments(), []);
  useEffect(() => whenWorkBegins(() => void Promise.allSettled([loadMenus(), loadToasts()])), []);

  // A job names itself.
  const destination = destinations.find((one) => one.path === path);
  const isOfJob = path.startsWith('/applications/');
  usePageTitle(destination?.label ?? (isOfJob ? null : t`Your documents`));
  // A screen starts at its top, wherever the last one was left.
  useEffect(() => {
    scrollTo(0, 0);
  }, [path]);

  if (isLoading) return <Loading />;
  if (!user) {
    const from = hasLeft ? null : path + search + hash;
    return <Redirect to="/auth" replace state={{ from }} />;
  }
  return (
    <Direction.Provider dir={pageDirection}>
      <QueryClientProvider client={queryClient}>
        <SkipLink to="main">{t`Skip to content`}</SkipLink>
        <TopNavigation
          onOpenPalette={() => setIsPaletteOpen(true)}
          isAskOpen={isAskOpen}
          onAsk={() => setIsAskOpen(!isAskOpen)}
        />
        <Announcement />
        {!isOnline && (
          <p role="status" className="border-b border-line bg-wash px-4 py-2 text-center text-base">
            <Trans>
              You’re offline. What you type is kept on this device and saved when the connection is back.
            </Trans>
          </p>
        )}
        <Suspense fallback={<Loading />}>{children}</Suspense>
        {isPaletteOpen && (
          <Suspense>
            <CommandPalette onClose={() => setIsPaletteOpen(false)} />
          </Suspense>
        )}
        {isAskOpen && (
          <Suspense>
            <AskPanel onClose={() => setIsAskOpen(false)} />
          </Suspense>
        )}
        <TooltipLayer />
      </QueryClientProvider>
    </Direction.Provider>
  );
}
