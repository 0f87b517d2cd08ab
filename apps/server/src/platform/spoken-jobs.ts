import { spokenLanguage } from '@candor/domain/say/speaker';
import {
  answerJobs,
  createJobClient,
  type Job,
  type JobClient,
  type JobHandlers,
  type JobMap,
  type PoolOptions,
} from '@candor/pool';
import { inLanguage } from './reader-language.ts';

/** The jobs of a contract, each with the language of whoever reads what it gives. */
type SpokenJobs<Jobs extends JobMap<Jobs>> = {
  [Name in keyof Jobs]: Job<
    { language: string; input: Jobs[Name]['input'] },
    Jobs[Name]['output'],
    Jobs[Name]['progress']
  >;
};

/** A client whose workers say what they say in the language of whoever asks. Its script calls `answerSpokenJobs`. */
export function createSpokenJobClient<Jobs extends JobMap<Jobs>>(options: PoolOptions): JobClient<Jobs> {
  const client = createJobClient<SpokenJobs<Jobs>>(options);
  return {
    run: (name, input, asking) => client.run(name, { language: spokenLanguage(), input }, asking),
    close: client.close,
  };
}

/** Makes this thread or process the worker of a contract whose client is `createSpokenJobClient`. */
export function answerSpokenJobs<Jobs extends JobMap<Jobs>>(handlers: JobHandlers<Jobs>): void {
  const spoken = (Object.keys(handlers) as (keyof Jobs & string)[]).map((name) => {
    const handler: JobHandlers<SpokenJobs<Jobs>>[typeof name] = ({ language, input }, report) =>
      inLanguage(language, () => handlers[name](input, report));
    return [name, handler] as const;
  });
  answerJobs<SpokenJobs<Jobs>>(Object.fromEntries(spoken) as JobHandlers<SpokenJobs<Jobs>>);
}
