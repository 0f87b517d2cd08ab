import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { cvRules, letterRules } from '@candor/domain/documents';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import type { EndpointCalls } from './endpoint-calls.ts';

/** What tools need of a document of any kind. */
export interface WholeDocument {
  id: string;
  title: string;
  version: number;
  labels: string[];
  /** Its lines by their paths; null where nothing waits for the person's choice. */
  lines: Map<string, string>;
  waiting: Map<string, string> | null;
  text: string;
}

/** A document of the person's, its kind's own shape left aside. */
export async function wholeDocument(
  { ask }: Pick<EndpointCalls, 'ask'>,
  kind: DocumentKindName,
  id: string,
): Promise<WholeDocument> {
  if (kind === 'letter') {
    const {
      document,
      proposal,
      generatedLetter: text,
      ...rest
    } = await ask(letterEndpoints.get, { params: { id } });
    const waiting = proposal && letterRules.lines(proposal.document);
    return { ...rest, text, lines: letterRules.lines(document), waiting };
  }
  const { document, proposal, generatedCv: text, ...rest } = await ask(cvEndpoints.get, { params: { id } });
  return {
    ...rest,
    text,
    lines: cvRules.lines(document),
    waiting: proposal && cvRules.lines(proposal.document),
  };
}
