import { AdvertNote } from '../../features/optimizer/index.ts';
import { JobNote } from '../jobs/job-note.tsx';
import type { ToolJobOptions } from '../jobs/use-tool-job.ts';

interface CvJobNoteProps extends ToolJobOptions {
  /** Opens the advert that the CV was tailored to. */
  onOpen: () => void;
}

/** Which job a CV is for; of one without a saved job, the advert that it was tailored to. A chunk of its own. */
export function CvJobNote({ onOpen, ...ofJob }: CvJobNoteProps) {
  return <JobNote {...ofJob} otherwise={<AdvertNote cvId={ofJob.documentId} onOpen={onOpen} />} />;
}
