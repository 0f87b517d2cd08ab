import type { Verdict } from '@candor/domain/answering';
import type { CvDocument } from '@candor/domain/cv';
import type { ReadAdvert } from '@candor/domain/jobs';
import type { Home } from '@candor/domain/locale';
import type { JobMatch } from '@candor/domain/matching';
import type { GivenAdvert } from '@candor/domain/matching/scoring';
import type {
  AskedFor,
  CvAnalysis,
  MachineRead,
  ProposedTailoring,
  Reading,
  Tailoring,
  TailoringChange,
} from '@candor/domain/optimizer';
import type { Job } from '@candor/pool';

/** A CV to analyse, as a document or as any text. */
export type GivenCv = { document: CvDocument } | { text: string };

/** What a CV is compared with: an advert, what else its person has entered, and their verdicts. */
interface Against {
  home: Home;
  advert: string;
  profile: CvDocument | null;
  verdicts: Verdict[];
  today: string;
}

/** What a thread that analyses CVs can be asked. */
export interface OptimizerJobs {
  /** Loads the tables and compiles the patterns that the first analysis would wait for. */
  warmUp: Job<null, null>;
  analyse: Job<Against & { cv: GivenCv }, CvAnalysis>;
  tailor: Job<Against & { document: CvDocument }, Tailoring & { asked: AskedFor[] }>;
  /** The changes with those that a language model proposes, as far as the CV bears them out. */
  takeProposed: Job<
    {
      document: CvDocument;
      changes: TailoringChange[];
      asked: AskedFor[];
      proposed: ProposedTailoring;
      today: string;
    },
    TailoringChange[]
  >;
  compareReading: Job<Reading, MachineRead>;
  readAdvert: Job<{ text: string }, ReadAdvert>;
  /** In the order of the adverts. */
  match: Job<{ document: CvDocument; adverts: GivenAdvert[]; today: string }, JobMatch[]>;
}
