import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type * as security from '@candor/contracts/security';
import { Loaded } from '../../platform/loaded.tsx';
import type { ReplyOf } from '../../platform/route.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { AskPassword } from './ask-password.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  refreshSecurity,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnTwoFactorOff,
  twoFactorState,
} from './security-api.ts';

/** Where turning it on or off has come to. */
type Step =
  | { kind: 'closed' }
  | { kind: 'ask'; for: 'on' | 'off' | 'codes' }
  | { kind: 'scan'; setup: ReplyOf<typeof security.setUpTwoFactor> }
  | { kind: 'codes'; codes: readonly string[] };

const titles = {
  on: t`Turn on two-factor authentication`,
  off: t`Turn off two-factor authentication`,
  codes: t`Get new recovery codes`,
} as const;
const abouts = {
  on: t`First, confirm that it’s you.`,
  off: t`You’ll sign in with just your password.`,
  codes: t`The codes you have now will stop working.`,
} as const;

function titleOf(step: Step): string {
  if (step.kind === 'ask') return titles[step.for];
  return step.kind === 'codes' ? t`Your recovery codes` : titles.on;
}

/** A code of an authenticator app at sign-in, beside the password. */
export function TwoFactorPanel() {
  const query = useQuery(twoFactorState);
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const close = () => {
    setStep({ kind: 'closed' });
    void refreshSecurity();
  };
  const withPassword = {
    on: async (password: string) => setStep({ kind: 'scan', setup: await setUpTwoFactor(password) }),
    off: async (password: string) => {
      await turnTwoFactorOff(password);
      toast(t`Two-factor authentication is off`, t`You’re signed out on all other devices.`);
      close();
    },
    codes: async (password: string) => {
      const { recoveryCodes } = await renewRecoveryCodes(password);
      setStep({ kind: 'codes', codes: recoveryCodes });
    },
  };
  const ask = (what: keyof typeof titles) => setStep({ kind: 'ask', for: what });
  return (
    <>
      <Loaded query={query} sentence={t`Two-factor authentication can’t be loaded right now.`}>
        {({ isOn, recoveryCodesLeft }) => (
          <Panel
            title={t`Two-factor authentication`}
            about={
              isOn
                ? t`On. ${plural(recoveryCodesLeft, { one: '# recovery code', other: '# recovery codes' })} left.`
                : t`Off. When it’s on, signing in also asks for a code from your phone.`
            }
            action={
              isOn ? (
                <div className="flex flex-wrap gap-2">
                  <Button onClick={() => ask('codes')}>
                    <Trans>New recovery codes</Trans>
                  </Button>
                  <Button look="danger" onClick={() => ask('off')}>
                    <Trans>Turn off</Trans>
                  </Button>
                </div>
              ) : (
                <Button onClick={() => ask('on')}>
                  <Trans>Turn on</Trans>
                </Button>
              )
            }
          />
        )}
      </Loaded>
      <Dialog
        isOpen={step.kind !== 'closed'}
        onClose={close}
        title={titleOf(step)}
        description={step.kind === 'ask' ? abouts[step.for] : undefined}
      >
        {step.kind === 'ask' && (
          <AskPassword
            key={step.for}
            label={step.for === 'off' ? t`Turn off` : t`Continue`}
            busyLabel={step.for === 'off' ? t`Turning off...` : t`Checking...`}
            isDangerous={step.for === 'off'}
            onPassword={withPassword[step.for]}
          />
        )}
        {step.kind === 'scan' && (
          <ConfirmCode setup={step.setup} onConfirmed={(codes) => setStep({ kind: 'codes', codes })} />
        )}
        {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
      </Dialog>
    </>
  );
}
