import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

const id = z.string().max(100);

const saying = (text: string) => ({
  messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
});

/** What people most often want done, as prompts to choose from. They name documents and jobs by id; no words of theirs stand in them. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'improve_cv',
    {
      title: 'Improve a CV',
      description: 'Goes through the weak lines of a CV, asks what only you know, and proposes better ones.',
      argsSchema: z.object({ cv_id: id.describe('The CV, by its id.') }),
    },
    ({ cv_id: cv }) =>
      saying(
        [
          `Read the CV ${JSON.stringify(cv)} with read_document and check it with analyse_cv.`,
          'For each weak line say in a sentence what is missing. Ask me for figures and results that only I know; never make one up.',
          'Then show me, line by line, what you would write instead, and wait for my answer.',
        ].join('\n'),
      ),
  );
  server.registerPrompt(
    'fit_cv_to_job',
    {
      title: 'Fit a CV to a job',
      description: 'Compares a CV with a saved job and says what to bring forward.',
      argsSchema: z.object({
        cv_id: id.describe('The CV, by its id.'),
        job_id: id.describe('The saved job, by its id.'),
      }),
    },
    ({ cv_id: cv, job_id: job }) =>
      saying(
        [
          `Match the CV ${JSON.stringify(cv)} to the job ${JSON.stringify(job)} with match_job, and read both.`,
          'Tell me which required demands are open, and for each whether my profile (read_profile) has something that answers it.',
          'Suggest changes of lines that rest on what I have said already. Where something is missing, ask me.',
        ].join('\n'),
      ),
  );
  server.registerPrompt(
    'plan_week',
    {
      title: 'Plan my week',
      description: 'What to do next for your jobs and the people you know.',
    },
    () =>
      saying(
        [
          'Look at my jobs with list_jobs and at my contacts with list_contacts.',
          'Make a short plan for the week: deadlines first, then interviews, then people I should be in touch with.',
          'Ask before you add a task or move a job.',
        ].join('\n'),
      ),
  );
}
