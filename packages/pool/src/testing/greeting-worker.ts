import { answerJobs } from '../jobs/answer-jobs.ts';
import { PoolError } from '../pool-error.ts';
import type { GreetingJobs } from './greeting-jobs.ts';

answerJobs<GreetingJobs>({
  greet: ({ name }) => `Hello ${name}`,
  async count(to, report) {
    for (let at = 1; at <= to; at += 1) report({ at });
    return to;
  },
  send: (bytes) => bytes.toReversed(),
  hang: () => {
    for (;;);
  },
  end: () => process.exit(1),
  refuse: () => {
    throw new PoolError('too-much', 'more than a greeting holds');
  },
  break: (why) => {
    throw new Error(why);
  },
});
