import { useMedia } from './use-media.ts';

/** Whether fingers are the way to point here, so that keys and what only a computer can install are of no use. */
export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');
