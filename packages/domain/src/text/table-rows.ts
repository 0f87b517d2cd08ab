/** The rows of a table whose columns tabs part, without its head and remarks (`#`). */
export function tableRows(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
