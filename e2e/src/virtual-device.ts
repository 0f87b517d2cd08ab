import type { CDPSession, Page } from '@playwright/test';

/** A device that holds passkeys of a page, and whose person is always there. */
export interface VirtualDevice {
  /** Of the field's own accord it would sign in at once: the device has nobody who chooses. */
  holdStill(isStill: boolean): Promise<void>;
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
  return {
    async holdStill(isStill) {
      await devices.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: !isStill });
    },
  };
}
