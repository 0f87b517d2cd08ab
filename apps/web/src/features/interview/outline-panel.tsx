import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { fittingStories, storyParts, type Competency } from '@candor/domain/interview';
import { anyOf } from '../../ui/lists.ts';
import { pageLanguage } from '../../ui/page-language.ts';
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
    <section aria-label={t`Your stories`} className="grid content-start gap-3">
      <h4 className="text-base font-medium">
        <Trans>From your story bank</Trans>
      </h4>
      {open ? (
        <StoryOutline story={open} onClose={() => onStory(null)} />
      ) : fitting.length > 0 ? (
        <ul className="grid gap-1">
          {fitting.slice(0, 5).map((story) => (
            <li key={story.id}>
              <button
                type="button"
                onClick={() => onStory(story.id)}
                className="text-start text-base wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {story.title}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">
          {competencies.length === 0
            ? t`This question doesn’t call for a particular story.`
            : t`No story yet that shows ${anyOfCompetencies(competencies)}. Save an answer as a story after the interview.`}
        </p>
      )}
    </section>
  );
}

/** As they stand within a sentence, where German nouns keep their capitals. */
const anyOfCompetencies = (competencies: readonly Competency[]) =>
  anyOf(
    competencies
      .map((one) => competencyLabels[one])
      .map((label) => (pageLanguage === 'de' ? label : label.toLowerCase())),
  );

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
        <Trans>Choose another story</Trans>
      </button>
    </div>
  );
}
