import type { CDPSession, Page } from '@playwright/test';

/** A device that holds passkeys of a page, and whose person is always there. */
export interface VirtualDevice {
  /** Of the field's own accord it would sign in at once: the device has nobody who chooses. */
  holdStill(isStill: boolean): Promise<void>;
  /** Gives its passkey to whichever asks first: the field, or the button that is pressed. */
  signIn(): Promise<void>;
}

export async function aVirtualDevice(page: Page): Promise<VirtualDevice> {
  const devices: CDPSession = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const holdStill = async (isStill: boolean) => {
    await devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: !isStill });
  };
  return {
    holdStill,
    async signIn() {
      await holdStill(false);
      const button = page.getByRole('button', { name: 'Sign in with a passkey' });
      // It is gone where the field was quicker.
      await button.click({ timeout: 5_000 }).catch(() => undefined);
    },
  };
}
