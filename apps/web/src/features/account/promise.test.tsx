import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { documentFromRequest, sampleDraft } from '@candor/domain/cv';
import { Promise as CandorPromise } from './promise.tsx';

afterEach(cleanup);

const picture = join(import.meta.dirname, 'sample-page.webp');

it('shows a page of the sample, whose place is kept before it is loaded', async () => {
  render(<CandorPromise />);
  const image = screen.getByRole<HTMLImageElement>('img', { name: /^A CV made with Candor/ });
  const bytes = await readFile(picture);
  // Where a lossy WebP says its size: 14 bits each, little-endian.
  const size = [26, 28].map((at) => bytes.readUInt16LE(at) & 0x3fff);
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(size.map(String));
  expect(bytes.length).toBeLessThan(40_000);
  expect(image.alt).toContain(sampleDraft.personalInfo.fullName);
});

it('quotes a line that the sample has', () => {
  render(<CandorPromise />);
  const typed = documentFromRequest(sampleDraft).experience[0]?.bullets[0] ?? '';
  expect(screen.getByText(`“${typed}”`)).toBeTruthy();
});
