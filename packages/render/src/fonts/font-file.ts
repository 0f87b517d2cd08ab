import { fileURLToPath } from 'node:url';

/** Where a file of an installed font package lies. */
export const fontFile = (path: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));
