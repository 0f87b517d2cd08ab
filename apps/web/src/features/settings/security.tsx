import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** How the account is entered. */
export function Security() {
  return (
    <div className="grid gap-7 pt-2">
      <PasswordPanel />
      <TwoFactorPanel />
      <SessionsPanel />
    </div>
  );
}
