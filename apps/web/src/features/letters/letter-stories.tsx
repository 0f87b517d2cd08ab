import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { storyText } from '@candor/domain/interview';
import { letterLimits } from '@candor/domain/letters';
import { SelectField } from '../../ui/field.tsx';
import { errorToast } from '../../ui/toast.ts';
import { storyBank, type Story } from './api.ts';
import type { LetterDraft } from './letter-draft.ts';

interface LetterStoriesProps {
  /** A story is to be shown. */
  onStory: (id: string) => void;
}

/** Stories of the story bank, to be put into Experience; those that are in it stand here with a way to the story. */
export function LetterStories({ onStory }: LetterStoriesProps) {
  const { control, getValues, setValue } = useFormContext<LetterDraft>();
  const taken = useWatch({ control, name: 'storyIds' });
  const { data: stories = [] } = useQuery(storyBank);
  const inLetter = stories.filter(({ id }) => taken.includes(id));
  const others = stories.filter((story) => !taken.includes(story.id) && storyText(story) !== '');
  if (stories.length === 0) return null;

  const change = (experience: string, storyIds: string[]) => {
    setValue('experience', experience, { shouldDirty: true, shouldValidate: true });
    setValue('storyIds', storyIds, { shouldDirty: true });
  };
  const put = (story: Story) => {
    const before = getValues('experience').trimEnd();
    const experience = before === '' ? storyText(story) : `${before}\n\n${storyText(story)}`;
    if (experience.length > letterLimits.paragraph)
      return errorToast(t`Not added`, t`Experience would be too long with this story. Shorten it first.`);
    // Stories that are deleted by now are forgotten.
    change(experience, [...inLetter.map(({ id }) => id), story.id]);
  };
  const takeOut = (story: Story) => {
    const rest = getValues('experience').replace(storyText(story), '');
    const storyIds = taken.filter((id) => id !== story.id);
    change(rest.replace(/\n{3,}/g, '\n\n').trim(), storyIds);
  };

  return (
    <div className="grid gap-3 sm:col-span-2">
      {inLetter.length > 0 && (
        <ul aria-label={t`Stories in this letter`}>
          {inLetter.map((story) => (
            <li
              key={story.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-base"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="text-soft">
                  <Trans>From your story</Trans>{' '}
                </span>
                <button
                  type="button"
                  onClick={() => onStory(story.id)}
                  className="text-start font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {story.title}
                </button>
              </span>
              <button
                type="button"
                aria-label={t`Take out “${story.title}”`}
                onClick={() => takeOut(story)}
                className="text-sm text-soft underline underline-offset-4 hover:text-ink"
              >
                <Trans>Take out</Trans>
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <SelectField
          label={t`Add a story from your story bank`}
          hint={t`Its sentences go into Experience as you wrote them. You can shorten them there.`}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const story = others.find(({ id }) => id === value);
            if (story) put(story);
          }}
        >
          <option value="">{t`Choose a story`}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
