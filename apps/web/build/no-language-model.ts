import type { Plugin } from 'vite';

const MODEL = /node_modules\/compromise\//;

/** Fails the build where a page would fetch the language model: megabytes that belong to the server and to workers. */
export function noLanguageModel(): Plugin {
  return {
    name: 'candor-no-language-model',
    apply: 'build',
    // Workers are bundled apart and do not come by here.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const module = chunk.moduleIds.find((id) => MODEL.test(id));
        if (module)
          this.error(
            `${chunk.fileName} would bring the language model to a page (${module}). Let a worker or the server read English.`,
          );
      }
    },
  };
}
