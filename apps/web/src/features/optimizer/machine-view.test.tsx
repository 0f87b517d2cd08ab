import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cvDocument, toText, type CvDocument } from '@candor/domain/cv';
import { compareReading } from '@candor/domain/optimizer';
import { MachineView } from './machine-view.tsx';

afterEach(cleanup);

const held = cvDocument({
  basics: { name: 'Ana Ruiz' },
  experience: [{ position: 'Ranger', company: 'Peak Park', start: '2019-03', end: 'present' }],
  languages: [{ name: 'German', level: '' }],
});
const read = cvDocument({
  ...held,
  experience: [{ position: 'Ranger', company: 'Peak', start: '2019-03', end: 'present' }],
  languages: [],
});

const shown = (document: CvDocument, more: { file?: File; isOwn?: boolean; plainText?: string } = {}) => {
  const { file = null, isOwn = true, plainText = toText(held) } = more;
  const compared = compareReading({ held, read: document, text: toText(held), plainText });
  const reading = {
    ...compared,
    type: 'pdf' as const,
    document,
    found: [],
    recognized: [],
    unplaced: ['Page 1'],
  };
  return (
    <MachineView
      reading={reading}
      file={file}
      isOwn={isOwn}
      renderPages={({ name, active }) => <p data-testid="pages">{`${name}: ${active}`}</p>}
    />
  );
};

it('shows what was read otherwise beside what the CV says, what was lost, and what to do', () => {
  render(shown(read));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('3 of 5 fields read correctly');
  expect(screen.getByText('1 read differently, 1 not found.')).toBeTruthy();
  expect(screen.getByText('Nothing was read under “Languages”. A plainer heading may help.')).toBeTruthy();
  const company = screen.getByRole('button', { name: /^Company/ });
  expect(company.textContent).toMatch(/Read differently.*Your CV: Peak Park.*Read as: Peak$/);
});

it('marks in the text the field that is reached, and no other', () => {
  render(shown(held));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('All 5 fields read correctly');
  const text = screen.getByRole('region', { name: 'Plain text' });
  const marked = () => [...text.querySelectorAll('[data-pointed]')].map(({ textContent }) => textContent);
  expect(text.textContent).toBe(toText(held));
  expect(marked()).toEqual([]);
  fireEvent.focus(screen.getByRole('button', { name: /^Company/ }));
  expect(marked()).toEqual(['Peak Park']);
  fireEvent.pointerEnter(screen.getByText('Ranger', { selector: 'li *' }).closest('li') ?? text);
  expect(marked()).toEqual(['Ranger']);
  fireEvent.pointerLeave(screen.getByRole('heading', { name: 'Work Experience' }).closest('section') ?? text);
  expect(marked()).toEqual(['Peak Park']);
});

it('points at the place on the page, by what was read', () => {
  render(shown(read, { file: new File([], 'cv.pdf') }));
  expect(screen.getByTestId('pages').textContent).toBe('cv.pdf: null');
  fireEvent.focus(screen.getByRole('button', { name: /^Company/ }));
  expect(screen.getByTestId('pages').textContent).toBe('cv.pdf: experience.0.company');
  fireEvent.click(screen.getByRole('radio', { name: 'Simple text' }));
  expect(screen.getByRole('region', { name: 'Simple text' }).textContent).toBe(toText(held));
});

it('says what a simple extractor splits up, and of a file what was found in it', () => {
  render(shown(held, { isOwn: false, plainText: toText(held).replace('Peak Park', 'Peak 2019 Park') }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('5 fields found');
  expect(screen.getByText('A simple text extractor splits up 1 field, marked below.')).toBeTruthy();
  const company = screen.getByRole('button', { name: /^Company/ });
  expect(company.textContent).toMatch(/Found.*Peak Park.*Split up by simple extractors$/);
  expect(screen.getByText('1 line couldn’t be placed')).toBeTruthy();
});
