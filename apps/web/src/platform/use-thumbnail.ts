import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type RefCallback } from 'react';
import type { ReceivedFile } from './call.ts';
import { useObjectUrl } from './use-object-url.ts';

/** How far below the screen a tile is when its picture is asked for: about one row. */
const AHEAD = '400px';

/** Whether what a ref is given to has been near the screen. */
function useNearScreen(): [ref: RefCallback<Element>, isNear: boolean] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        near.disconnect();
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => near.disconnect();
  }, []);
  return [ref, isNear];
}

export interface Thumbnail {
  /** To be given to what holds the picture's place. */
  ref: RefCallback<Element>;
  /** Not there until the place comes near the screen and the picture has arrived. */
  url: string | undefined;
  isMissing: boolean;
}

/** Asks the server for the picture of a document's first page. */
export type LoadPicture = (
  id: string,
  asked: { query: { version: number; scale: '1' | '2' }; signal: AbortSignal },
) => Promise<ReceivedFile>;

/**
 * The picture of a saved document's first page, at the resolution of the screen. The address names the version, so that
 * the browser caches it: a new version is a new picture.
 */
export function useThumbnail(load: LoadPicture, { id, version }: { id: string; version: number }): Thumbnail {
  const [ref, isNear] = useNearScreen();
  const scale = devicePixelRatio > 1.25 ? '2' : '1';
  const { data, isError } = useQuery({
    queryKey: ['thumbnail', id, version, scale],
    queryFn: async ({ signal }) => (await load(id, { query: { version, scale }, signal })).blob,
    enabled: isNear,
  });
  return { ref, url: useObjectUrl(data), isMissing: isError };
}
