import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Navigation, useHistoryEntry } from '../../platform/navigation.tsx';
import { queryClient } from '../../platform/query-client.ts';
import { usePlaceInAddress } from '../../platform/use-place-in-address.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { myModel } from './own-model-api.ts';
import { Security } from './security.tsx';
import { SettingsIndex } from './settings-index.tsx';

const shown = vi.fn<(id: string) => void>();
let grow = () => {};
let isTouch = false;
beforeEach(() => {
  isTouch = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isTouch,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  Element.prototype.scrollIntoView = function scrolled() {
    shown(this.id);
  };
  queryClient.setQueryData(myModel.queryKey, { isAllowed: false, ownModel: null });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  shown.mockReset();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function Places() {
  usePlaceInAddress();
  return (
    <>
      <p>{useHistoryEntry().hash}</p>
      <Anchor id="password">Password</Anchor>
      <Anchor id="devices">Devices</Anchor>
    </>
  );
}

function opened(address: string) {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={queryClient}>
      <Navigation>
        <SettingsIndex />
        <Places />
      </Navigation>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const list = () => within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
const focused = () => document.activeElement?.id;

it('opens at the place that the address names, and stays there while what is above it loads', async () => {
  const user = opened('/settings#devices');
  expect([shown.mock.calls, focused()]).toEqual([[['devices']], 'devices']);
  expect(list().getByRole('link', { name: 'Devices' }).getAttribute('aria-current')).toBe('location');
  grow();
  expect(shown).toHaveBeenCalledTimes(2);
  // Who goes on is not carried back.
  await user.keyboard('{PageDown}');
  grow();
  expect(shown).toHaveBeenCalledTimes(2);
});

it('opens at its top where the address names no place', () => {
  opened('/settings#nowhere');
  expect(shown).not.toHaveBeenCalled();
});

it('leads to each part, by the list and by the field of narrow screens', async () => {
  const user = opened('/settings');
  await user.click(list().getByRole('link', { name: 'Password' }));
  expect([screen.getByText('#password'), focused()]).toEqual([expect.anything(), 'password']);
  await user.selectOptions(screen.getByLabelText('Go to section'), 'devices');
  expect(focused()).toBe('devices');
});

it('lists a model of one’s own only where there may be one', () => {
  opened('/settings');
  expect(list().queryByRole('link', { name: 'Your own AI model' })).toBeNull();
  cleanup();
  queryClient.setQueryData(myModel.queryKey, { isAllowed: true, ownModel: null });
  opened('/settings');
  expect(list().getByRole('link', { name: 'Your own AI model' })).toBeTruthy();
});

it.each([
  ['a computer', false],
  ['a phone, which cannot install it', true],
])('offers the browser extension on %s or not', (_, isPhone) => {
  isTouch = isPhone;
  opened('/settings');
  render(
    <QueryClientProvider client={queryClient}>
      <Security />
    </QueryClientProvider>,
  );
  expect(list().queryByRole('link', { name: 'Save job ads' }) === null).toBe(isPhone);
  expect(screen.queryByText('Download the extension') === null).toBe(isPhone);
});
