import { afterEach, expect, it, vi } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import { openPages } from './use-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const fit = { pages: 2, sizeUsed: 10, sizeFactor: 1, spacingFactor: 1, tooLong: null };

const piece = (mark: string, { top = 0, isSent = true } = {}) => ({
  mark,
  top,
  height: 20,
  svg: isSent ? `<svg>${mark}</svg>` : '',
});

it('keeps the pictures that the server does not send again, on whichever page they stand', async () => {
  const asked: { known?: string[] }[] = [];
  const replies = [
    { pages: [[piece('a'), piece('b', { top: 72 })], [piece('c')]], missing: [], fit },
    {
      pages: [[piece('d')], [piece('c', { isSent: false }), piece('b', { top: 90, isSent: false })]],
      missing: [],
      fit,
    },
  ];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.resolve(Response.json(replies[asked.length - 1]));
  });
  const store = openPages();
  const document = cvDocument();
  store.ask({ document });
  await vi.waitFor(() => expect(store.state().drawn?.pages).toEqual(replies[0]?.pages));
  store.ask({ document });
  await vi.waitFor(() =>
    expect(store.state().drawn?.pages).toEqual([[piece('d')], [piece('c'), piece('b', { top: 90 })]]),
  );
  expect(asked.map(({ known }) => known)).toEqual([undefined, ['a', 'b', 'c']]);
});
