import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NavLink } from './nav-link.tsx';

afterEach(cleanup);

it.each([
  ['/applications', 'page'],
  ['/applications/7', 'page'],
  ['/applications-of-others', null],
  ['/', null],
])('at %s says %s of a link to the applications', (path, current) => {
  history.replaceState(null, '', path);
  render(
    <NavLink to="/applications" className={({ isActive }) => (isActive ? 'strong' : 'soft')}>
      Applications
    </NavLink>,
  );
  const link = screen.getByRole('link');
  expect([link.getAttribute('aria-current'), link.className]).toEqual([current, current ? 'strong' : 'soft']);
});
