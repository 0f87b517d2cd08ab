import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Ellipsis } from 'lucide-react';
import { competencies, storyCounts } from '@candor/domain/interview';
import { BareIconButton } from '../../ui/button.tsx';
import { inOneLine } from '../../ui/lists.ts';
import { Menu } from '../../ui/menu.tsx';
import type { Story } from './api/stories.ts';
import { competencyLabels, sourceOfStory } from './words.ts';

interface StoryMatrixProps {
  stories: readonly Story[];
  onEdit: (story: Story) => void;
  onDelete: (story: Story) => void;
}

/** Stories by what they show; what none shows yet is named. */
export function StoryMatrix({ stories, onEdit, onDelete }: StoryMatrixProps) {
  const missing = storyCounts(stories).filter(({ count }) => count === 0);
  if (stories.length === 0)
    return (
      <p className="max-w-[42em] text-base text-soft">
        <Trans>
          You have no stories yet. Start with something you’re proud of, save an answer after an interview, or
          use an achievement from your CV.
        </Trans>
      </p>
    );
  return (
    <div className="grid gap-4">
      <p className="text-base">
        {missing.length === 0 ? (
          t`You have a story for everything interviewers usually ask about.`
        ) : (
          <>
            <span className="font-medium">
              <Trans>No story yet for:</Trans>{' '}
            </span>
            {inOneLine(missing.map(({ competency }) => competencyLabels[competency]))}
          </>
        )}
      </p>
      <div className="overflow-x-auto max-md:hidden">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">
            <Trans>Stories by what they show</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col" className="min-w-56 py-2 text-start align-bottom font-medium">
                <Trans>Story</Trans>
              </th>
              {competencies.map((one) => (
                <th key={one} scope="col" className="h-36 w-9 px-0 pb-2 align-bottom font-normal text-soft">
                  <span className="mx-auto block w-5 rotate-180 text-start leading-5 whitespace-nowrap [writing-mode:vertical-rl]">
                    {competencyLabels[one]}
                  </span>
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{t`More`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {stories.map((story) => (
              <tr key={story.id} className="border-t border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  <StoryName story={story} onEdit={onEdit} />
                </th>
                {competencies.map((one) => (
                  <td key={one} className="border-s border-line text-center">
                    {story.competencies.includes(one) && (
                      <>
                        <Check size={16} aria-hidden="true" className="mx-auto text-accent" />
                        <span className="sr-only">
                          <Trans>Shows this</Trans>
                        </span>
                      </>
                    )}
                  </td>
                ))}
                <td className="ps-1">
                  <StoryMenu story={story} onEdit={onEdit} onDelete={onDelete} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="md:hidden">
        {stories.map((story) => (
          <li key={story.id} className="flex items-start gap-2 border-t border-line py-3">
            <div className="grid min-w-0 grow gap-1">
              <StoryName story={story} onEdit={onEdit} />
              <p className="text-sm text-soft">
                {inOneLine(story.competencies.map((one) => competencyLabels[one])) || t`Not tagged yet`}
              </p>
            </div>
            <StoryMenu story={story} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StoryName({ story, onEdit }: Pick<StoryMatrixProps, 'onEdit'> & { story: Story }) {
  return (
    <>
      <button
        type="button"
        onClick={() => onEdit(story)}
        className="text-start text-base font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {story.title}
      </button>
      <p className="line-clamp-1 text-sm text-soft">{sourceOfStory(story.source)}</p>
    </>
  );
}

function StoryMenu({ story, onEdit, onDelete }: Omit<StoryMatrixProps, 'stories'> & { story: Story }) {
  return (
    <Menu
      label={t`More for ${story.title}`}
      items={[
        { label: t`Edit`, onSelect: () => onEdit(story) },
        { label: t`Delete`, onSelect: () => onDelete(story) },
      ]}
      trigger={
        <BareIconButton label={t`More for ${story.title}`}>
          <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
        </BareIconButton>
      }
    />
  );
}
