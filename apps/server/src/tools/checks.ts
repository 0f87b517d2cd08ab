import { z } from 'zod';
import { nobodys } from '@candor/contracts/document-contract';
import { getApplication } from '@candor/contracts/applications';
import { analyzeCv, readAdvert as readAdvertEndpoint } from '@candor/contracts/optimizer';
import { answerStates } from '@candor/domain/answering';
import { Refusal } from '../platform/refusal.ts';
import { idField, requireId } from './fields.ts';
import { defineTool } from './tool.ts';

const MOST_SUGGESTIONS = 12;
const MOST_NAMES = 30;

export const analyseCv = defineTool({
  id: 'analyse_cv',
  title: 'Score a CV and say what to improve',
  description:
    'Scores from 0 to 95 by published rules, and at most 12 suggestions with the path of the line, most urgent first. Where "question" is not empty only the person knows the answer: ask them.',
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({ id: idField }),
  example: { id: nobodys },
  output: z.object({
    overallScore: z.int(),
    atsScore: z.int(),
    impactScore: z.int(),
    readabilityScore: z.int(),
    scoreCaps: z.array(z.string()),
    suggestions: z.array(
      z.object({
        path: z.string(),
        title: z.string(),
        words: z.string(),
        instead: z.string(),
        question: z.string(),
      }),
    ),
    more: z.int(),
  }),
  run: async ({ input: { id }, ask }) => {
    const analysis = await ask(analyzeCv, { body: { cvId: requireId(id) } });
    const suggestions = analysis.suggestions
      .slice(0, MOST_SUGGESTIONS)
      .map(({ beforeExample: words, afterExample: instead, ...rest }) => ({ ...rest, words, instead }));
    return { ...analysis, suggestions, more: analysis.suggestions.length - suggestions.length };
  },
});

export const matchJob = defineTool({
  id: 'match_job',
  title: 'Match a CV to a job',
  description:
    'What the advert of a job asks for, and the line of the CV that answers each demand: met, maybe or open. A maybe without a line is for the person to answer. Give a saved job by jobId, or the words of an advert.',
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({
    cvId: idField,
    jobId: idField.optional(),
    advert: z.string().max(200_000).optional(),
  }),
  example: { cvId: nobodys, advert: 'Staff nurse. Required: wound care.' },
  output: z.object({
    answered: z.object({ least: z.int(), most: z.int() }).describe('Percent of what is asked for.'),
    demands: z.array(
      z.object({
        name: z.string(),
        isRequired: z.boolean(),
        state: z.enum(answerStates),
        asks: z.string(),
        line: z.string(),
        path: z.string(),
      }),
    ),
  }),
  run: async ({ input: { cvId, jobId, advert = '' }, ask }) => {
    const job = jobId === undefined ? null : await ask(getApplication, { params: { id: jobId } });
    const jobDescription = job?.advertText ?? advert;
    if (jobDescription.trim() === '')
      throw new Refusal(
        'invalid',
        'There is no advert to match: give its words as "advert", or a job that has one.',
      );
    const { match } = await ask(analyzeCv, { body: { cvId: requireId(cvId), jobDescription } });
    if (!match) throw new Refusal('invalid', 'This advert asks for nothing that could be read.');
    const demands = match.requirements.map(({ name, isRequired, state, quote, answers: [best] }) => ({
      name,
      isRequired,
      state,
      asks: quote,
      line: best?.quote ?? '',
      path: best?.from === 'cv' ? best.path : '',
    }));
    return { answered: match.now, demands };
  },
});

const names = (items: readonly { name: string }[]) => items.slice(0, MOST_NAMES).map(({ name }) => name);

export const readAdvert = defineTool({
  id: 'read_advert',
  title: 'Read a job advert',
  description: 'What an advert says of the job and asks for, from its words. Keeps nothing: save_job does.',
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({ advert: z.string().max(200_000) }),
  example: { advert: 'Staff nurse. Required: wound care.' },
  output: z.object({
    title: z.string(),
    company: z.string(),
    location: z.string(),
    pay: z.string(),
    closes: z.string(),
    skillsRequired: z.array(z.string()),
    skillsPreferred: z.array(z.string()),
    certificates: z.array(z.string()),
    languages: z.array(z.string()),
    degrees: z.array(z.string()),
    others: z.array(z.string()),
    duties: z.array(z.string()),
  }),
  run: async ({ input: { advert: text }, ask }) => {
    const read = await ask(readAdvertEndpoint, { body: { text } });
    return {
      title: read.title?.name ?? '',
      company: read.company?.name ?? '',
      location: read.location?.name ?? '',
      pay: read.salary?.name ?? '',
      closes: read.closes?.name ?? '',
      skillsRequired: names(read.skillsRequired),
      skillsPreferred: names(read.skillsPreferred),
      certificates: names(read.certificates),
      languages: names(read.languages),
      degrees: names(read.degrees),
      others: names(read.others),
      duties: names(read.duties),
    };
  },
});
