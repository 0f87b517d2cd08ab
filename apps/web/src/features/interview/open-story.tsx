import { useQuery } from '@tanstack/react-query';
import { myStories } from './api/stories.ts';
import { StoryDialog } from './story-dialog.tsx';
import { fieldsOfStory } from './story-draft.ts';

interface OpenStoryProps {
  id: string;
  onClose: () => void;
}

/** A story of the bank, opened from what was made of it. */
export function OpenStory({ id, onClose }: OpenStoryProps) {
  const { data: stories } = useQuery(myStories);
  const story = stories?.find((one) => one.id === id);
  return story ? <StoryDialog story={story} start={fieldsOfStory(story)} onClose={onClose} /> : null;
}
