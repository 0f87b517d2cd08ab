import type { CvRequest } from '@candor/domain/cv';
import type { EditEvidence, JudgedEdits, LineEdit } from '@candor/domain/documents';
import type { Announced, Composition, GatedCv, GateInput, WritingOptions } from '@candor/domain/writing';
import type { Job } from '@candor/pool';

/** What a thread that writes CVs can be asked. */
export interface WritingJobs {
  /** Nothing: whoever asks first need not wait for the start. */
  warm: Job<void, void>;
  compose: Job<{ request: CvRequest; options: WritingOptions }, Composition, Announced>;
  gate: Job<GateInput, GatedCv>;
  judgeEdits: Job<{ edits: readonly LineEdit[]; evidence: EditEvidence }, JudgedEdits>;
}
