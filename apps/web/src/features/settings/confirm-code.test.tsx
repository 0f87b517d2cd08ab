import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmCode } from './confirm-code.tsx';

afterEach(cleanup);

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Candor:ana%40example.org?secret=${secret}&issuer=Candor`;

function opened(isTouch: boolean) {
  const user = userEvent.setup();
  vi.stubGlobal('matchMedia', () => ({
    matches: isTouch,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<ConfirmCode setup={{ secret, uri, qrRows: ['10', '01'] }} onConfirmed={() => {}} />);
  return user;
}

it('opens the authenticator of the phone that it is set up on', () => {
  opened(true);
  expect(screen.getByRole('link', { name: 'Open in authenticator' }).getAttribute('href')).toBe(uri);
});

it('has no link on a computer, which has no authenticator to open', () => {
  opened(false);
  expect(screen.queryByRole('link')).toBeNull();
});

it('copies the key without the blanks it is shown with', async () => {
  const user = opened(true);
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
});
