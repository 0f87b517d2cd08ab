import type { listCvs as endpoint } from '@candor/contracts/cv';
import { variantsTogether } from '@candor/domain/cv';
import { list } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { cvKind } from './kind.ts';

const all = list(cvKind);

export async function listCvs(call: Call<typeof endpoint>) {
  return variantsTogether(await all(call));
}
