import { t } from '@lingui/core/macro';

/** Loaded with the first passkey that is asked for. */
export const loadPasskeys = () => import('@simplewebauthn/browser');

/** Whether this browser makes and uses passkeys at this address: never at one that is a number. */
export function hasPasskeys(): boolean {
  return (
    globalThis.isSecureContext &&
    'PublicKeyCredential' in globalThis &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/** Whether the browser offers passkeys among what it fills a field with. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  // Browsers of before 2023 have no such question.
  const { isConditionalMediationAvailable: asked } = PublicKeyCredential as Partial<
    typeof PublicKeyCredential
  >;
  return (await asked?.call(PublicKeyCredential)) ?? false;
}

/** Of another question to the device, which takes this one’s place. */
export const wasReplaced = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const sentences: Record<string, string> = {
  NotAllowedError: t`It was cancelled, or took too long. Please try again.`,
  InvalidStateError: t`This device already has a passkey for your account.`,
  SecurityError: t`Passkeys can’t be used at this address.`,
};

/** What is said where the device, or the person, did not go on; undefined where the error is not of that kind. */
export function passkeySentence(error: unknown): string | undefined {
  return error instanceof Error ? sentences[error.name] : undefined;
}
