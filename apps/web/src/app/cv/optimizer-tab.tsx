import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { documentFromRequest, fromText, isEmptyDraft, toText } from '@candor/domain/cv';
import { FilePages } from '../../features/importing/index.ts';
import {
  OptimizerPanel,
  type OptimizedCv,
  type OptimizerPart,
  cvAdvert,
} from '../../features/optimizer/index.ts';
import { useUser } from '../../platform/session.tsx';
import { useToolJob, type ToolJobOptions } from '../jobs/use-tool-job.ts';
import type { CvEditor } from './use-cv-editor.ts';
import { JobSlot } from '../jobs/job-slot.tsx';

interface OptimizerTabProps {
  editor: CvEditor;
  ofJob: ToolJobOptions;
  isShown: boolean;
  part: OptimizerPart;
  onPart: (part: OptimizerPart) => void;
}

/** The optimizer over the CV at hand: what was written, or else what was typed. */
export function OptimizerTab({ editor, ofJob, isShown, part, onPart }: OptimizerTabProps) {
  const user = useUser();
  const [, navigate] = useLocation();
  const { written } = editor.page;
  const job = useToolJob(ofJob);
  // A CV that is written meanwhile was tailored to nothing.
  const [openedId] = useState(written?.id ?? null);
  const advert = useQuery({ ...cvAdvert(openedId ?? ''), enabled: openedId !== null });
  // Asks again whenever something is typed.
  const typed = useWatch({ control: editor.form.control });
  const document = useMemo(
    () => written?.document ?? documentFromRequest(editor.form.getValues()),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form's values are read where they are whole
    [written, typed, editor.form],
  );
  const cv: OptimizedCv = {
    document,
    isEmpty: written ? toText(written.document).trim() === '' : isEmptyDraft(editor.form.getValues(), user),
    put: (text) => {
      editor.putDocument(fromText(text));
      return () => void editor.undo();
    },
  };
  return (
    <OptimizerPanel
      ownerId={user.id}
      cvId={written?.id ?? null}
      cv={cv}
      linkedAdvert={
        advert.isLoading || job.isLoading
          ? undefined
          : job.application?.advertText || (advert.data?.text ?? null)
      }
      applicationId={job.application?.id ?? null}
      jobField={<JobSlot job={job} />}
      onAdvert={(text) => void job.take(text)}
      look={editor.page.appearance()}
      part={part}
      onPart={onPart}
      isShown={isShown}
      renderPages={(pages) => <FilePages {...pages} />}
      onTailored={(id) => {
        const search = new URLSearchParams({ edit: id, tab: 'optimizer' });
        if (job.application) search.set('application', job.application.id);
        navigate(`/cv-builder?${search.toString()}`);
      }}
    />
  );
}
