import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdvertDrop } from './advert-drop.tsx';
import type { ReadAdvert } from './read-advert.ts';

const read = { text: 'Staff Nurse\nAshgrove Hospital', title: 'Staff Nurse', company: 'Ashgrove Hospital' };
const onRead = vi.fn<(advert: ReadAdvert) => void>();
let refusal: Response | null;
let sent: unknown[];

beforeEach(() => {
  refusal = null;
  sent = [];
  onRead.mockReset();
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(body instanceof FormData ? body.get('file') : body);
    return refusal ?? Response.json(read);
  });
  render(
    <AdvertDrop onRead={onRead}>
      <textarea aria-label="Job ad" />
    </AdvertDrop>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText('Job ad');
const file = new File(['%PDF'], 'ad.pdf');

it('reads the ad in a file that is dropped on the field', async () => {
  fireEvent.drop(field(), { dataTransfer: { files: [file], types: ['Files'] } });
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(expect.objectContaining(read)));
  expect(sent).toEqual([file]);
});

it('reads the ad in a file that is chosen, and in the source of a page that is pasted', async () => {
  await userEvent.setup().upload(screen.getByLabelText('Job ad file'), file);
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledOnce());
  fireEvent.paste(field(), { clipboardData: { getData: () => '<html><body>Staff Nurse</body></html>' } });
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledTimes(2));
});

it('leaves pasted words to the field', () => {
  fireEvent.paste(field(), { clipboardData: { getData: () => 'Staff Nurse wanted' } });
  expect(sent).toEqual([]);
});

it('says so where a file cannot be read', async () => {
  refusal = Response.json({ error: 'This file is empty.', code: 'invalid' }, { status: 400 });
  fireEvent.drop(field(), { dataTransfer: { files: [file], types: ['Files'] } });
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onRead).not.toHaveBeenCalled();
});
