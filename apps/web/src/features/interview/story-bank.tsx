import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoryFields } from '@candor/domain/interview';
import { Loaded } from '../../platform/loaded.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { deleteStory, myStories, type Story } from './api/stories.ts';
import { CvLines } from './cv-lines.tsx';
import { StoryDialog } from './story-dialog.tsx';
import { emptyStory, fieldsOfStory, storyOfLine, type CvLine } from './story-draft.ts';
import { StoryMatrix } from './story-matrix.tsx';

interface Editing {
  story: Story | null;
  start: StoryFields;
}

/** What somebody has to tell, and what of it is still missing. */
export function StoryBank({ cvLines }: { cvLines: readonly CvLine[] }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [asking, setAsking] = useState<Story | null>(null);
  return (
    <div className="grid gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid max-w-[42em] gap-1">
          <h2 className="font-serif text-xl font-semibold">
            <Trans>Story bank</Trans>
          </h2>
          <p className="text-base text-soft">
            <Trans>
              A handful of stories covers most questions. Tag each with what it shows, and see where you still
              need one.
            </Trans>
          </p>
        </div>
        <Button look="primary" onClick={() => setEditing({ story: null, start: emptyStory })}>
          <Trans>Add a story</Trans>
        </Button>
      </header>
      <Loaded query={useQuery(myStories)} sentence={t`Your stories could not be loaded.`}>
        {(stories) => (
          <StoryMatrix
            stories={stories}
            onEdit={(story) => setEditing({ story, start: fieldsOfStory(story) })}
            onDelete={setAsking}
          />
        )}
      </Loaded>
      <CvLines lines={cvLines} onTake={(line) => setEditing({ story: null, start: storyOfLine(line) })} />
      {editing && <StoryDialog {...editing} onClose={() => setEditing(null)} />}
      <Confirm
        isOpen={asking !== null}
        title={t`Delete this story?`}
        question={t`“${asking?.title ?? ''}” is deleted for good.`}
        confirmLabel={t`Delete`}
        onConfirm={() => {
          if (asking) void withErrorToast(() => deleteStory(asking.id), t`Not deleted`);
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
      />
    </div>
  );
}
