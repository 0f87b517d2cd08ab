import { newToken } from './token.ts';

/** By these letters keys are known for Candor's, where they were left in a repository or a log. */
const MARK = 'cdr_';
const SHOWN = MARK.length + 6;

/** A new key: 256 random bits. */
export const newApiKey = () => `${MARK}${newToken()}`;

/** What of a key is shown later on: enough to tell it from others, too little to guess it. */
export const prefixOf = (secret: string) => secret.slice(0, SHOWN);
