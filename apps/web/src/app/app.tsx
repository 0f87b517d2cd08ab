import { Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { documentKinds, documentKindWords } from '@candor/domain/documents/kinds';
import { lazyPart } from '../ui/lazy-part.tsx';
import { basePath } from '../platform/base-path.ts';
import { AuthProvider, useAuth } from '../platform/session.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Loading } from './loading.tsx';
import { NotFound } from './not-found.tsx';
import {
  documentScreens,
  loadAdmin,
  loadApplications,
  loadAuth,
  loadConnect,
  loadDashboard,
  loadNotifications,
  loadProfile,
  loadSaveJob,
  loadSubscription,
  loadSettings,
  loadUnsubscribe,
} from './screens.ts';

// A visitor to the sign-in page loads nothing of what lies behind it.
const AuthScreen = lazyPart(async () => (await loadAuth()).default);
const SignedIn = lazyPart(async () => (await import('./signed-in.tsx')).SignedIn);
const DashboardScreen = lazyPart(async () => (await loadDashboard()).default);
const editors = documentKinds.map((kind) => ({
  path: documentKindWords[kind].editor,
  Screen: lazyPart(async () => (await documentScreens[kind]()).default),
}));
const ApplicationsScreen = lazyPart(async () => (await loadApplications()).default);
const ProfileScreen = lazyPart(async () => (await loadProfile()).default);
const SaveJobScreen = lazyPart(async () => (await loadSaveJob()).default);
const ConnectScreen = lazyPart(async () => (await loadConnect()).default);
const SubscriptionScreen = lazyPart(async () => (await loadSubscription()).default);
const SettingsScreen = lazyPart(async () => (await loadSettings()).default);
const NotificationsScreen = lazyPart(async () => (await loadNotifications()).default);
const UnsubscribeScreen = lazyPart(async () => (await loadUnsubscribe()).default);
const AdminScreen = lazyPart(async () => (await loadAdmin()).default);

function Home() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <Loading />;
  return <Navigate to={user ? '/dashboard' : '/auth'} replace />;
}

export function App() {
  return (
    <CrashScreen>
      <AuthProvider>
        <BrowserRouter basename={basePath || '/'}>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/auth" element={<AuthScreen />} />
              <Route path="/auth/callback" element={<AuthScreen />} />
              <Route path="/unsubscribe" element={<UnsubscribeScreen />} />
              <Route element={<SignedIn />}>
                <Route path="/dashboard" element={<DashboardScreen />} />
                <Route path="/profile" element={<ProfileScreen />} />
                {editors.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
                <Route path="/applications/:id?" element={<ApplicationsScreen />} />
                <Route path="/save-job" element={<SaveJobScreen />} />
                <Route path="/connect" element={<ConnectScreen />} />
                <Route path="/subscription" element={<SubscriptionScreen />} />
                <Route path="/notifications" element={<NotificationsScreen />} />
                <Route path="/settings" element={<SettingsScreen />} />
                <Route path="/admin" element={<AdminScreen />} />
              </Route>
              <Route path="*" element={<NotFound />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
        <Toaster />
      </AuthProvider>
    </CrashScreen>
  );
}
