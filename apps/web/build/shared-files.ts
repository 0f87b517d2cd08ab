/** A script of the bundle: its modules with their sizes in bytes, before they are minified. */
export interface Script {
  fileName: string;
  /** Whether it is loaded by name. If no other script imports it, it stays a file of its own. */
  isEntry: boolean;
  imports: readonly string[];
  modules: Readonly<Record<string, number>>;
}

/** Below this size, before it is minified, what some screens share is not worth a file of its own. */
const LEAST_BYTES = 12_000;
/** Below this one screen's own script is none either, though parts of others that want it load more for it. */
const LEAST_ALONE_BYTES = 8_000;

/** Which screens load a script at first: a bit for each. */
type Screens = number;

const isWithin = (some: Screens, all: Screens) => (some & all) === some;
const sizeOf = ({ modules }: Script) => Object.values(modules).reduce((sum, bytes) => sum + bytes, 0);
const countOf = (screens: Screens) => screens.toString(2).replaceAll('0', '').length;

/**
 * Joins the scripts that the same screens load at first, those of little size with what more screens load. What one screen
 * alone loads stays as it is unless it is tiny: what it shares with parts of others, they load without the rest of it.
 * No joined file imports another in a circle: whatever a script imports is loaded by all the screens that load the script.
 * @param scripts of a bundle that nothing was joined in
 * @param screens for each, the modules that it loads at first, named by the end of their path
 * @returns the name of the file for each module that is to be joined
 */
export function sharedFiles(
  scripts: readonly Script[],
  screens: readonly (readonly string[])[],
): Map<string, string> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const usersOf = new Map<Script, Screens>();
  const addUsers = (script: Script, users: Screens) => {
    const known = usersOf.get(script) ?? 0;
    if (isWithin(users, known)) return;
    usersOf.set(script, known | users);
    for (const name of script.imports) {
      const next = byName.get(name);
      if (next) addUsers(next, users);
    }
  };
  for (const [at, modules] of screens.entries()) {
    for (const module of modules) addUsers(scriptOf(scripts, module), 1 << at);
  }

  const imported = new Set(scripts.flatMap(({ imports }) => imports));
  const shared = [...usersOf].flatMap(([script, users]) =>
    countOf(users) > 1 && (!script.isEntry || imported.has(script.fileName)) ? [script] : [],
  );
  for (let merge = nextMerge(shared, usersOf); merge; merge = nextMerge(shared, usersOf)) {
    const { from, into } = merge;
    for (const script of shared) if (usersOf.get(script) === from) addUsers(script, into);
  }
  const fileOf = new Map<string, string>();
  const nameOf = (users: Screens) => `shared-${users.toString(36)}`;
  const groups = new Set(shared.map((script) => usersOf.get(script) ?? 0));
  const join = (script: Script, users: Screens) => {
    for (const module of Object.keys(script.modules)) fileOf.set(module, nameOf(users));
  };
  for (const script of shared) join(script, usersOf.get(script) ?? 0);
  for (const [script, users] of usersOf) {
    if (countOf(users) !== 1 || script.isEntry || sizeOf(script) >= LEAST_ALONE_BYTES) continue;
    // Nobody loads more for it than the script itself.
    const [fewest] = [...groups]
      .filter(
        (group) =>
          isWithin(users, group) &&
          script.imports.every((name) => {
            const next = byName.get(name);
            return next && fileOf.has(firstModule(next)) && isWithin(group, usersOf.get(next) ?? 0);
          }),
      )
      .toSorted((a, b) => countOf(a) - countOf(b) || a - b);
    if (fewest !== undefined) join(script, fewest);
  }
  return fileOf;
}

const firstModule = ({ modules }: Script) => Object.keys(modules)[0] ?? '';

function scriptOf(scripts: readonly Script[], module: string): Script {
  const found = scripts.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(module)));
  if (!found) throw new Error(`${module} is in no script`);
  return found;
}

/** The smallest group of screens whose scripts are too little for a file, and the group they go to: a large one with fewest other screens. */
function nextMerge(
  shared: readonly Script[],
  usersOf: ReadonlyMap<Script, Screens>,
): { from: Screens; into: Screens } | undefined {
  const sizes = new Map<Screens, number>();
  for (const script of shared) {
    const users = usersOf.get(script) ?? 0;
    sizes.set(users, (sizes.get(users) ?? 0) + sizeOf(script));
  }
  const bySize = [...sizes].toSorted(([, a], [, b]) => a - b);
  const large = bySize
    .flatMap(([group, size]) => (size < LEAST_BYTES ? [] : [group]))
    .toSorted((a, b) => countOf(a) - countOf(b) || a - b);
  for (const [from, size] of bySize) {
    if (size >= LEAST_BYTES) return undefined;
    const into = large.find((group) => isWithin(from, group));
    if (into !== undefined) return { from, into };
  }
  return undefined;
}
