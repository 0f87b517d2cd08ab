import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import {
  movesTogether,
  placeName,
  placesWithWords,
  withWordsMoved,
  type ReadParts,
  type WordMove,
} from './move-words.ts';

const document = cvDocument({
  basics: { name: 'Ana Ruiz', headline: 'Leeds' },
  experience: [
    {
      position: 'Charge Nurse, Riverside Hospital, Leeds',
      start: '2020',
      bullets: ['Ran a ward', 'of 32 beds'],
    },
  ],
  skills: [{ name: 'Triage' }],
});
const parts = { document, unplaced: ['Staff Nurse, Mercy Hospital (2016 – 2020)', 'Epic', 'I like wards.'] };
const move = (from: string, words: string, to: string): WordMove => ({ from, words, to });
const after = (...moves: WordMove[]) => withWordsMoved(parts, moves);

describe('withWordsMoved', () => {
  it('moves words out of the middle of a field into another', () => {
    const [job] =
      after(move('experience.0.position', 'Riverside Hospital', 'experience.0.company'))?.document
        .experience ?? [];
    expect(job).toMatchObject({ position: 'Charge Nurse, Leeds', company: 'Riverside Hospital' });
  });

  it('makes a new entry of an unplaced line, its dates read', () => {
    const next = after(
      move('unplaced.0', 'Staff Nurse', 'experience.new1.position'),
      move('unplaced.0', 'Mercy Hospital', 'experience.new1.company'),
      move('unplaced.0', '2016 – 2020', 'experience.new1.dates'),
    );
    expect(next?.document.experience[1]).toMatchObject({
      position: 'Staff Nurse',
      company: 'Mercy Hospital',
      start: '2016',
      end: '2020',
    });
    expect(next?.unplaced).toEqual(['', 'Epic', 'I like wards.']);
  });

  it('puts a bullet together that was torn, adds one, and fills a summary that was empty', () => {
    const next = after(
      move('experience.0.bullets.1', 'of 32 beds', 'experience.0.bullets.0'),
      move('unplaced.1', 'Epic', 'experience.0.bullets'),
      move('unplaced.2', 'I like wards.', 'summary'),
    );
    expect(next?.document.experience[0]?.bullets).toEqual(['Ran a ward of 32 beds', '', 'Epic']);
    expect(next?.document.summary).toBe('I like wards.');
  });

  it('exchanges two fields', () => {
    const swapped = withWordsMoved(
      { document: cvDocument({ experience: [{ position: 'Mercy', company: 'Nurse' }] }), unplaced: [] },
      [
        move('experience.0.position', 'Mercy', 'experience.0.company'),
        move('experience.0.company', 'Nurse', 'experience.0.position'),
      ],
    );
    expect(swapped?.document.experience[0]).toMatchObject({ position: 'Nurse', company: 'Mercy' });
  });

  it.each([
    ['words that do not stand there', move('unplaced.1', 'Mayo Clinic', 'skills.new1.name')],
    ['a part of a word', move('unplaced.1', 'Ep', 'skills.new1.name')],
    ['half of an unplaced line', move('unplaced.0', 'Staff Nurse', 'experience.new1.position')],
    ['words from nowhere', move('experience.7.position', 'Nurse', 'skills.new1.name')],
    ['words to nowhere', move('unplaced.1', 'Epic', 'experience.0.salary')],
    ['words into what every object has', move('unplaced.1', 'Epic', 'constructor.name')],
    ['no stretch of time into dates', move('unplaced.1', 'Epic', 'experience.0.dates')],
    ['half of a date', move('experience.0.dates', '20', 'experience.0.location')],
    ['nothing', move('unplaced.1', ' ', 'skills.new1.name')],
  ])('does not move %s', (_what, wrong) => {
    expect(after(wrong)).toBeNull();
  });

  it('conserves every word, whatever is moved where', () => {
    const words = fc.constantFrom('Nurse', 'Mercy Hospital', 'C#', '2016', 'A&E, nights', 'über 30 Betten');
    const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join(', '));
    const fields = ['position', 'company', 'location', 'dates', 'bullets', 'bullets.0'];
    const places = ['experience.0', 'experience.new1'].flatMap((entry) =>
      fields.map((key) => `${entry}.${key}`),
    );
    const place = fc.constantFrom(...places, 'summary', 'skills.new1.name', 'unplaced.0');
    fc.assert(
      fc.property(
        fc.record({ position: text, company: text, location: text, bullet: text, line: text }),
        fc.array(fc.tuple(fc.nat(), fc.nat(), place), { minLength: 1, maxLength: 3 }),
        ({ bullet, line, ...job }, moves) => {
          const before = {
            document: cvDocument({ experience: [{ ...job, bullets: [bullet] }] }),
            unplaced: [line],
          };
          const held = placesWithWords(before);
          const made = moves.flatMap(([holder, part, to]) => {
            const { path, text: own } = held[holder % held.length] ?? { path: '', text: '' };
            const parts = path.startsWith('unplaced') ? [own] : own.split(', ');
            return move(path, parts[part % parts.length] ?? '', to);
          });
          const all = (read: ReadParts) =>
            placesWithWords(read)
              .flatMap((one) => one.text.match(/[\p{L}\p{N}#]+/gu) ?? [])
              .toSorted();
          expect(all(withWordsMoved(before, made) ?? before)).toEqual(all(before));
        },
      ),
    );
  });
});

it('keeps moves together that need one another, and parts those that do not', () => {
  const split = [
    move('unplaced.0', 'A', 'experience.new1.position'),
    move('unplaced.0', 'B', 'skills.new1.name'),
  ];
  const entry = [move('unplaced.1', 'C', 'experience.new1.company')];
  const bullets = [
    move('unplaced.2', 'D', 'experience.0.bullets'),
    move('unplaced.3', 'E', 'experience.0.bullets'),
  ];
  expect(movesTogether([...split, ...entry, ...bullets])).toEqual([
    [...split, ...entry],
    [bullets[0]],
    [bullets[1]],
  ]);
});

it.each([
  ['basics.email', 'Email'],
  ['experience.0.company', 'Company, Position 1'],
  ['experience.0.bullets.1', 'Description, Position 1'],
  ['experience.new1.dates', 'Dates, new position'],
  ['skills.0.name', 'Skill 1'],
  ['skills.new1.name', 'New skill'],
  ['summary', 'Summary'],
  ['unplaced.2', 'Not placed'],
])('says what %s is', (path, name) => {
  expect(placeName(document, path)).toBe(name);
});
