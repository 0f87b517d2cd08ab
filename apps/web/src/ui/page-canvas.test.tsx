import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageCanvas } from './page-canvas.tsx';

afterEach(cleanup);

function canvas(missing: readonly string[]) {
  const choice = { label: 'Layout', value: 'classic', options: [], onChange: () => undefined };
  return render(
    <PageCanvas
      choice={choice}
      paper="a4"
      onPaper={() => undefined}
      pages={null}
      label="Your CV"
      error={null}
      missing={missing}
      actions={null}
    >
      <p>Words</p>
    </PageCanvas>,
  );
}

test('a character that no font draws is named on the screen', () => {
  canvas(['玥', '囍']);
  expect(screen.getByText(/玥 囍/u).textContent).toContain('They print as “?”');
});

test('nothing is said where every character is drawn', () => {
  canvas([]);
  expect(screen.queryByRole('status')).toBeNull();
});
