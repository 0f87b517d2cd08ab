import { answerJobs } from '@candor/pool';
import type { ArchiveJobs } from './archive-jobs.ts';
import { readArchive } from './read-archive.ts';

answerJobs<ArchiveJobs>({ read: readArchive });
