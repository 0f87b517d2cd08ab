import { fileURLToPath } from 'node:url';

/** Where a file of an installed package lies. */
export const fontFile = (path: string): string => fileURLToPath(import.meta.resolve(path));

/** Where a file of one of the Google font packages lies. */
export const expoFont = (path: string): string => fontFile(`@expo-google-fonts/${path}`);
