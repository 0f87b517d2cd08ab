import type { getSite, saveSite } from '@candor/contracts/admin';
import type { Call } from '../platform/bind.ts';
import { putSite, siteOf } from '../platform/site.ts';
import { recordAudit } from './audit-log.ts';

export const readSite = ({ ctx }: Call<typeof getSite>) => siteOf(ctx.store);

export async function writeSite({ ctx, input: { body } }: Call<typeof saveSite>) {
  await putSite(ctx.store, body);
  const detail = [
    `sign-up ${body.signUp}`,
    `own models ${body.ownModels ? 'allowed' : 'not allowed'}`,
    ...(body.announcement ? ['announcement'] : []),
  ];
  await recordAudit(ctx, 'site', null, detail.join(', '));
  return body;
}
