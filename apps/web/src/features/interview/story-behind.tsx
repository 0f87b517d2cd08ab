import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myStories } from './api/stories.ts';
import { OpenStory } from './open-story.tsx';

/** The story that lay open beside an answer; nothing once it is deleted. */
export function StoryBehind({ id }: { id: string }) {
  const { data: stories } = useQuery(myStories);
  const [isOpen, setIsOpen] = useState(false);
  const story = stories?.find((one) => one.id === id);
  if (!story) return null;
  return (
    <p className="text-sm text-soft">
      <Trans>
        With your story{' '}
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="text-start wrap-anywhere underline underline-offset-4 hover:text-ink"
        >
          {story.title}
        </button>
      </Trans>
      {isOpen && <OpenStory id={id} onClose={() => setIsOpen(false)} />}
    </p>
  );
}
