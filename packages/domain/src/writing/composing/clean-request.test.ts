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
