import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { exportCv } from '@candor/contracts/documents';
import { exportLetter } from '@candor/contracts/letters';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { toJsonResume } from '@candor/domain/cv';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { refusalOf } from '../platform/answer-error.ts';
import { refusalWords, wholeDocument } from '../tools/index.ts';
import type { Asking } from './asking.ts';

/** What of a template is filled in; several values of one are none. */
const valueOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

interface Shown {
  kind: DocumentKindName;
  form: 'text' | 'json-resume' | 'pdf';
  title: string;
  mimeType: string;
}
type Content = { text: string } | { blob: string };

/** The person's documents as resources: as text, as PDF, and of CVs as JSON Resume. */
export function addResources(server: McpServer, { ctx, calls }: Asking): void {
  /** What is thrown leaves as an error of the protocol, in words that are meant to be read. */
  async function within<T>(uri: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error, ctx.log);
      if (refusal.code === 'not_found') throw new ResourceNotFoundError(uri);
      throw new ProtocolError(ProtocolErrorCode.InvalidRequest, refusalWords(refusal));
    }
  }

  const listed = async (kind: DocumentKindName, form: string) => {
    const list =
      kind === 'cv' ? await calls.ask(cvEndpoints.list, {}) : await calls.ask(letterEndpoints.list, {});
    return list.map(({ id, title }) => ({ uri: `candor://${kind}/${id}/${form}`, name: title }));
  };

  /** Documents of a kind in a form: which there are, and each as it is asked for. */
  function add({ kind, form, title, mimeType }: Shown, read: (id: string) => Promise<Content>): void {
    const template = new ResourceTemplate(`candor://${kind}/{id}/${form}`, {
      list: async () => ({ resources: await within('candor://', () => listed(kind, form)) }),
    });
    server.registerResource(`${kind}-${form}`, template, { title, mimeType }, (uri, { id }) =>
      within(uri.href, async () => ({
        contents: [{ uri: uri.href, mimeType, ...(await read(valueOf(id))) }],
      })),
    );
  }

  for (const kind of ['cv', 'letter'] as const) {
    const named = kind === 'cv' ? 'CVs' : 'Letters';
    add({ kind, form: 'text', title: `${named} as text`, mimeType: 'text/plain' }, async (id) => {
      const { text } = await wholeDocument(calls, kind, id);
      return { text };
    });
    add({ kind, form: 'pdf', title: `${named} as PDF`, mimeType: 'application/pdf' }, async (id) => {
      const asked = { params: { id }, query: { format: 'pdf' } } as const;
      const bytes = await (kind === 'cv' ? calls.file(exportCv, asked) : calls.file(exportLetter, asked));
      return { blob: Buffer.from(bytes).toString('base64') };
    });
  }

  const title = 'CVs as JSON Resume';
  add({ kind: 'cv', form: 'json-resume', title, mimeType: 'application/json' }, async (id) => {
    const { document } = await calls.ask(cvEndpoints.get, { params: { id } });
    return { text: JSON.stringify(toJsonResume(document)) };
  });
}
