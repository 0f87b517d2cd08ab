import { screenLanguageIds } from '@candor/domain/locale';
import { readSpoken } from '@candor/words/speaker';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker-words';
const RESOLVED = `\0${NAME}`;

/** What a worker says are sentences of the domain, and those of an interviewer are loaded with an interview. */
const parts: Readonly<Record<string, RegExp>> = {
  domain: /^packages\/domain\/src\/(?!interview\/(?:questions\/|analysing\/follow-up))/,
  interviewer: /^packages\/domain\/src\/interview\/(?:questions\/|analysing\/follow-up)/,
};

/**
 * The words of workers. Their scripts are the same for all languages, as what they share is loaded once: a worker that is told
 * another language than English loads the sentences that it needs in it.
 */
export function workerWords(): Plugin {
  return {
    name: 'candor-worker-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const [part = '', language] = id.slice(RESOLVED.length + 1).split('/');
      const of = parts[part];
      if (!of) throw new Error(`there are no words of ${id}`);
      if (language !== undefined)
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readSpoken(language, of)))})`;
      const others = screenLanguageIds.filter((one) => one !== 'en');
      const languages = process.env['CANDOR_PSEUDO'] ? [...others, 'pseudo'] : others;
      const loaders = languages.map((one) => `${one}: () => import('${NAME}/${part}/${one}')`);
      return `export default { ${loaders.join(', ')} }`;
    },
  };
}
