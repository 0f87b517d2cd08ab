import { useQuery } from '@tanstack/react-query';
import { fittingStories, storyParts, type Competency } from '@candor/domain/interview';
import { anyOf } from '@candor/domain/text';
import { myStories, type Story } from './api/stories.ts';
import { competencyLabels, partLabels } from './words.ts';

interface OutlinePanelProps {
  /** What the question asks for. */
  competencies: readonly Competency[];
  storyId: string | null;
  onStory: (id: string | null) => void;
}

/** The stories of the bank that fit a question; one of them open beside the answer, in its four parts. */
export function OutlinePanel({ competencies, storyId, onStory }: OutlinePanelProps) {
  const { data: stories = [] } = useQuery(myStories);
  const fitting = fittingStories(stories, competencies);
  const open = stories.find(({ id }) => id === storyId);
  return (
    <section aria-label="Your stories" className="grid content-start gap-3">
      <h4 className="text-base font-medium">From your story bank</h4>
      {open ? (
        <StoryOutline story={open} onClose={() => onStory(null)} />
      ) : fitting.length > 0 ? (
        <ul className="grid gap-1">
          {fitting.slice(0, 5).map((story) => (
            <li key={story.id}>
              <button
                type="button"
                onClick={() => onStory(story.id)}
                className="text-left text-base wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {story.title}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">
          {competencies.length === 0
            ? 'This question doesn’t call for a particular story.'
            : `No story yet that shows ${listed(competencies)}. Save an answer as a story after the interview.`}
        </p>
      )}
    </section>
  );
}

const listed = (competencies: readonly Competency[]) =>
  anyOf(competencies.map((one) => competencyLabels[one].toLowerCase()));

function StoryOutline({ story, onClose }: { story: Story; onClose: () => void }) {
  return (
    <div className="grid gap-3">
      <p className="font-medium wrap-anywhere">{story.title}</p>
      <dl className="grid gap-2 text-base">
        {storyParts
          .filter((part) => story[part].trim() !== '')
          .map((part) => (
            <div key={part}>
              <dt className="text-sm text-soft">{partLabels[part]}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{story[part]}</dd>
            </div>
          ))}
      </dl>
      <button
        type="button"
        onClick={onClose}
        className="justify-self-start text-sm text-soft underline underline-offset-4 hover:text-ink"
      >
        Choose another story
      </button>
    </div>
  );
}
