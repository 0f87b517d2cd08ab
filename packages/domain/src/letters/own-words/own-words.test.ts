import { describe, expect, it } from 'vitest';
import { mostOwnSentences, ownWords, ownWordsOf, type OwnWords } from './own-words.ts';

const read: Record<OwnWords['kind'], [typed: string, said?: string][]> = {
  sentence: [
    ['Your new wing opens next spring.'],
    ['i like the team', 'I like the team.'],
    ['Maria Lopez told me about it', 'Maria Lopez told me about it.'],
    ['my friend Tom works for you', 'My friend Tom works for you.'],
    [
      'I think its a great place and i dont mind nights',
      "I think it's a great place and I don't mind nights.",
    ],
    ['Ich arbeite gern mit Kindern', 'Ich arbeite gern mit Kindern.'],
  ],
  thing: [
    ['your work with refugees'],
    ['Their focus on supported housing', 'their focus on supported housing'],
    ['a kitchen that grows what it cooks.', 'a kitchen that grows what it cooks'],
    ['how your team treats people'],
    ['Sustainability and people', 'sustainability and people'],
    ['new job', 'a new job'],
    ['better offer from another company', 'a better offer from another company'],
    ['because of the hours', 'the hours'],
    ['close to home', 'being close to home'],
    ['10 years experience in sales', '10 years of experience in sales'],
    ['full clean driving licence', 'a full clean driving licence'],
    ['personal reasons'],
    ['trained staff'],
  ],
  aim: [['to work nearer home'], ['To help people', 'to help people']],
  reason: [
    ['because you are close to home'],
    ['Since I live round the corner', 'since I live round the corner'],
  ],
  habit: [['asks the questions nobody else thinks of'], ['Always helps others', 'always helps others']],
  wish: [
    ['want to learn'],
    ['love your food'],
    ['been a customer for 10 years', 'have been a customer for 10 years'],
  ],
  deed: [
    ['moved here because of the sea'],
    ['Studied law at Kent', 'studied law at Kent'],
    ['never had a day off sick'],
    ['promoted twice in 2 years', 'was promoted twice in 2 years'],
    ['employee of the month in May', 'was employee of the month in May'],
    ['no complaints in 5 years', 'had no complaints in 5 years'],
    ['can start Monday'],
  ],
  state: [
    ['Happy to start in May', 'happy to start in May'],
    ['still very keen'],
    ['reliable, hard working and good with people'],
    ['quick learner', 'a quick learner'],
    ['single mum of 3', 'a single mum of 3'],
    ['looking for a new challenge'],
    ['back to work after a break'],
    ['used to working outdoors'],
    ['available weekends'],
  ],
  role: [
    ['carer for my mum 4 years', 'a carer for my mum for 4 years'],
    ['Waiter at The Ivy for 3 years', 'a waiter at The Ivy for 3 years'],
  ],
};

describe.each(Object.entries(read))('reads a %s', (kind, table) => {
  it.each(table)('“%s”', (typed, text = typed) => {
    expect(ownWordsOf(typed)).toEqual({ kind, text });
  });
});

it('reads nothing in what has no letter', () => {
  expect(ownWordsOf(' - ')).toBeNull();
});

it.each([
  [
    'i eat there every week. its the best place in town',
    ['I eat there every week.', "It's the best place in town."],
  ],
  ['won 3 sales prizes. beat target every month', ['won 3 sales prizes', 'beat target every month']],
  ['carer for my mum, did 2 years at a home', ['a carer for my mum', 'did 2 years at a home']],
  ['- helping people\n- good training', ['helping people', 'good training']],
  ['Sold tools, parts etc. to garages', ['sold tools, parts etc. to garages']],
])('takes “%s” apart', (field, said) => {
  expect(ownWords(field).map(({ text }) => text)).toEqual(said);
});

it('takes no more of a field than a letter holds', () => {
  expect(ownWords('I led it.\n'.repeat(5_000))).toHaveLength(mostOwnSentences);
});
