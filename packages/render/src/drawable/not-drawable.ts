import { RefusedWork } from '@candor/pool';

/** A text that no page is made of. */
export class NotDrawable extends RefusedWork {
  override readonly name = 'NotDrawable';
}
