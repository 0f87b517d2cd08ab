import { lazy, Suspense } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { AuthProvider, useAuth } from '../platform/session.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { Loading } from './loading.tsx';
import { NotFound } from './not-found.tsx';
import { AuthScreen } from './screens/auth.tsx';
import {
  loadAdmin,
  loadApplications,
  loadBuilder,
  loadDashboard,
  loadLetterBuilder,
  loadNotifications,
  loadProfile,
  loadSaveJob,
  loadSubscription,
  loadSettings,
  loadUnsubscribe,
} from './screens.ts';

// A visitor to the sign-in page loads nothing of what lies behind it.
const SignedIn = lazy(() => import('./signed-in.tsx').then((module) => ({ default: module.SignedIn })));
const DashboardScreen = lazy(loadDashboard);
const BuilderScreen = lazy(loadBuilder);
const ApplicationsScreen = lazy(loadApplications);
const ProfileScreen = lazy(loadProfile);
const LetterBuilderScreen = lazy(loadLetterBuilder);
const SaveJobScreen = lazy(loadSaveJob);
const SubscriptionScreen = lazy(loadSubscription);
const SettingsScreen = lazy(loadSettings);
const NotificationsScreen = lazy(loadNotifications);
const UnsubscribeScreen = lazy(loadUnsubscribe);
const AdminScreen = lazy(loadAdmin);

function Home() {
  const { user, isLoading } = useAuth();
  if (isLoading) return <Loading />;
  return <Navigate to={user ? '/dashboard' : '/auth'} replace />;
}

export function App() {
  return (
    <CrashScreen>
      <AuthProvider>
        <BrowserRouter>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/auth" element={<AuthScreen />} />
              <Route path="/auth/callback" element={<AuthScreen />} />
              <Route path="/unsubscribe" element={<UnsubscribeScreen />} />
              <Route element={<SignedIn />}>
                <Route path="/dashboard" element={<DashboardScreen />} />
                <Route path="/profile" element={<ProfileScreen />} />
                <Route path="/cv-builder" element={<BuilderScreen />} />
                <Route path="/letter-builder" element={<LetterBuilderScreen />} />
                <Route path="/applications" element={<ApplicationsScreen />} />
                <Route path="/save-job" element={<SaveJobScreen />} />
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
