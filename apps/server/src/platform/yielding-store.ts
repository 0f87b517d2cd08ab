import { PGlite } from '@electric-sql/pglite';
import { othersFirst } from './loop-turns.ts';

/**
 * The engine never waits for anything, so that many statements, no matter whose, would run without a pause: a
 * caller who has many of them waiting would block everybody else.
 */
export class YieldingStore extends PGlite {
  /** Asked before each statement: the engine opens files by their names, whosever they are by then. */
  isHeld: () => boolean = () => true;

  override async execProtocolRaw(
    ...[message, options]: Parameters<PGlite['execProtocolRaw']>
  ): Promise<Uint8Array> {
    await othersFirst();
    if (!this.isHeld()) throw new Error('the store was removed or replaced');
    return super.execProtocolRaw(message, options);
  }
}
