import { rmSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { newDataFolder } from '@candor/testing/server';
import { readConfiguration } from './configuration.ts';
import { authSecret } from './auth-secret.ts';
import { openEmbedded, openInMemory } from './embedded-store.ts';

// The first that copies a new store has it made.
vi.setConfig({ testTimeout: patience(90_000) });

it('keeps a store to one holder, and its secret for the next', async () => {
  const folder = await newDataFolder();
  const first = await openEmbedded(folder);
  const secret = await authSecret(readConfiguration({}), first);
  expect(secret).toMatch(/^[\w-]{43}$/);
  await expect(openEmbedded(folder)).rejects.toThrow(/Another Candor is running on the data folder/);
  await first.close();
  const next = await openEmbedded(folder);
  expect(await authSecret(readConfiguration({}), next)).toBe(secret);
  await next.close();
  rmSync(folder, { recursive: true });
});

it('keeps the secret in the store where there is no folder, and lets the environment win', async () => {
  const opened = await openInMemory();
  const [one, two] = await Promise.all([1, 2].map(() => authSecret(readConfiguration({}), opened)));
  expect(two).toBe(one);
  const given = 'a-secret-of-the-operator-of-32-letters';
  expect(await authSecret(readConfiguration({ AUTH_SECRET: given }), opened)).toBe(given);
  await opened.close();
});
