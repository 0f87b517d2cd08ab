import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import type { ArchiveJobs } from './archive-jobs.ts';
import { readArchive } from './read-archive.ts';

answerSpokenJobs<ArchiveJobs>({ read: readArchive });
