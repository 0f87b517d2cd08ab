/** What of the bundler's knowledge of a module is needed here. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A script smaller than this joins what nearly the same screens need. */
const SMALL_BYTES = 60_000;
const SCREEN = /\/src\/app\/(?:screens\/[\w-]+|signed-in)\.tsx$/;
const ICONS = /\/node_modules\/lucide-react\//;
const LIBRARY = /\/node_modules\//;

/**
 * How scripts are parted: few for each screen. Left to itself the bundler makes one of each set of modules that the same
 * screens need, thirty for a screen, which a browser asks for six at a time.
 *
 * No script imports one that imports it: the libraries of the sign-in page stand alone, the icons need only them, and what
 * the sign-in page needs of ours is in no script of another screen.
 */
export function screenChunks(root: string) {
  let first: Set<string> | undefined;
  /** All that the first script imports at once. */
  const isFirst = (id: string, modules: Modules): boolean => {
    if (!first) {
      first = new Set();
      const left = [`${root}/src/main.tsx`];
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        if (first.has(next)) continue;
        first.add(next);
        left.push(...(modules.getModuleInfo(next)?.importedIds ?? []));
      }
    }
    return first.has(id);
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'icons', test: ICONS, priority: 3 },
      {
        name: (id: string, modules: Modules) => (LIBRARY.test(id) && isFirst(id, modules) ? 'base' : null),
        priority: 2,
      },
      {
        name: (id: string, modules: Modules) => (SCREEN.test(id) || isFirst(id, modules) ? null : 'part'),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: SMALL_BYTES,
        priority: 1,
      },
    ],
  };
}
