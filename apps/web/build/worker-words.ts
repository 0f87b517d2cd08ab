import { screenLanguageIds } from '@candor/domain/locale';
import { readSpoken } from '@candor/words/speaker';
import type { Plugin } from 'vite';

const NAME = 'virtual:worker-words';
const RESOLVED = `\0${NAME}`;
/** What a worker says are sentences of the domain. */
const OF_DOMAIN = /^packages\/domain\//;

/**
 * The words of workers. Their scripts are the same for all languages, as what they share is loaded once: a worker that is told
 * another language than English loads the sentences of the domain in it.
 */
export function workerWords(): Plugin {
  return {
    name: 'candor-worker-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return null;
      const language = id.slice(RESOLVED.length + 1);
      if (language !== '')
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(await readSpoken(language, OF_DOMAIN)))})`;
      const others = screenLanguageIds.filter((one) => one !== 'en');
      const loaders = others.map((one) => `${one}: () => import('${NAME}/${one}')`);
      return `export default { ${loaders.join(', ')} }`;
    },
  };
}
