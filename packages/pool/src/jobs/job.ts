import { PoolError } from '../pool-error.ts';

/** What a job takes, what it gives, and what it reports before that. */
export interface Job<Input, Output, Progress = never> {
  input: Input;
  output: Output;
  progress: Progress;
}

/** The contract of a worker: its jobs by their names. Whoever asks and whoever answers are typed by the same one. */
export type JobMap<Jobs> = Record<keyof Jobs, Job<unknown, unknown, unknown>>;

/** What does the jobs of a contract, each under its name. */
export type JobHandlers<Jobs extends JobMap<Jobs>, Beside extends readonly unknown[] = []> = {
  [Name in keyof Jobs]: (
    input: Jobs[Name]['input'],
    report: (progress: Jobs[Name]['progress']) => void,
    ...beside: Beside
  ) => Jobs[Name]['output'] | Promise<Jobs[Name]['output']>;
};

/** What every worker can be asked with. */
export interface JobOptions<Progress> {
  /** Gives the work up, waiting or under way. */
  signal?: AbortSignal | undefined;
  /** Told what the work reports before its result. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** What travels to a worker. */
export interface AskedJob {
  name: string;
  input: unknown;
}

/** Does a job that was asked for by its name; throws `unknown-job` where the contract has none of that name. */
export function perform<Jobs extends JobMap<Jobs>, Beside extends readonly unknown[]>(
  handlers: JobHandlers<Jobs, Beside>,
  { name, input }: AskedJob,
  report: (progress: unknown) => void,
  ...beside: Beside
): unknown {
  if (!Object.hasOwn(handlers, name)) throw new PoolError('unknown-job', `There is no job "${name}"`);
  // Only a client of the same contract asks: what it sends under a name is what the handler of that name takes.
  return handlers[name as keyof Jobs](input as Jobs[keyof Jobs]['input'], report, ...beside);
}
