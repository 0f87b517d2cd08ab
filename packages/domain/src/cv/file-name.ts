// What file systems refuse or read as a path, and the marks that turn the direction of text around.
const UNSAFE = /[\\/:*?"<>|\p{C}]+/gu;
const MAX_LENGTH = 120;

/** The name a document is saved under: the title's own letters of any script, nothing that could become a path. */
export function fileName(title: string, extension: string): string {
  const cleaned = title
    .normalize('NFC')
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/^\.+|\.+$/g, '')
    .trim();
  const short = [...cleaned].slice(0, MAX_LENGTH).join('').trim();
  return `${short === '' ? 'CV' : short}.${extension}`;
}
