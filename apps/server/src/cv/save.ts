import { isDeepStrictEqual } from 'node:util';
import type { saveCv as endpoint } from '@candor/contracts/cv';
import { fromText, isSameDocument, layoutOf, normaliseDocument } from '@candor/domain/cv';
import { planOf } from '../billing/index.ts';
import type { Call } from '../platform/bind.ts';
import { requireBrandFree, requireReleased } from './access.ts';
import { ownLabels } from './labels.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';
import { storedDesign } from './stored-design.ts';
import { staleCv } from './stale.ts';
import type { CvRow } from './store.ts';
import { changeCv, type CvChange } from './write-cv.ts';

type Body = Call<typeof endpoint>['input']['body'];

function changeOf({ version: _version, labels: _labels, text, document, ...rest }: Body): CvChange {
  const words = document ? normaliseDocument(document) : text === undefined ? undefined : fromText(text);
  return words ? { ...rest, document: words } : rest;
}

/** Whether a CV says all that a change would make it say: what was saved already conflicts with nothing. */
function saysAlready(stored: CvRow, { document, ...change }: CvChange): boolean {
  if (document && !isSameDocument(document, stored.document)) return false;
  return Object.entries(change).every(([name, value]) => {
    const now: unknown = Reflect.get(
      name === 'design' ? { design: storedDesign(stored.design) } : stored,
      name,
    );
    return isDeepStrictEqual(now, value);
  });
}

/** Changes a CV. Text and document are kept in step; sentences that were edited lose their evidence, others keep it. */
export async function save({ ctx, input }: Call<typeof endpoint>) {
  const { version, isBrandFree, labels, template, layoutRelease } = input.body;
  const { id } = input.params;
  if (isBrandFree) requireBrandFree(await planOf(ctx), true);
  const change = changeOf(input.body);
  return ctx.store.transaction(async (tx) => {
    const stored = await ownCv({ ...ctx, store: tx }, id);
    const layout = layoutOf(template ?? stored.template);
    if (layoutRelease !== undefined) requireReleased('layoutRelease', { layout, release: layoutRelease });
    if (labels) change.labels = await ownLabels(tx, ctx.owner.id, labels);
    if (stored.version !== version && saysAlready(stored, change)) return cvOf(tx, stored);
    const row =
      stored.version === version ? await changeCv(tx, ctx, stored, change, { origin: 'edited' }) : undefined;
    if (!row) throw await staleCv(tx, ctx.owner.id, id);
    return cvOf(tx, row);
  });
}
