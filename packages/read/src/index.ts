export type { FileRead, FileType, ReadFileInput, ReadProgress, RefusalCode } from './file-read.ts';
export { readFile } from './read-file.ts';
