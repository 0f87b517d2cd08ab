const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Names a job by employer, title and place; '' where title or employer is not known. */
export function jobKey(job: { title: string; company: string; location: string }): string {
  const [title, company, location] = [plain(job.title), plain(job.company), plain(job.location)];
  return title === '' || company === '' ? '' : [company, title, location].join('|');
}
