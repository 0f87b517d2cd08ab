import { cvDraftSchema, type CvDraft } from '@candor/domain/cv';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/keep-on-device.ts';

const localKey = (ownerId: string) => `${ownerId}:profile`;

export function readKept(ownerId: string): Promise<Unsent<CvDraft> | null> {
  return unsentOnDevice(localKey(ownerId), (content) => cvDraftSchema.safeParse(content).data ?? null);
}

export function keep(ownerId: string, draft: Unsent<CvDraft> | null): Promise<void> {
  return keepOnDevice(localKey(ownerId), draft);
}
