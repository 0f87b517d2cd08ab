import { cvDesign, cvDocument } from '@candor/domain/cv';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextTwin } from './text-twin.tsx';

afterEach(cleanup);

it('says sections and entries as headings and bullets as one list', () => {
  const experience = [
    { position: 'Ranger', company: 'Peak Park', bullets: ['Led walks', 'Mended paths'] },
    { position: 'Guide', company: 'Dales', bullets: ['Led schools'] },
  ];
  const document = cvDocument({ basics: { name: 'Ana Ruiz' }, experience });
  render(<TextTwin document={document} design={cvDesign({ language: 'fr' })} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Expérience professionnelle',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  const [first] = screen.getAllByRole('list');
  expect(first && within(first).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Ana Ruiz').tagName).toBe('P');
});
