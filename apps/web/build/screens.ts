interface Screen {
  /** The name of its page, where it has one of its own. */
  page?: string;
  /** Stands outside of the frame: nobody need be signed in. */
  isOpen?: true;
  /** What it always shows at first: modules, by the end of their path. */
  modules: readonly string[];
  /** What it shows at first where there is something to show. */
  parts?: readonly string[];
}

/** The frame of every screen behind sign-in. */
export const FRAME = 'app/signed-in.tsx';

/** The screens that people come to often. */
export const screens: readonly Screen[] = [
  { page: 'auth', modules: ['app/screens/auth.tsx'], isOpen: true },
  { page: 'dashboard', modules: ['app/screens/dashboard.tsx'] },
  { page: 'cv-builder', modules: ['app/screens/builder.tsx'], parts: ['app/cv/cv-job-note.tsx'] },
  {
    page: 'letter-builder',
    modules: ['app/screens/letter-builder.tsx'],
    parts: ['features/applications/job-field.tsx'],
  },
  {
    page: 'applications',
    modules: ['app/screens/applications.tsx', 'features/applications/applications-view.tsx'],
  },
  { page: 'profile', modules: ['app/screens/profile.tsx'], parts: ['features/profile/followers.tsx'] },
  { page: 'subscription', modules: ['app/screens/subscription.tsx', 'features/billing/plans.tsx'] },
  { modules: ['app/screens/settings.tsx'], parts: ['features/notifications/push-devices.tsx'] },
  { modules: ['app/screens/notifications.tsx'] },
  { modules: ['app/screens/admin.tsx'] },
];

/** The modules that a screen loads at first besides the app itself. */
export const modulesOf = ({ modules, isOpen }: Screen): readonly string[] =>
  isOpen ? modules : [FRAME, ...modules];
