export { MOST_IN_FILE, MOST_SHOWN, requireDrawable, requireDrawableLetter } from './drawable.ts';
export { savedLooks } from './input-document.ts';
export { documents } from './capability.ts';
