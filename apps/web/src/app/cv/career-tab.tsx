import { latestJob } from '@candor/domain/cv';
import { CareerPanel } from '../../features/career/index.ts';
import { useUser } from '../../platform/session.tsx';
import type { CvEditor } from './use-cv-editor.ts';
import { useLineTargets } from './use-line-targets.ts';

export interface CareerTabProps {
  editor: CvEditor;
  /** The roadmap that the address names. */
  roadmapId: string | null;
  onRoadmap: (id: string | null) => void;
}

/** Roadmaps that begin with what the CV at hand says. A chunk of its own: most visits do not open it. */
export function CareerTab({ editor, roadmapId, onRoadmap }: CareerTabProps) {
  const user = useUser();
  const { jobTitle, targetRole, experience, skills, personalInfo } = editor.form.getValues();
  const jobs = editor.page.written?.document.experience ?? [];
  return (
    <CareerPanel
      ownerId={user.id}
      cvId={editor.page.written?.id ?? null}
      known={{
        currentRole: latestJob(jobs)?.position || experience[0]?.position || jobTitle,
        targetRole,
        skills,
        place: personalInfo.location,
        jobs,
      }}
      roadmapId={roadmapId}
      onRoadmap={onRoadmap}
      lineTargets={useLineTargets(editor)}
    />
  );
}
