import { say } from '@candor/domain/say';
import type { ArchiveRead } from './archive-jobs.ts';

type Refused = Extract<ArchiveRead, { kind: 'refused' }>;

/** Why an archive does not come in. */
export class RefusedArchive extends Error {
  readonly refused: Refused;

  constructor(code: Refused['code'], sentence: string) {
    super(sentence);
    this.refused = { kind: 'refused', code, sentence };
  }
}

export const damaged = () =>
  new RefusedArchive(
    'invalid',
    say`This file is damaged or isn’t a Candor export. Please choose the zip file as you downloaded it.`,
  );

export const tooMuch = () =>
  new RefusedArchive('too_large', say`This file contains too much data. Nothing was imported.`);

export const madeByNewer = () =>
  new RefusedArchive(
    'invalid',
    say`This export was made by a newer version of Candor. Update this Candor, then import it.`,
  );
