import { answerWork } from '@candor/pool';
import { readFile, type FileRead } from '@candor/read';
import type { FileToRead } from '../platform/reader.ts';

answerWork<FileToRead, FileRead>(({ name, bytes }, tell) => readFile({ name, bytes, onProgress: tell }));
