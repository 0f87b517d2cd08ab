import { afterEach, expect, it, vi } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import { openPages } from './use-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const fit = { pages: 2, sizeUsed: 10, sizeFactor: 1, spacingFactor: 1, tooLong: null };

it('keeps the pictures that the server does not send again', async () => {
  const asked: { known?: string[][] }[] = [];
  const replies = [
    {
      pages: [['<svg>1</svg>', '<svg>2</svg>'], ['<svg>3</svg>']],
      marks: [['a', 'b'], ['c']],
      missing: [],
      fit,
    },
    { pages: [['<svg>new</svg>', ''], ['']], marks: [['d', 'b'], ['c']], missing: [], fit },
  ];
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.resolve(Response.json(replies[asked.length - 1]));
  });
  const store = openPages();
  const document = cvDocument();
  store.ask({ document });
  await vi.waitFor(() => expect(store.state().drawn?.marks).toEqual([['a', 'b'], ['c']]));
  store.ask({ document });
  await vi.waitFor(() =>
    expect(store.state().drawn?.pages).toEqual([['<svg>new</svg>', '<svg>2</svg>'], ['<svg>3</svg>']]),
  );
  expect(asked.map(({ known }) => known)).toEqual([undefined, [['a', 'b'], ['c']]]);
});
