import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type FunctionComponent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyExtra, lazyOverlay, lazyPart } from './lazy-part.tsx';
import { Toaster } from './toaster.tsx';

afterEach(cleanup);

/** A module that can't be loaded while there is no connection. */
function moduleOf<Props>(part: FunctionComponent<Props>) {
  const network = { isUp: false };
  const load = vi.fn<() => Promise<FunctionComponent<Props>>>(async () => {
    if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return part;
  });
  return { network, load };
}

it('says in its place what can’t be loaded, and asks for it again', async () => {
  const { network, load } = moduleOf(({ name }: { name: string }) => <p>Pay of {name}</p>);
  const Pay = lazyPart(load);
  render(
    <Suspense>
      <p>The rest</p>
      <Pay name="nurses" />
    </Suspense>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be loaded right now');
  expect(screen.getByText('The rest')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  network.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Pay of nurses')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says in a toast that what opens over the page can’t be loaded, closes it, and opens at the next press', async () => {
  const { network, load } = moduleOf<{ onClose: () => void }>(() => <p role="dialog">Share</p>);
  const Share = lazyOverlay(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Share
        </button>
        <Suspense>{isOpen && <Share onClose={() => setIsOpen(false)} />}</Suspense>
        <Toaster />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  network.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('leaves out what can be done without until it is shown anew', async () => {
  const { network, load } = moduleOf(({ words }: { words: string }) => <p>{words}</p>);
  const Extra = lazyExtra(load);
  const { rerender } = render(<Extra words="first" />, { wrapper: Suspense });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('first')).toBeNull();
  network.isUp = true;
  rerender(<Extra words="second" />);
  expect(await screen.findByText('second')).toBeTruthy();
});
