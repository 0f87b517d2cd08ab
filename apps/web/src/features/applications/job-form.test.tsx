import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultStages } from '@candor/domain/applications';
import { queryClient } from '../../platform/query-client.ts';
import { JobForm } from './job-form.tsx';

const read = {
  title: 'Staff Nurse',
  company: 'Ashgrove Hospital',
  location: 'York',
  text: 'Staff Nurse\nAshgrove Hospital',
  pay: { low: 31_000.4, high: 38_000, currency: 'GBP', printed: '£31,000 to £38,000', isPredicted: false },
};
const onSaved = vi.fn<() => void>();
const onOpen = vi.fn<() => void>();
let isKnown: boolean;
/** What was asked: the path, and the file or body that went with it. */
let asked: [path: string, sent: unknown][];
let refusal: Response | null;
let opensLinks: boolean;

beforeEach(() => {
  asked = [];
  refusal = null;
  opensLinks = false;
  isKnown = false;
  queryClient.clear();
  onSaved.mockReset();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ isOn: opensLinks });
    asked.push([path, body instanceof FormData ? body.get('file') : JSON.parse(String(body))]);
    if (refusal) return refusal;
    const application = { id: 'a', title: 'Cook', company: 'Oakline Foods' };
    return Response.json(path === '/api/applications' ? { isNew: !isKnown, application } : read);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const advert = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Job ad' });
const opened = () => {
  render(
    <QueryClientProvider client={queryClient}>
      <JobForm
        start={{ stage: 'saved' }}
        stages={defaultStages}
        onCancel={() => {}}
        onSaved={onSaved}
        onOpen={onOpen}
      />
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const sentFile = () => {
  const [path, file] = asked[0] ?? [];
  expect(path).toBe('/api/read-advert-file');
  if (!(file instanceof File)) throw new Error('no file was sent');
  return file;
};

it('fills in what a chosen file says, but for what was typed, and saves it with its pay', async () => {
  const user = opened();
  await user.type(field('Job title'), 'Nurse, nights');
  await user.upload(screen.getByLabelText('Job ad file'), new File(['%PDF'], 'ad.pdf'));
  await vi.waitFor(() => expect(field('Employer').value).toBe('Ashgrove Hospital'));
  expect(sentFile().name).toBe('ad.pdf');
  expect(field('Job title').value).toBe('Nurse, nights');
  expect(field('Location').value).toBe('York');
  expect(advert().value).toBe(read.text);
  await user.click(screen.getByRole('button', { name: 'Save job' }));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(asked[1]).toEqual([
    '/api/applications',
    {
      stage: 'saved',
      title: 'Nurse, nights',
      company: 'Ashgrove Hospital',
      location: 'York',
      advertText: read.text,
      url: '',
      pay: { printed: '£31,000 to £38,000', low: 31_000, high: 38_000, currency: 'GBP', period: 'year' },
    },
  ]);
});

it('takes a file that is dropped on it, and the source of a page that is pasted', async () => {
  const user = opened();
  const dataTransfer = { types: ['Files'], files: [new File(['Nurse'], 'ad.txt')] };
  fireEvent.drop(screen.getByRole('button', { name: 'Save job' }), { dataTransfer });
  await vi.waitFor(() => expect(field('Job title').value).toBe('Staff Nurse'));
  expect(sentFile().name).toBe('ad.txt');

  asked = [];
  await user.clear(field('Job title'));
  await user.click(advert());
  await user.paste('<!doctype html><title>Nurse</title>');
  await vi.waitFor(() => expect(field('Job title').value).toBe('Staff Nurse'));
  expect(await sentFile().text()).toBe('<!doctype html><title>Nurse</title>');
  expect(advert().value).toBe(read.text);
});

it('leaves pasted words as they are, and says when a file cannot be read', async () => {
  const user = opened();
  await user.click(advert());
  await user.paste('Staff Nurse');
  expect(advert().value).toBe('Staff Nurse');
  expect(asked).toEqual([]);
  refusal = Response.json({ code: 'invalid', error: 'This PDF is locked.' }, { status: 400 });
  await user.upload(screen.getByLabelText('Job ad file'), new File(['%PDF'], 'ad.pdf'));
  expect((await screen.findByRole('alert')).textContent).toBe('This PDF is locked.');
  expect(advert().value).toBe('Staff Nurse');
});

it('fills in what a link leads to, where the server opens links', async () => {
  opensLinks = true;
  const user = opened();
  const fill = await screen.findByRole<HTMLButtonElement>('button', { name: 'Fill in from link' });
  expect(fill.disabled).toBe(true);
  await user.type(field('Link'), 'https://jobs.example.org/nurse');
  await user.click(fill);
  await vi.waitFor(() => expect(field('Employer').value).toBe('Ashgrove Hospital'));
  expect(asked).toEqual([['/api/fetch-advert', { url: 'https://jobs.example.org/nurse' }]]);
  expect(field('Link').value).toBe('https://jobs.example.org/nurse');
});

it('offers no link to open where the server opens none', async () => {
  opened();
  await vi.waitFor(() => expect(queryClient.getQueryData(['advert-links'])).toEqual({ isOn: false }));
  expect(screen.queryByRole('button', { name: 'Fill in from link' })).toBeNull();
});

it('says which job is there already, and opens it or saves another', async () => {
  isKnown = true;
  const user = opened();
  await user.type(field('Job title'), 'Cook');
  await user.type(field('Link'), 'jobs.example.com/cook');
  await user.click(screen.getByRole('button', { name: 'Save job' }));
  expect(await screen.findByText('Already saved: Cook, Oakline Foods')).toBeTruthy();
  expect(asked[0]?.[1]).toMatchObject({ title: 'Cook', url: 'https://jobs.example.com/cook' });
  await user.click(screen.getByRole('button', { name: 'Open it' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
  isKnown = false;
  await user.click(screen.getByRole('button', { name: 'Save as another job' }));
  expect(asked[1]?.[1]).toMatchObject({ title: 'Cook', isAnother: true });
  expect(onSaved).toHaveBeenCalledOnce();
});
