/** What is said in each language but English (build/worker-words.ts). */
declare module 'virtual:worker-words/*' {
  import type { WordLoaders } from './speak.ts';

  const loaders: WordLoaders;
  export default loaders;
}
