import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { loadPasskeys, offersPasskeys, passkeySentence, wasReplaced } from '../../platform/passkeys.ts';
import { errorToast } from '../../ui/toast.ts';
import { passkeySignIn, passkeySignInOptions } from './api.ts';
import type { useEntry } from './use-entry.ts';

type Enter = ReturnType<typeof useEntry>['enter'];

/** Asks the device for a passkey; null where it was not given one. `byField`: when it is chosen from what the field offers. */
async function ask(byField: boolean) {
  const { startAuthentication } = await loadPasskeys();
  const { options } = await call(passkeySignInOptions, {});
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: byField });
}

/** Signs in with a passkey: by the button, or by what the browser offers in the field for the email. */
export function usePasskeySignIn(enter: Enter): { signIn: () => void } {
  const [round, setRound] = useState(0);
  // What was refused is offered again, with a new challenge.
  const offerAgain = () => setRound((before) => before + 1);

  const send = useEffectEvent(async (passkey: Awaited<ReturnType<typeof ask>>) => {
    let isIn = false;
    await enter(async () => {
      const entered = await call(passkeySignIn, { body: { passkey } });
      isIn = true;
      return entered;
    });
    if (!isIn) offerAgain();
  });

  useEffect(() => {
    let isHere = true;
    void (async () => {
      if (!(await offersPasskeys()) || !isHere) return;
      // Nobody has asked for this one: where it fails, nothing is said.
      const passkey = await ask(true).catch(() => null);
      if (passkey && isHere) await send(passkey);
    })();
    return () => {
      isHere = false;
    };
  }, [round]);

  const signIn = async () => {
    try {
      await send(await ask(false));
    } catch (error) {
      if (wasReplaced(error)) return;
      const shown = error instanceof CallError ? error.sentence : passkeySentence(error);
      errorToast(t`Login failed`, shown ?? t`Your passkey couldn’t be used. Please try again.`);
      offerAgain();
    }
  };
  return { signIn: () => void signIn() };
}
