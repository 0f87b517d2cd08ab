import { PGlite } from '@electric-sql/pglite';
import { othersFirst } from './loop-turns.ts';

/**
 * The engine never waits for anything, so that statement after statement, whoever's they are, would be one stretch of
 * work: a caller who has many of them waiting would keep everybody else's calls from being read at all.
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
