import { say } from '../say/index.ts';

/** What may be uploaded to be read, as it is stated before an upload. The server recognizes kinds by their content. */
export const uploadRules = {
  /** Greatest size of a file, in bytes. */
  bytes: 25 * 1024 * 1024,
  /** Files in the list at a time. */
  files: 20,
  endings: [
    '.pdf',
    '.docx',
    '.doc',
    '.odt',
    '.rtf',
    '.txt',
    '.png',
    '.jpg',
    '.jpeg',
    '.webp',
    '.md',
    '.html',
    '.htm',
    '.json',
    '.zip',
  ],
} as const;

/** Why a file is not worth sending, in a sentence; null where it may be sent. */
export function uploadRefusal(name: string, bytes: number): string | null {
  if (bytes > uploadRules.bytes) return say`${name} exceeds 25MB limit. Please choose a smaller file.`;
  if (bytes === 0) return say`This file is empty. Please choose the one that holds your CV.`;
  const lower = name.toLowerCase();
  if (!uploadRules.endings.some((ending) => lower.endsWith(ending)))
    return say`This file type isn’t supported. Please choose a PDF, a Word document, a picture of the page (PNG, JPEG or WebP) or plain text (.txt).`;
  return null;
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** A size as people read it: "812 B", "14 KB", "2.4 MB". Steps of 1,024, as the limit is counted. */
export function sizeLabel(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1024 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1];
  const shown = unit > 1 && size < 10 ? size.toFixed(1) : String(Math.round(size));
  return `${shown} ${UNITS[unit]}`;
}
