import { expect, it } from 'vitest';
import { turnRound } from './active-voice.ts';

function said(sentence: string): string | null {
  const round = turnRound(sentence);
  if (!round) return null;
  return `${round.lead}${[round.isWe ? 'we' : 'I', round.adverb, round.predicate].filter(Boolean).join(' ')}`;
}

it.each([
  ['The rota was organised by me for 12 nurses', 'I organised the rota for 12 nurses'],
  ['All the rotas were written by me', 'I wrote all the rotas'],
  ['The rota is written by me every week', 'I write the rota every week'],
  ['The rota was carefully checked by me alone', 'I carefully checked the rota alone'],
  ['Drivers were trained by us', 'we trained drivers'],
  ['It was done by us in 2019', 'we did it in 2019'],
  [
    'To keep the vans on the road, the rota was written by me',
    'To keep the vans on the road, I wrote the rota',
  ],
  [
    'In March, after the move, Northgate was supplied by us',
    'In March, after the move, we supplied Northgate',
  ],
  ['The rota and the budget were planned by me', 'I planned the rota and the budget'],
  ['One wing of the museum was painted by me', 'I painted one wing of the museum'],
  ['Forty samples are analysed by me each day', 'I analyse forty samples each day'],
])('puts the doer of "%s" first', (passive, active) => {
  expect(said(passive)).toBe(active);
});

it.each([
  'I know that the rota was written by me',
  'We moved and the rota was written by me',
  'The depot moved and the rota was written by me',
  'There were 12 vans that were driven by me',
  'Every week the rota was written by me',
  'This year rotas were written by me',
  'For six years the rota was written by me',
  'The rota was written by me and signed by my manager',
  'The rota was written by me and my team',
  'In spring, vans, trucks and rotas were checked by us',
  'Northgate was supplied by us',
  'I was trained by my team',
  'The rota was written by Tom',
  'The rota was new',
  'Constructor was tested by me',
])('leaves "%s" to its writer', (sentence) => {
  expect(said(sentence)).toBeNull();
});
