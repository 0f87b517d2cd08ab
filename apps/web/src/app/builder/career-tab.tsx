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
  return (
    <CareerPanel
      ownerId={user.id}
      cvId={editor.page.written?.id ?? null}
      known={{
        currentRole: experience[0]?.position || jobTitle,
        targetRole,
        skills,
        place: personalInfo.location,
        jobs: editor.page.written?.document.experience ?? [],
      }}
      roadmapId={roadmapId}
      onRoadmap={onRoadmap}
      lineTargets={useLineTargets(editor)}
    />
  );
}
