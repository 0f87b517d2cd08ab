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
  loadBuilder,
  loadDashboard,
  loadLetterBuilder,
  loadProfile,
  loadSubscription,
  loadSettings,
} from './screens.ts';

// A visitor to the sign-in page loads nothing of what lies behind it.
const SignedIn = lazy(() => import('./signed-in.tsx').then((module) => ({ default: module.SignedIn })));
const DashboardScreen = lazy(loadDashboard);
const BuilderScreen = lazy(loadBuilder);
const ProfileScreen = lazy(loadProfile);
const LetterBuilderScreen = lazy(loadLetterBuilder);
const SubscriptionScreen = lazy(loadSubscription);
const SettingsScreen = lazy(loadSettings);
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
              <Route element={<SignedIn />}>
                <Route path="/dashboard" element={<DashboardScreen />} />
                <Route path="/profile" element={<ProfileScreen />} />
                <Route path="/cv-builder" element={<BuilderScreen />} />
                <Route path="/letter-builder" element={<LetterBuilderScreen />} />
                <Route path="/subscription" element={<SubscriptionScreen />} />
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
