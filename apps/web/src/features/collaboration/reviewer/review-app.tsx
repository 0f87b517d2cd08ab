import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReplyOf } from '@candor/contracts/endpoint';
import type { openReviewLink, Reviewed } from '@candor/contracts/review';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { TooltipLayer } from '../../../ui/tooltip-layer.tsx';
import { callsOf, openLink, type ReviewCalls } from './calls.ts';
import { Gate } from './gate.tsx';
import { storedKey, storeKey } from './keys.ts';
import { isOver, Refusal } from './refusal.tsx';
import { ReviewPage } from './review-page.tsx';

type Stage =
  | { kind: 'opening' }
  | { kind: 'gate'; link: ReplyOf<typeof openReviewLink> }
  | { kind: 'review'; calls: ReviewCalls; review: Reviewed }
  | { kind: 'refused'; error: unknown };

/** The review behind a key; the name is asked for where there is none, or it opens nothing any more. */
async function open(token: string, key: string | null): Promise<Stage> {
  try {
    if (key !== null) {
      const calls = callsOf(key);
      return { kind: 'review', calls, review: await calls.review() };
    }
  } catch (error) {
    if (!isOver(error)) return { kind: 'refused', error };
    storeKey(token, null);
  }
  try {
    return { kind: 'gate', link: await openLink(token) };
  } catch (error) {
    return { kind: 'refused', error };
  }
}

/** What is behind a review link: the gate, the review, or why there is none. */
export function ReviewApp({ token }: { token: string }) {
  const [stage, setStage] = useState<Stage>({ kind: 'opening' });
  const start = async (key: string | null) => {
    const next = await open(token, key);
    if (next.kind === 'review') document.title = t`Review: ${next.review.document.name}`;
    setStage(next);
    scrollTo(0, 0);
  };
  const refuse = (error: unknown) => setStage({ kind: 'refused', error });
  const enter = async (key: string) => {
    storeKey(token, key);
    await start(key);
  };
  useEffect(() => void start(storedKey(token)), [token]); // oxlint-disable-line react/exhaustive-deps -- once a link
  return (
    <>
      {stage.kind === 'opening' && <Opening />}
      {stage.kind === 'gate' && (
        <Gate token={token} link={stage.link} onEnter={(key) => void enter(key)} onOver={refuse} />
      )}
      {stage.kind === 'review' && <ReviewPage calls={stage.calls} first={stage.review} onRefused={refuse} />}
      {stage.kind === 'refused' && (
        <Refusal error={stage.error} onRetry={() => void start(storedKey(token))} />
      )}
      <Toaster />
      <TooltipLayer />
    </>
  );
}

function Opening() {
  return (
    <main aria-busy="true" className="grid min-h-dvh place-items-center p-6">
      <p className="sr-only">
        <Trans>Opening the review</Trans>
      </p>
      <Skeleton className="h-64 w-[min(26rem,100%)]" />
    </main>
  );
}
