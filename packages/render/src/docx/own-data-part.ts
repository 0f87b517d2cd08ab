import { escapeHtml } from '../html/escape.ts';

/** Names our part among the parts that programs may add to a document. */
export const ownDataNamespace = 'urn:candor:cv:1';

/** Our own data as a custom XML part: Word and LibreOffice show nothing of it, and Word keeps it on saving. */
export function ownDataParts(json: string): { path: string; data: string }[] {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  return [
    {
      path: 'customXml/item1.xml',
      data: `${head}<candor xmlns="${ownDataNamespace}">${escapeHtml(json)}</candor>`,
    },
  ];
}

/** What ties the part to the document. */
export const ownDataRelationship =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXml';
