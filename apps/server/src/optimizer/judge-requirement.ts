import type { judgeRequirement as endpoint } from '@candor/contracts/optimizer';
import type { Call } from '../platform/bind.ts';
import { deleteVerdict, keepNewestVerdicts, putVerdict } from './store.ts';

/** So many presses nobody makes; what is older than the newest of them is forgotten. */
const MOST_VERDICTS = 2_000;

/** Stores a person's verdict on a line that may answer something adverts ask for; null takes it back. */
export async function judgeRequirement({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { isAnswer, ...said } = body;
  const { store, owner } = ctx;
  if (isAnswer === null) return deleteVerdict(store, owner.id, said);
  await putVerdict(store, owner.id, { ...said, isAnswer });
  await keepNewestVerdicts(store, owner.id, MOST_VERDICTS);
}
