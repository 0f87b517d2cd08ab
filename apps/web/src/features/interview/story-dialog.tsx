import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { competencies, interviewLimits, storyParts, type StoryFields } from '@candor/domain/interview';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField, TextareaField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { addStory, saveStory, type Story } from './api/stories.ts';
import { competencyLabels, partLabels, sourceOfStory } from './words.ts';

interface StoryDialogProps {
  /** The story that is changed; null for a new one. */
  story: Story | null;
  start: StoryFields;
  onClose: () => void;
}

const hints = {
  situation: t`When and where was it, and what was the problem?`,
  task: t`What were you asked to do, or set out to do?`,
  action: t`What did you do yourself, step by step?`,
  result: t`What changed? Give a figure where there is one.`,
} as const;

/** A story in its four parts, and what it shows. */
export function StoryDialog({ story, start, onClose }: StoryDialogProps) {
  const [fields, setFields] = useState(start);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const text = (name: 'title' | (typeof storyParts)[number]) => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields({ ...fields, [name]: value }),
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (fields.title.trim() === '') return setFailure(t`Please give this story a title.`);
    setIsBusy(true);
    setFailure(null);
    try {
      await (story ? saveStory(story, fields) : addStory(fields, key.current));
      toast(story ? t`Story saved` : t`Added to your story bank`);
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error, t`This story could not be saved.`));
      setIsBusy(false);
    }
  }
  const from = sourceOfStory(fields.source);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={story ? t`Edit story` : t`New story`}
      {...(from !== null && { description: from })}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <InputField label={t`Title`} maxLength={interviewLimits.name} isRequired {...text('title')} />
        {storyParts.map((part) => (
          <TextareaField
            key={part}
            label={partLabels[part]}
            hint={hints[part]}
            maxLength={interviewLimits.storyPart}
            {...text(part)}
          />
        ))}
        <fieldset className="grid gap-2">
          <legend className="text-base font-medium">
            <Trans>What it shows</Trans>
          </legend>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1">
            {competencies.map((one) => (
              <label key={one} className="flex min-h-7 items-center gap-2 text-base">
                <input
                  type="checkbox"
                  checked={fields.competencies.includes(one)}
                  onChange={({ currentTarget: { checked } }) =>
                    setFields({
                      ...fields,
                      competencies: competencies.filter((other) =>
                        other === one ? checked : fields.competencies.includes(other),
                      ),
                    })
                  }
                  className="size-4 accent-accent"
                />
                {competencyLabels[one]}
              </label>
            ))}
          </div>
        </fieldset>
        {failure !== null && (
          <p role="alert" className="text-base text-danger">
            {failure}
          </p>
        )}
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" look="primary" busyLabel={isBusy ? t`Saving...` : undefined}>
            <Trans>Save story</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
