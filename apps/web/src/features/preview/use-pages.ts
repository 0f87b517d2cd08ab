import { useCallback, useEffect, useRef, useState } from 'react';
import type * as documents from '@candor/contracts/documents';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { route, type InputOf, type ReplyOf } from '../../platform/route.ts';
import { LatestOnly } from './latest-only.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');

export type PreviewBody = InputOf<typeof documents.preview>['body'];
type Drawn = ReplyOf<typeof documents.preview>;

/** The pages of what was last asked for. The last good ones stay while new ones are drawn, and when drawing fails. */
export function usePages() {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef<LatestOnly<PreviewBody, Drawn> | null>(null);
  latest.current ??= new LatestOnly(
    (body, signal) => call(preview, { body, signal }),
    (pages) => {
      setDrawn(pages);
      setFault(null);
    },
    (error) => setFault(sentenceOf(error, 'The page cannot be drawn right now. The last one stays.')),
  );
  useEffect(() => () => latest.current?.stop(), []);
  const ask = useCallback((body: PreviewBody) => latest.current?.ask(body), []);
  return { drawn, fault, ask };
}
