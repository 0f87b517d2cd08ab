import { describeLetterChange } from '@candor/domain/letters';
import type { VersionOrigin } from '@candor/domain/versions';
import type { Store } from '../platform/database.ts';
import { keepVersion, savedBy, type OpenVersions, type Said, type Saver } from '../versions/index.ts';
import { requireLetterRoom } from './access.ts';
import { insertLetter, letterCount, updateLetter, type LetterContent, type LetterRow } from './store.ts';
import {
  insertVersion,
  replaceVersion,
  versionBefore,
  versionsOfLetter,
  type NewLetterVersion,
} from './version-store.ts';

function versionOf(by: Saver, letter: LetterRow, said: Said): NewLetterVersion {
  const { id, version, userId, title, template, document, request, facts } = letter;
  return {
    letterId: id,
    version,
    userId,
    ...savedBy(by),
    ...said,
    title,
    template,
    document,
    request,
    facts,
  };
}

/** Stores a new letter and its first version, where there is room; `said` tells where it came from. */
export async function addLetter(
  store: Store,
  by: Saver,
  content: LetterContent,
  said: Said,
): Promise<LetterRow> {
  requireLetterRoom(await letterCount(store, by.owner.id));
  const row = await insertLetter(store, by.owner.id, content);
  await insertVersion(store, versionOf(by, row, said));
  return row;
}

/**
 * Changes a stored letter and keeps the version, in the caller's transaction. Undefined where another version is stored
 * by now; then nothing has changed.
 */
export async function changeLetter(
  store: Store,
  by: Saver,
  stored: LetterRow,
  content: Partial<LetterContent>,
  said: { origin: VersionOrigin; lead?: string },
): Promise<LetterRow | undefined> {
  const after = await updateLetter(store, by.owner.id, stored, content);
  if (!after) return undefined;
  const of = { userId: after.userId, id: after.id };
  const versions: OpenVersions = {
    table: versionsOfLetter,
    of,
    async changeSinceBefore(version) {
      const base = await versionBefore(store, of, version);
      return base && describeLetterChange(base, after);
    },
    add: (newSaid) => insertVersion(store, versionOf(by, after, newSaid)),
    replace: (version, newSaid) => replaceVersion(store, version, versionOf(by, after, newSaid)),
    remove: (numbers) => versionsOfLetter.remove(store, of, numbers),
  };
  const difference = describeLetterChange(stored, after);
  await keepVersion(store, by, versions, { ...said, difference });
  return after;
}
