import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Navigation } from '../platform/navigation.tsx';
import { AuthProvider, useAuth } from '../platform/session.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Loading } from './loading.tsx';
import { loadAuth, loadUnsubscribe, signedInScreens, type LoadScreen } from './screens.ts';

const screen = (load: LoadScreen) => lazyPart(async () => (await load()).default);

// A visitor to the sign-in page loads nothing of what lies behind it.
const AuthScreen = screen(loadAuth);
const UnsubscribeScreen = screen(loadUnsubscribe);
const NotFound = lazyPart(async () => (await import('./not-found.tsx')).NotFound);
const SignedIn = lazyPart(async () => (await import('./signed-in.tsx')).SignedIn);
const signedIn = Object.entries(signedInScreens).map(([path, load]) => ({ path, Screen: screen(load) }));

function Home() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <Loading />;
  return <Redirect to={user ? '/dashboard' : '/auth'} replace />;
}

export function App() {
  return (
    <CrashScreen>
      <AuthProvider>
        <Navigation>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/auth">
                <AuthScreen />
              </Route>
              <Route path="/auth/callback">
                <AuthScreen />
              </Route>
              <Route path="/unsubscribe">
                <UnsubscribeScreen />
              </Route>
              {signedIn.map(({ path, Screen }) => (
                // One key for all of them: the frame stays from screen to screen.
                <Route key="signed-in" path={path}>
                  <SignedIn>
                    <Screen />
                  </SignedIn>
                </Route>
              ))}
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </Navigation>
        <Toaster />
      </AuthProvider>
    </CrashScreen>
  );
}
