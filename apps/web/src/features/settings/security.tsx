import { useIsTouch } from '../../platform/use-is-touch.ts';
import { Anchor } from '../../ui/anchor.tsx';
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
  const isTouch = useIsTouch();
  return (
    <div className="grid gap-7 pt-2">
      <Anchor id="password">
        <PasswordPanel />
      </Anchor>
      <Anchor id="passkeys" className="grid gap-7">
        <PasskeysPanel />
        <ProviderPanel />
      </Anchor>
      <Anchor id="two-factor">
        <TwoFactorPanel />
      </Anchor>
      <Anchor id="devices">
        <SessionsPanel />
      </Anchor>
      <Anchor id="api-keys">
        <ApiKeysPanel />
      </Anchor>
      {!isTouch && (
        <Anchor id="save-jobs">
          <BrowserExtension />
        </Anchor>
      )}
      <Anchor id="ai-model">
        <OwnModelPanel />
      </Anchor>
    </div>
  );
}
