import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@candor/contracts/account';
import { defaultPreferences } from '@candor/domain/settings';
import { Navigation } from '../../platform/navigation.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { SettingsPage } from './settings-page.tsx';
import type { SettingsForm } from './settings-form.ts';

const ana: User = {
  id: 'a',
  email: 'ana@example.org',
  name: 'Ana Ruiz',
  role: 'user',
  subscriptionPlan: 'free',
  subscriptionStatus: 'inactive',
  hasPlans: true,
  preferences: defaultPreferences,
  createdAt: '2026-11-21T00:00:00.000Z',
};
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const onSaved = vi.fn<(user: User) => void>();

function opened(unsaved: SettingsForm | null = null) {
  render(
    <Navigation>
      <SettingsPage
        user={ana}
        languages={['en', 'de', 'ar']}
        unsaved={unsaved}
        onSaved={onSaved}
        pendingEmail={null}
        security={null}
        data={null}
        push={null}
      />
      <Toaster />
    </Navigation>,
  );
  return userEvent.setup();
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save All Settings' });
const sent = () => JSON.parse(String(fetched.mock.calls[0]?.[1].body));
const shown = (text: string) =>
  screen.findAllByText(text, {}, { timeout: 20_000 }).then((found) => expect(found[0]).toBeTruthy());

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // Four hundred options take jsdom seconds.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Lisbon']);
  // jsdom measures nothing; switches in a form watch their size.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  fetched.mockReset();
  onSaved.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('has four sections and their defaults', () => {
  opened();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Profile Information',
    'Notifications',
    'Privacy & Security',
    'Data Management',
  ]);
  const isOn = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked');
  expect(
    ['Email notifications', 'Marketing emails', 'Public profile', 'Auto-save', 'Quiet hours'].map(isOn),
  ).toEqual(['true', 'false', 'false', 'true', 'false']);
});

it('saves everything with one call', async () => {
  const saved = { ...ana, name: 'Ana Vega' };
  fetched.mockImplementation(async () => Response.json({ success: true, user: saved }));
  const user = opened();
  await user.clear(field(/Full Name/));
  await user.type(field(/Full Name/), 'Ana Vega');
  await user.click(screen.getByRole('switch', { name: 'Marketing emails' }));
  await user.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  expect(screen.getByText('Unsaved changes, kept on this device')).toBeTruthy();
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(sent()).toEqual({
    name: 'Ana Vega',
    email: 'ana@example.org',
    preferences: { ...defaultPreferences, marketingEmails: true, theme: 'dark' },
  });
});

it('says beside a blank field what is wrong, and sends nothing', async () => {
  const user = opened();
  await user.clear(field(/Full Name/));
  await user.click(save());
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(document.activeElement).toBe(field(/Full Name/));
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['Failed to update profile. Please try again.', 'Update Failed', true],
  ['Failed to save settings. Please try again.', 'Error', false],
])(
  'says "%s" where the server cannot be reached, and keeps what was typed',
  async (text, title, isProfile) => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const user = opened();
    if (isProfile) await user.type(field(/Full Name/), ' Vega');
    else await user.click(screen.getByRole('switch', { name: 'Marketing emails' }));
    await user.click(save());
    await shown(title);
    await shown(text);
    expect(field(/Full Name/)).toHaveProperty('value', isProfile ? 'Ana Ruiz Vega' : 'Ana Ruiz');
    expect(save().hasAttribute('disabled')).toBe(false);
  },
);

it('says that the session is over', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 }));
  const user = opened();
  await user.click(screen.getByRole('switch', { name: 'Marketing emails' }));
  await user.click(save());
  await shown('Authentication Error');
  await shown('Please login again to update your profile.');
  expect(onSaved).not.toHaveBeenCalled();
});

it('goes on with what an earlier visit did not save, or lets it go', async () => {
  const user = opened({ name: 'Ana V', email: ana.email, preferences: defaultPreferences });
  expect(field(/Full Name/)).toHaveProperty('value', 'Ana V');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field(/Full Name/)).toHaveProperty('value', 'Ana Ruiz');
  expect(screen.queryByText('Unsaved changes, kept on this device')).toBeNull();
});
