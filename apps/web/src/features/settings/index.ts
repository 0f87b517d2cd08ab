export { SettingsPage } from './settings-page.tsx';
export { unsavedForm } from './settings-form.ts';
