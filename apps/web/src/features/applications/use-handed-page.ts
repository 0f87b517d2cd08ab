import { useEffect, useState } from 'react';
import type * as jobs from '@candor/contracts/jobs';
import { jobSourceOf } from '@candor/domain/applications';
import { call } from '../../platform/call.ts';
import { receivePage, type HandedPage } from '../../platform/handed-page.ts';
import { route } from '../../platform/route.ts';
import type { NewJob } from './api/applications.ts';

const readRoute = route<typeof jobs.readAdvertPage>('POST', '/api/read-advert-page');

const PATIENCE_MS = 10_000;

/** The job on a page; its words alone where they cannot be read. */
async function jobOn({ url, text, jsonLd }: HandedPage): Promise<NewJob> {
  const job = { stage: 'saved', url, source: jobSourceOf(url) };
  try {
    const { text: advertText, ...read } = await call(readRoute, { body: { text, jsonLd } });
    return { ...job, ...read, advertText };
  } catch {
    return { ...job, advertText: text };
  }
}

export type Handed = { kind: 'waiting' } | { kind: 'nothing' } | { kind: 'read'; job: NewJob };

/** The job on the page that opened this window. The first page that comes counts. */
export function useHandedPage(): Handed {
  const [handed, setHanded] = useState<Handed>({ kind: 'waiting' });
  useEffect(() => {
    let isTaken = false;
    const end = receivePage((page) => {
      if (isTaken) return;
      isTaken = true;
      clearTimeout(timer);
      void jobOn(page).then((job) => setHanded({ kind: 'read', job }));
    });
    const giveUp = () => {
      isTaken = true;
      setHanded({ kind: 'nothing' });
    };
    const timer = setTimeout(giveUp, end === null ? 0 : PATIENCE_MS);
    return () => {
      isTaken = true;
      clearTimeout(timer);
      end?.();
    };
  }, []);
  return handed;
}
