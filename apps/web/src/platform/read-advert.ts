import type * as jobs from '@candor/contracts/jobs';
import { queryOptions } from '@tanstack/react-query';
import { call, callWithFile } from './call.ts';
import { route, type ReplyOf } from './route.ts';

const fileRoute = route<typeof jobs.readAdvertFile>('POST', '/api/read-advert-file');
const linkRoute = route<typeof jobs.fetchAdvert>('POST', '/api/fetch-advert');
const linksRoute = route<typeof jobs.advertFetching>('GET', '/api/fetch-advert');

const TIME_LIMIT_MS = 60_000;

/** A job ad as it is read: its words, and what its page says of it. */
export type ReadAdvert = ReplyOf<typeof jobs.readAdvertFile>;

/** Files that a job ad may come in. */
export const ADVERT_FILES = '.pdf,.html,.htm,.docx,.doc,.odt,.rtf,.txt,.md';

/** The ad in a file: a PDF, a saved page, a document. */
export const readAdvertFile = (file: File): Promise<ReadAdvert> =>
  callWithFile(fileRoute, { file, signal: AbortSignal.timeout(TIME_LIMIT_MS) });

/** The ad in the source of a page that was pasted. */
export const readPastedPage = (html: string): Promise<ReadAdvert> =>
  readAdvertFile(new File([html], 'pasted.html', { type: 'text/html' }));

/** The ad at a link, which the server opens where its operator allows that. */
export const readAdvertLink = (url: string): Promise<ReadAdvert> => call(linkRoute, { body: { url } });

/** Whether the server opens links. */
export const advertLinks = queryOptions({
  queryKey: ['advert-links'],
  queryFn: ({ signal }) => call(linksRoute, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether pasted words are a link and nothing else. */
export const isLink = (text: string): boolean => /^\s*https?:\/\/\S+\s*$/iu.test(text);

/** Whether pasted words are the source of a page, not an ad as it is read. */
export const isPageSource = (text: string): boolean =>
  /^\s*<(?:!doctype|html|head|body|div|p|h\d|section|article|ul|script|main)[\s>]/iu.test(text);
