import { useRef, useState } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import { tellSignedOut } from '../../platform/tell-signed-out.ts';
import { createRoadmap, type RoadmapWish } from './api/create-roadmap.ts';
import type { Roadmap } from './api/roadmaps.ts';

/** Makes roadmaps, one at a time. Asking again for the same after a failure makes one, whether or not the first was made. */
export function useCreate(onMade: (roadmap: Roadmap) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef({ body: '', key: '' });
  return {
    isBusy,
    failure,
    create: async (wish: RoadmapWish) => {
      if (isBusy) return;
      const body = JSON.stringify(wish);
      if (asked.current.body !== body) asked.current = { body, key: crypto.randomUUID() };
      setIsBusy(true);
      setFailure(null);
      try {
        const made = await createRoadmap(wish, asked.current.key);
        if ('error' in made) setFailure(made.error);
        else {
          asked.current = { body: '', key: '' };
          onMade(made.roadmap);
        }
      } catch (error) {
        if (!tellSignedOut(error, 'Please login again to continue.'))
          setFailure(sentenceOf(error, 'Unable to connect to the server. Please try again.'));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
