/** Below which path of its host Candor is served: '' at the root, else such as '/cv'. The server writes it into the page. */
export const basePath: string = globalThis.document?.documentElement.dataset['base'] ?? '';

/** The address of a path of ours on its host, for what does not go by the router. */
export const placed = (path: string): string => basePath + path;

/** The same path as the router has it. */
export const unplaced = (path: string): string =>
  basePath !== '' && path.startsWith(basePath) ? path.slice(basePath.length) || '/' : path;

/** Where people reach Candor, without a slash at the end. */
export const ownAddress = (): string => location.origin + basePath;
