import { t } from '@lingui/core/macro';
import { CallError, isOffline } from '../call-error.ts';

/** Why a save did not succeed, as an event of autosave: another try may help with `offline` only. */
type Failure<Stored> =
  | { kind: 'refused'; theirs: Stored }
  | { kind: 'offline' }
  | { kind: 'failed'; sentence: string };

export function failureOf<Stored>(error: unknown): Failure<Stored> {
  const refusal = error instanceof CallError ? error : null;
  // A stale write answers with what is stored, as its reply would give it; see the contract.
  const theirs = refusal?.code === 'stale' ? (refusal.details?.current as Stored | undefined) : undefined;
  if (theirs) return { kind: 'refused', theirs };
  if (refusal && (isOffline(refusal) || refusal.status >= 500 || refusal.status === 429))
    return { kind: 'offline' };
  return { kind: 'failed', sentence: refusal?.sentence ?? t`This could not be saved.` };
}
