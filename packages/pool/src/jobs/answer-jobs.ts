import { answerWork } from '../answer-work.ts';
import { perform, type AskedJob, type JobHandlers, type JobMap } from './job.ts';

/**
 * Makes this thread or process the worker of a contract. What its jobs need is made before this is called: the worker
 * counts as started from here on. A job refuses by throwing a `PoolError` of the kind that says why.
 */
export function answerJobs<Jobs extends JobMap<Jobs>>(handlers: JobHandlers<Jobs>): void {
  answerWork<AskedJob, unknown>((asked, report) => perform(handlers, asked, report));
}
