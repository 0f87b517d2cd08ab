import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { cleanRequest } from './clean-request.ts';

it('takes asides out of heads, words beside dates out of duties, and parts lines at bars and lists of skills', () => {
  const notes: string[] = [];
  const job = { position: 'Owner', company: 'Hill Farm (me)', duration: '2003 - 2014 (alongside)' };
  const request = aRequest({
    summary: '(my friend wrote this, please make better) Shepherd by trade.',
    skills: ['Lambing', 'Polish, English', 'Excel, advanced'],
    experience: [{ ...job, location: 'dubbo nsw', description: 'Ran two teams | Kept the books' }],
  });
  const { summary, skills, experience } = cleanRequest(request, (note) => notes.push(note));
  expect(summary).toBe('Shepherd by trade.');
  expect(skills).toEqual(['Lambing', 'Polish', 'English', 'Excel, advanced']);
  expect(experience[0]).toMatchObject({
    company: 'Hill Farm',
    location: 'Dubbo NSW',
    description: 'Ran two teams\nKept the books',
  });
  expect(notes).toEqual(['(my friend wrote this, please make better)', '(me)']);
});

it.each([
  ['2018 - present (seasonal)', 'Shearer (seasonal)', '2018 - present'],
  ['2022 - now, Sundays', 'Shearer (Sundays)', '2022 - now'],
  ['July 2025, 1 week', 'Shearer (1 week)', 'July 2025'],
  ['2019 - 2021 (ish)', 'Shearer (dates approximate)', '2019 - 2021'],
  ['May - Oct 2024 and May - Sept 2025', 'Shearer', 'May - Oct 2024 and May - Sept 2025'],
])('puts what stands beside the dates %j behind the title', (duration, position, dates) => {
  const request = aRequest({ experience: [{ position: 'Shearer', company: 'Hill Farm', duration }] });
  expect(cleanRequest(request).experience[0]).toMatchObject({ position, duration: dates });
});

it('takes the words of the page off a pasted profile, and of no other request', () => {
  const pasted = aRequest({
    summary: 'Ana Ruiz\nBaker | Open to work\n500+ connections\nAbout\nBaker by trade. …see more',
    experience: [
      {
        position: 'Baker',
        company: 'Crust · Full-time',
        duration: '2019 - 2021 · 2 yrs',
        description: 'Baked bread',
      },
    ],
    skills: ['Sourdough', 'Show all 12 skills'],
    certifications: [{ name: 'Hygiene', issuer: 'City', date: 'Issued Mar 2024 · Credential ID 12' }],
  });
  const notes: unknown[] = [];
  expect(cleanRequest(pasted, (_note, place) => notes.push(place))).toMatchObject({
    summary: 'Baker by trade.',
    experience: [{ company: 'Crust', duration: '2019 - 2021' }],
    skills: ['Sourdough'],
    certifications: [{ date: '2024-03' }],
  });
  expect(notes).toEqual(['summary']);
  const plain = aRequest({ summary: 'About\nBaker by trade.', skills: ['Show all 12 skills'] });
  expect(cleanRequest(plain).skills).toEqual(['Show all 12 skills']);
});

it('takes the footer of a page for none of the words of a post, and a mark for no note', () => {
  const post = { company: 'Alder', position: 'Cook', duration: '2019' };
  const described = (description: string) =>
    cleanRequest(aRequest({ experience: [{ ...post, description }] })).experience[0]?.description;
  expect(described('Supervised the messman\nPage 1 of 2\nBaked bread')).not.toContain('Page');
  expect(described('Ausbildung mit Abschluss, Note 2')).toBe('Ausbildung mit Abschluss, Note 2');
});

it('says in which part a note or a placeholder stood', () => {
  const notes: unknown[] = [];
  const request = aRequest({
    summary: 'Driver since 2007. [add 2-3 achievements here]',
    certifications: [
      { name: 'CDL A', issuer: 'TX', date: '2024?' },
      { name: 'HACCP', issuer: 'i dont remember' },
    ],
  });
  expect(cleanRequest(request, (note, place) => notes.push([note, place])).summary).toBe(
    'Driver since 2007.',
  );
  expect(notes).toEqual([
    ['[add 2-3 achievements here]', 'summary'],
    ['2024?', 'certifications'],
    ['i dont remember', 'certifications'],
  ]);
});

it('takes away with a placeholder what leads to it, and the mark of a point that was nothing else', () => {
  const { summary, experience } = cleanRequest(
    aRequest({
      summary: 'Sales executive with six years in [industry].',
      experience: [
        {
          position: 'Sales executive',
          company: 'Acme',
          description: '• Sends quotes\n• [Insert achievement]',
        },
      ],
    }),
  );
  expect(summary).toBe('Sales executive with six years.');
  expect(experience[0]?.description.trim()).toBe('• Sends quotes');
});

it('parts the points of a pasted list however they are marked', () => {
  const job = { position: 'Clerk', company: 'Humber Bluffs', duration: '2021 - 2024' };
  const description = '•Entered 700 invoices\n• •Filed them\n• Ran the cheques   • Matched the orders';
  const request = aRequest({ experience: [{ ...job, description }] });
  expect(cleanRequest(request).experience[0]?.description?.split('\n')).toEqual([
    '• Entered 700 invoices',
    '• Filed them',
    '• Ran the cheques',
    '• Matched the orders',
  ]);
});
