export type { FileRead, FileType, ReadFileInput, ReadProgress, RefusalCode } from './file-read.ts';
export { readLimits } from './limits.ts';
export { readFile } from './read-file.ts';
