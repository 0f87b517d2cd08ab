import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
} from '@modelcontextprotocol/server';
import { cvEndpoints } from '@candor/contracts/cv-library';
import { letterEndpoints } from '@candor/contracts/letter-library';
import { toJsonResume } from '@candor/domain/cv';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { refusalOf } from '../platform/answer-error.ts';
import { refusalWords, wholeDocument } from '../tools/index.ts';
import type { Asking } from './asking.ts';

/** What of a template is filled in; several values of one are none. */
const valueOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The person's documents as resources: their text form, and of CVs JSON Resume. */
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

  const listed = async (kind: DocumentKindName, form: 'text' | 'json-resume') => {
    const list =
      kind === 'cv' ? await calls.ask(cvEndpoints.list, {}) : await calls.ask(letterEndpoints.list, {});
    return list.map(({ id, title }) => ({ uri: `candor://${kind}/${id}/${form}`, name: title }));
  };
  const listOf = (kind: DocumentKindName, form: 'text' | 'json-resume') => async () => ({
    resources: await within('candor://', () => listed(kind, form)),
  });

  for (const kind of ['cv', 'letter'] as const) {
    const template = new ResourceTemplate(`candor://${kind}/{id}/text`, { list: listOf(kind, 'text') });
    const shown = { title: kind === 'cv' ? 'CVs as text' : 'Letters as text', mimeType: 'text/plain' };
    server.registerResource(`${kind}-text`, template, shown, (uri, { id }) =>
      within(uri.href, async () => {
        const { text } = await wholeDocument(calls, kind, valueOf(id));
        return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
      }),
    );
  }

  const template = new ResourceTemplate('candor://cv/{id}/json-resume', {
    list: listOf('cv', 'json-resume'),
  });
  const shown = { title: 'CVs as JSON Resume', mimeType: 'application/json' };
  server.registerResource('cv-json-resume', template, shown, (uri, { id }) =>
    within(uri.href, async () => {
      const { document } = await calls.ask(cvEndpoints.get, { params: { id: valueOf(id) } });
      const text = JSON.stringify(toJsonResume(document));
      return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
    }),
  );
}
