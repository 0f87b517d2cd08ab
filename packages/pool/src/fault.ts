/** Why a piece of work was not done. */
export type PoolFaultKind =
  /** Too many wait already, or this one waited too long: worth another try later. */
  | 'full'
  /** It took more time or memory than one piece of work may, or the thread said it is too much. */
  | 'too-much'
  /** The caller gave it up. */
  | 'cancelled'
  /** Newer work took its place while it waited. */
  | 'superseded'
  /** The thread threw. */
  | 'failed'
  /** The thread ended without an answer. */
  | 'died'
  | 'closed';

/** What a pool rejects with. */
export class PoolFault extends Error {
  readonly kind: PoolFaultKind;

  constructor(kind: PoolFaultKind, message: string) {
    super(message);
    this.name = 'PoolFault';
    this.kind = kind;
  }
}

/** Thrown inside a thread to refuse work that is more than it will do; the pool rejects with `too-much`. */
export class TooMuchWork extends Error {}
