import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type FunctionComponent } from 'react';
import { Link, Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Navigation, useHistoryEntry } from './navigation.tsx';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

const shown = () => JSON.parse(String(screen.getByRole('status').textContent));
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** Tells where one is, beside links that lead elsewhere. */
function Address() {
  const [path] = useLocation();
  const [words, setWords] = useSearchParams();
  const { search, hash, state } = useHistoryEntry();
  return (
    <>
      <output>{JSON.stringify({ path, search, hash, state, words: [...words] })}</output>
      <Link to="/settings#devices">Devices</Link>
      <Link to="/jobs" state={{ isFromBoard: true }}>
        Job
      </Link>
      <button type="button" onClick={() => setWords({ q: '50%AB + 1' }, { replace: true })}>
        Search
      </button>
    </>
  );
}

const opened = () =>
  render(
    <Navigation>
      <Address />
    </Navigation>,
  );

it('goes on and back, each entry with its place and what was given along', async () => {
  opened();
  await press('Job');
  expect(shown()).toMatchObject({ path: '/jobs', state: { isFromBoard: true } });
  await press('Devices');
  expect(shown()).toMatchObject({ path: '/settings', hash: '#devices', state: null });
  act(() => history.back());
  await vi.waitFor(() => expect(shown()).toMatchObject({ path: '/jobs', state: { isFromBoard: true } }));
});

it('makes no second entry of a place one is at, but another visit', async () => {
  const keys = new Set<string>();
  function Key() {
    keys.add(useHistoryEntry().key);
    return null;
  }
  render(
    <Navigation>
      <Address />
      <Key />
    </Navigation>,
  );
  await press('Devices');
  const { length } = history;
  await press('Devices');
  expect([history.length, keys.size]).toEqual([length, 3]);
});

it('gives the words of an address back as they were put in', async () => {
  opened();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(shown().words).toEqual([['q', '50%AB + 1']]);
  expect(location.search).toBe(shown().search);
});

it('leads on from what is shown first', () => {
  render(
    <Navigation>
      <Switch>
        <Route path="/">
          <Redirect to="/auth" replace />
        </Route>
        <Route>
          <Address />
        </Route>
      </Switch>
    </Navigation>,
  );
  expect(shown().path).toBe('/auth');
});

it('keeps the screen that is left until the next one is loaded', async () => {
  const loaded = Promise.withResolvers<{ default: FunctionComponent }>();
  const Next = lazy(() => loaded.promise);
  render(
    <Navigation>
      <Suspense fallback="Loading">
        <Switch>
          <Route path="/jobs">
            <Next />
          </Route>
          <Route>
            <Address />
          </Route>
        </Switch>
      </Suspense>
    </Navigation>,
  );
  await press('Job');
  expect([location.pathname, screen.queryByText('Loading'), shown().path]).toEqual(['/jobs', null, '/']);
  await act(async () => loaded.resolve({ default: () => 'The job' }));
  expect(await screen.findByText('The job')).toBeTruthy();
});
