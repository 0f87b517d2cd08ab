export { PendingEmail } from './pending-email.tsx';
export { Security } from './security.tsx';
export { SettingsIndex } from './settings-index.tsx';
export { SettingsPage } from './settings-page.tsx';
export { unsavedForm } from './settings-form.ts';
