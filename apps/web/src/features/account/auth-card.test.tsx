import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultPreferences } from '@candor/domain/settings';
import { AuthProvider } from '../../platform/session.tsx';
import { storedToken } from '../../platform/token.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { AuthCard } from './auth-card.tsx';

const ana = {
  id: 'a',
  email: 'ana@example.org',
  name: 'Ana Ruiz',
  role: 'user',
  preferences: defaultPreferences,
};
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

function opened() {
  render(
    <AuthProvider>
      <AuthCard />
      <Toaster />
    </AuthProvider>,
  );
  return userEvent.setup();
}

/** The toast's text; screen readers are told it a second time. */
const shown = (text: string) =>
  screen.findAllByText(text, {}, { timeout: 20_000 }).then((found) => expect(found[0]).toBeTruthy());
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });

let options: object;
beforeEach(() => {
  options = { signUp: 'open', languages: ['en'] };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) =>
    path === '/api/sign-in-options' ? Response.json(options) : fetched(path, init),
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  fetched.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
  location.hash = '';
});

it('says beside each field what is wrong, and sends nothing', async () => {
  const user = opened();
  await user.click(button('Create Account'));
  await user.type(screen.getByLabelText('Full Name'), 'A');
  await user.type(email(), 'not an address');
  await user.type(password(), '12345');
  await user.click(button('Create Account'));
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(fetched).not.toHaveBeenCalled();
});

it('shows the password only while asked to', async () => {
  const user = opened();
  expect(password().getAttribute('type')).toBe('password');
  await user.click(button('Show password'));
  expect(password().getAttribute('type')).toBe('text');
  await user.click(button('Hide password'));
  expect(password().getAttribute('type')).toBe('password');
});

it('says that it is signing in, takes no second click, and opens the session', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValue(answer.promise);
  const user = opened();
  await user.type(email(), 'ana@example.org');
  await user.type(password(), 'paper-lamp-42{Enter}');
  expect(screen.getByText('Signing in...').closest('button')?.disabled).toBe(true);
  expect(fetched).toHaveBeenCalledOnce();
  answer.resolve(Response.json({ success: true, user: ana, token: 'given' }));
  await shown('Welcome back!');
  await shown('You have successfully logged in.');
  await waitFor(() => expect(storedToken()).toBe('given'));
});

it.each([
  [
    'Login failed',
    'Please check your credentials and try again.',
    async () =>
      Response.json(
        { error: 'Please check your credentials and try again.', code: 'bad_credentials' },
        { status: 401 },
      ),
  ],
  [
    'Login failed',
    'Please check your credentials and try again.',
    async () => new Response('<html>Bad Gateway</html>', { status: 502 }),
  ],
  [
    'Connection error',
    'Unable to connect to the server. Please try again.',
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
])('says %s, and keeps what was typed', async (title, text, answer) => {
  fetched.mockImplementation(answer);
  const user = opened();
  await user.type(email(), 'ana@example.org');
  await user.type(password(), 'paper-lamp-42{Enter}');
  await shown(title);
  await shown(text);
  expect(email()).toHaveProperty('value', 'ana@example.org');
  expect(button('Sign In').hasAttribute('disabled')).toBe(false);
  expect(storedToken()).toBeNull();
});

it('tells that a reset link is used up', async () => {
  location.hash = 'reset=once';
  fetched.mockResolvedValue(Response.json({ error: 'x', code: 'bad_credentials' }, { status: 401 }));
  const user = opened();
  await user.type(await screen.findByLabelText('New password'), 'paper-lamp-43{Enter}');
  expect(
    await screen.findByText('This link has expired or has already been used. Please request a new one.'),
  ).toBeTruthy();
});

it('asks for the code where the password is right, and says beside it that it was not', async () => {
  fetched.mockResolvedValueOnce(Response.json({ error: 'x', code: 'code_required' }, { status: 401 }));
  fetched.mockResolvedValueOnce(Response.json({ error: 'Not that one.', code: 'bad_code' }, { status: 401 }));
  fetched.mockResolvedValue(Response.json({ success: true, user: ana, token: 'given' }));
  const user = opened();
  await user.type(email(), 'ana@example.org');
  await user.type(password(), 'paper-lamp-42{Enter}');
  const code = await screen.findByLabelText('Code from your authenticator app');
  expect(document.activeElement).toBe(code);
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('Not that one.')).toBeTruthy();
  await user.type(code, '7{Enter}');
  await waitFor(() => expect(storedToken()).toBe('given'));
  const sent = fetched.mock.calls.map(([, init]): unknown => JSON.parse(String(init.body)));
  const known = { email: 'ana@example.org', password: 'paper-lamp-42' };
  expect(sent).toEqual([known, { ...known, code: '123456' }, { ...known, code: '1234567' }]);
});

it('confirms an address by the link of a mail, and says what is still to do', async () => {
  location.hash = 'email-change=once';
  fetched.mockResolvedValue(Response.json({ success: true, state: 'waiting' }));
  const user = opened();
  expect(fetched).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText(/Now open the link we sent to the other one/)).toBeTruthy();
});

it('creates the account of an invitation by its link, whose email stays', async () => {
  options = { signUp: 'invitation', languages: ['en'] };
  location.hash = 'invitation=once&email=bela%40example.org';
  fetched.mockResolvedValue(Response.json({ success: true, user: ana, token: 'given' }, { status: 201 }));
  const user = opened();
  expect(email()).toHaveProperty('value', 'bela@example.org');
  await user.type(email(), 'x');
  await user.type(screen.getByLabelText('Full Name'), 'Bela Nagy');
  await user.type(password(), 'paper-lamp-42{Enter}');
  await waitFor(() => expect(storedToken()).toBe('given'));
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(JSON.parse(String(init?.body))).toMatchObject({ email: 'bela@example.org', invitation: 'once' });
});

it('says where accounts are made by invitation only, before anything is typed', async () => {
  options = { signUp: 'invitation', languages: ['en'] };
  const user = opened();
  await user.click(button('Create Account'));
  expect(await screen.findByText(/New accounts are by invitation only/)).toBeTruthy();
  expect(screen.queryByLabelText('Full Name')).toBeNull();
});
