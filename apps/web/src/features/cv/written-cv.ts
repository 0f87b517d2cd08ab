import type { Cv } from '@candor/contracts/cv';
import {
  cvDesignSchema,
  cvDocumentSchema,
  fromText,
  type CvDesign,
  type CvDocument,
} from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { unsentOnDevice, type Unsent } from '../../platform/autosave/keep-on-device.ts';
import { untilSent } from '../../platform/autosave/open-autosave.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveCv } from './api.ts';

/** What of a written CV a person changes by hand. */
export interface CvContent {
  title?: string;
  document?: CvDocument;
  targetRole?: string;
  template?: string;
  layoutRelease?: number;
  isBrandFree?: boolean;
  design?: CvDesign;
}

/** The words that a device stored; earlier releases stored them as text. */
function readDocument(content: object): CvDocument | undefined {
  if ('document' in content) return cvDocumentSchema.safeParse(content.document).data;
  return 'text' in content && typeof content.text === 'string' ? fromText(content.text) : undefined;
}

function readContent(content: unknown): CvContent | null {
  if (typeof content !== 'object' || content === null) return null;
  const document = readDocument(content);
  const design = 'design' in content ? cvDesignSchema.safeParse(content.design).data : undefined;
  return {
    ...('title' in content && typeof content.title === 'string' ? { title: content.title } : {}),
    ...(document ? { document } : {}),
    ...('targetRole' in content && typeof content.targetRole === 'string'
      ? { targetRole: content.targetRole }
      : {}),
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
export async function loadUnsentCv(ownerId: string, id: string): Promise<Unsent<CvContent> | null> {
  await untilSent(`cv-${id}`);
  return unsentOnDevice(`${ownerId}:cv:${id}`, readContent);
}

export async function saveCvContent(
  id: string,
  version: number,
  content: CvContent,
  keepalive: boolean,
): Promise<Cv> {
  const cv = await call(saveCv, { params: { id }, body: { version, ...content }, keepalive });
  await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
  return cv;
}
