import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageDesk } from './page-desk.tsx';

afterEach(cleanup);

function desk(missing: readonly string[]) {
  const looks = { label: 'Layout', value: 'classic', options: [], onChange: () => undefined };
  return render(
    <PageDesk
      looks={looks}
      paper="a4"
      onPaper={() => undefined}
      pages={null}
      label="Your CV"
      fault={null}
      missing={missing}
    >
      <p>Words</p>
    </PageDesk>,
  );
}

test('a character that no font draws is named on the screen', () => {
  desk(['玥', '囍']);
  expect(screen.getByText(/玥 囍/u).textContent).toContain('They print as “?”');
});

test('nothing is said where every character is drawn', () => {
  desk([]);
  expect(screen.queryByRole('status')).toBeNull();
});
