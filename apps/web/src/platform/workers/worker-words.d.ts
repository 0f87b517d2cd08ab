/** The sentences of the domain in each language but English (build/worker-words.ts). */
declare module 'virtual:worker-words' {
  import type { Spoken } from '@candor/words/make-speaker';

  const loaders: Readonly<Record<string, (() => Promise<{ default: readonly Spoken[] }>) | undefined>>;
  export default loaders;
}
