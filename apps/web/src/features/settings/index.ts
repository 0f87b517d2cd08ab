export { PendingEmail } from './pending-email.tsx';
export { Security } from './security.tsx';
export { SettingsPage } from './settings-page.tsx';
export { unsavedForm } from './settings-form.ts';
