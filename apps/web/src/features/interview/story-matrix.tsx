import { Check, Ellipsis } from 'lucide-react';
import { competencies, storyCounts } from '@candor/domain/interview';
import { BareIconButton } from '../../ui/button.tsx';
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
        You have no stories yet. Start with something you’re proud of, save an answer after an interview, or
        use an achievement from your CV.
      </p>
    );
  return (
    <div className="grid gap-4">
      <p className="text-base">
        {missing.length === 0 ? (
          'You have a story for everything interviewers usually ask about.'
        ) : (
          <>
            <span className="font-medium">No story yet for: </span>
            {missing.map(({ competency }) => competencyLabels[competency]).join(', ')}
          </>
        )}
      </p>
      <div className="overflow-x-auto max-md:hidden">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">Stories by what they show</caption>
          <thead>
            <tr>
              <th scope="col" className="min-w-56 py-2 text-left align-bottom font-medium">
                Story
              </th>
              {competencies.map((one) => (
                <th key={one} scope="col" className="h-36 w-9 px-0 pb-2 align-bottom font-normal text-soft">
                  <span className="mx-auto block w-5 rotate-180 text-left leading-5 whitespace-nowrap [writing-mode:vertical-rl]">
                    {competencyLabels[one]}
                  </span>
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">More</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {stories.map((story) => (
              <tr key={story.id} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  <StoryName story={story} onEdit={onEdit} />
                </th>
                {competencies.map((one) => (
                  <td key={one} className="border-l border-line text-center">
                    {story.competencies.includes(one) && (
                      <>
                        <Check size={16} aria-hidden="true" className="mx-auto text-accent" />
                        <span className="sr-only">Shows this</span>
                      </>
                    )}
                  </td>
                ))}
                <td className="pl-1">
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
                {story.competencies.map((one) => competencyLabels[one]).join(', ') || 'Not tagged yet'}
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
        className="text-left text-base font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
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
      label={`More for ${story.title}`}
      items={[
        { label: 'Edit', onSelect: () => onEdit(story) },
        { label: 'Delete', onSelect: () => onDelete(story) },
      ]}
      trigger={
        <BareIconButton label={`More for ${story.title}`}>
          <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />
        </BareIconButton>
      }
    />
  );
}
