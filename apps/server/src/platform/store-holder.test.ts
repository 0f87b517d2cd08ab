import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { nameHolder } from './store-holder.ts';

const root = mkdtempSync(join(tmpdir(), 'candor-holder-'));
afterAll(() => rmSync(root, { recursive: true }));
const freshFolder = () => mkdtempSync(join(root, 'store-'));

it('is held until the folder is removed', () => {
  const folder = freshFolder();
  const isHeld = nameHolder(folder);
  expect(isHeld()).toBe(true);
  rmSync(folder, { recursive: true });
  expect(isHeld()).toBe(false);
});

it('is lost for good once another has held it, or it was moved', () => {
  const folder = freshFolder();
  const [first, second] = [nameHolder(folder), nameHolder(folder)];
  expect([first(), second()]).toEqual([false, true]);
  renameSync(folder, `${folder}-moved`);
  expect(second()).toBe(false);
  renameSync(`${folder}-moved`, folder);
  expect(second()).toBe(false);
});

it('is held where the disk numbers its files anew', () => {
  const folder = freshFolder();
  const isHeld = nameHolder(folder);
  copyFileSync(join(folder, 'holder'), join(folder, 'again'));
  renameSync(join(folder, 'again'), join(folder, 'holder'));
  expect([isHeld(), isHeld()]).toEqual([true, true]);
});
