import type { Plugin } from 'vite';
import { modulesOf, screens } from './screens.ts';

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: readonly string[];
}

/**
 * Writes a page for each screen, which asks for all its scripts at once: else the browser learns of each only from the one
 * before it, and waits for a round trip each time. Style, fonts and the first script go before them.
 */
export function screenPages(): Plugin {
  return {
    name: 'candor-screen-pages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html was not built');
      const html = String(page.source);
      const chunks = Object.values(bundle).filter(
        (file): file is typeof file & Chunk => file.type === 'chunk',
      );
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const chunkOf = (module: string): Chunk => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
        if (!chunk) throw new Error(`${module} has no chunk of its own`);
        return chunk;
      };
      const collect = (chunk: Chunk, into: Set<string>): void => {
        if (into.has(chunk.fileName)) return;
        into.add(chunk.fileName);
        for (const name of chunk.imports) {
          const imported = byName.get(name);
          if (imported) collect(imported, into);
        }
      };
      for (const screen of screens) {
        const { page: path } = screen;
        if (path === undefined) continue;
        const wanted = new Set<string>();
        for (const module of modulesOf(screen)) collect(chunkOf(module), wanted);
        const links = [...wanted]
          .filter((name) => !html.includes(name))
          .map((name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${name}">`);
        this.emitFile({
          type: 'asset',
          fileName: `${path}.html`,
          source: html.replace('</head>', `${links.join('')}</head>`),
        });
      }
    },
  };
}
