import { CallError } from '../call-error.ts';
import { unsentOnDevice, type Unsent } from './keep-on-device.ts';
import { untilSent } from './open-autosave.ts';

interface LoadedDraft<Form> {
  version: number;
  form: Form | null;
  /** What an earlier visit could not send. */
  unsent: Unsent<Form> | null;
}

interface DraftSource<Form> {
  /** The name that the form is saved under while a screen is open. */
  name: string;
  deviceKey: string;
  /** What this device stored, where it still is a form. */
  read: (content: unknown) => Form | null;
  get: () => Promise<{ version: number; form: Form | null }>;
}

/** A stored form, and what of it is only on this device. Without a connection, that alone. */
export async function loadDraft<Form>({
  name,
  deviceKey,
  read,
  get,
}: DraftSource<Form>): Promise<LoadedDraft<Form>> {
  await untilSent(name);
  const unsent = await unsentOnDevice(deviceKey, read);
  try {
    const { version, form } = await get();
    return { version, form, unsent };
  } catch (error) {
    if (unsent && !(error instanceof CallError && error.status >= 400 && error.status < 500))
      return { version: unsent.version, form: null, unsent };
    throw error;
  }
}

/** Whether a stale write met a draft that was discarded, by a generation in another tab. */
function isGone(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'stale') return false;
  const current = error.details?.current;
  return typeof current === 'object' && current !== null && 'form' in current && current.form === null;
}

/** Saves a form over the version that was read; as a new one where that was discarded meanwhile. */
export async function saveOverGone<Draft>(
  version: number,
  save: (version: number) => Promise<Draft>,
): Promise<Draft> {
  try {
    return await save(version);
  } catch (error) {
    if (!isGone(error)) throw error;
    return save(0);
  }
}
