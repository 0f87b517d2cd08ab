import type { Cv } from '@candor/contracts/cv';
import { cvDesignSchema, isSameCvText, type CvDesign } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveCv } from './api.ts';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/keep-on-device.ts';
import { untilSent, useKeeper } from '../../platform/use-keeper.ts';

/** What of a written CV a person changes by hand. */
export interface WrittenChange {
  text?: string;
  template?: string;
  layoutRelease?: number;
  isBrandFree?: boolean;
  design?: CvDesign;
}

function localKey(ownerId: string, id: string): string {
  return `${ownerId}:cv:${id}`;
}

function readChange(content: unknown): WrittenChange | null {
  if (typeof content !== 'object' || content === null) return null;
  const design = 'design' in content ? cvDesignSchema.safeParse(content.design).data : undefined;
  return {
    ...('text' in content && typeof content.text === 'string' ? { text: content.text } : {}),
    ...('template' in content && typeof content.template === 'string' ? { template: content.template } : {}),
    ...('layoutRelease' in content && typeof content.layoutRelease === 'number'
      ? { layoutRelease: content.layoutRelease }
      : {}),
    ...('isBrandFree' in content && typeof content.isBrandFree === 'boolean'
      ? { isBrandFree: content.isBrandFree }
      : {}),
    ...(design ? { design } : {}),
  };
}

/** Changes of a CV that an earlier visit could not send. */
export async function loadUnsentChange(ownerId: string, id: string): Promise<Unsent<WrittenChange> | null> {
  await untilSent(`cv-${id}`);
  return unsentOnDevice(localKey(ownerId, id), readChange);
}

interface UseWrittenCvOptions {
  ownerId: string;
  /** Null while nothing is written. */
  id: string | null;
  version: number;
  /** The text of the CV as it is on the screen. */
  text: () => string;
  /** Puts a CV that another tab stored onto the screen. */
  onForeign: (cv: Cv) => void;
}

/** Keeps changes of a written CV over the version they were made on. Changes that wait are sent together. */
export function useWrittenCv({ ownerId, id, version, text, onForeign }: UseWrittenCvOptions) {
  const keeper = useKeeper<WrittenChange, Cv>({
    name: `cv-${id ?? 'none'}`,
    version,
    send: async (at, change, keepalive) => {
      const params = { id: id ?? '' };
      const cv = await call(saveCv, { params, body: { version: at, ...change }, keepalive });
      await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      return cv;
    },
    keepLocally: (unsent) => keepOnDevice(localKey(ownerId, id ?? 'none'), unsent),
    merge: (earlier, later) => ({ ...earlier, ...later }),
    isSame: (change, theirs) => isSameCvText(change.text ?? text(), theirs.generatedCv),
    onForeign,
  });
  const change = (more: WrittenChange) => {
    if (id !== null) keeper.change(more);
  };
  return { ...keeper, change };
}
