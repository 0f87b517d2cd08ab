import type { Cancellation } from '@candor/domain/writing';

/** The signal behind a cancellation: the domain, which has no signals, only asks whether it is aborted. */
export function signalOf(cancellation: Cancellation | undefined): AbortSignal | undefined {
  return cancellation instanceof AbortSignal ? cancellation : undefined;
}
