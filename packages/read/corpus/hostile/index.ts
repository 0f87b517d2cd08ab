export { hostileArchives } from './archives.ts';
export type { HostileFile } from './hostile-file.ts';
export { lockedPdfs } from './locked-pdfs.ts';
export { hostileOfficeFiles } from './office-files.ts';
export { hostilePdfs } from './pdfs.ts';
export { hostilePictures } from './pictures.ts';
export { hostileTextFiles } from './text-files.ts';
export { hostileWordFiles } from './word-files.ts';
