import { ApiKeysPanel } from './api-keys-panel.tsx';
import { BrowserExtension } from './browser-extension.tsx';
import { OwnModelPanel } from './own-model-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** How the account is entered, and keys. */
export function Security() {
  return (
    <div className="grid gap-7 pt-2">
      <PasswordPanel />
      <PasskeysPanel />
      <ProviderPanel />
      <TwoFactorPanel />
      <SessionsPanel />
      <ApiKeysPanel />
      <BrowserExtension />
      <OwnModelPanel />
    </div>
  );
}
