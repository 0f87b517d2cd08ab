import { describe, expect, it } from 'vitest';
import { someOf } from '@candor/testing';
import { failureOf } from '../fuzz/break.ts';
import { readFile } from '../../src/index.ts';
import { recognizeFile } from '../../src/recognize-file.ts';
import {
  hostileArchives,
  hostileOfficeFiles,
  hostilePdfs,
  hostilePictures,
  hostileTextFiles,
  hostileWordFiles,
  lockedPdfs,
  type HostileFile,
} from './index.ts';

// Most took seconds, gigabytes or the reading process when they were made; the work is counted before it is begun.
describe.each<[string, readonly HostileFile[]]>([
  ['PDFs', hostilePdfs],
  ['locked PDFs', lockedPdfs],
  ['Word documents', hostileWordFiles],
  ['office files', hostileOfficeFiles],
  ['texts', hostileTextFiles],
  ['archives', hostileArchives],
])('hostile %s', (_kind, files) => {
  it.each(someOf(files, { at: 0, count: 8 }).map((file) => [file.name, file] as const))(
    '%s',
    async (_name, { name, make, answer }) => {
      const read = await readFile({ name, bytes: make() });
      expect(failureOf(read)).toBeNull();
      expect(read.kind === 'read' ? 'read' : read.code).toBe(answer);
    },
  );
});

describe('hostile pictures', () => {
  it.each(someOf(hostilePictures, { at: 0, count: 8 }).map((file) => [file.name, file] as const))(
    '%s',
    async (_name, { name, make, answer }) => {
      const input = { name, bytes: make() };
      const read = await readFile(input);
      const isPicture = read.kind === 'refused' && read.code === 'scanned';
      const recognized = isPicture ? await recognizeFile(input) : read;
      expect(failureOf(recognized)).toBeNull();
      expect(recognized.kind === 'read' ? 'read' : recognized.code).toBe(answer);
    },
  );
});
