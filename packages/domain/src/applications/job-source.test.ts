import { expect, it } from 'vitest';
import { jobSourceOf } from './index.ts';

it.each([
  ['https://www.Jobs.example.org/nurse?a=b', 'jobs.example.org'],
  ['http://jobs.example.org:8080', 'jobs.example.org'],
  ['https://ana:secret@example.org#top', 'example.org'],
  ['https://wwwork.example', 'wwwork.example'],
  ['', ''],
  ['javascript:alert(1)', ''],
])('names the site of %j: %j', (url, site) => expect(jobSourceOf(url)).toBe(site));
