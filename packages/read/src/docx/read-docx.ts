import type { PositionedLine } from '@candor/domain/reading';
import type { Document } from 'domhandler';
import { Refusal } from '../refusals.ts';
import type { Block } from '../structure/block.ts';
import { linesOfBlocks } from '../structure/lines-of-blocks.ts';
import { unzip } from '../zip/unzip.ts';
import { readBlocks } from './body.ts';
import { readStyles, type Styles } from './styles.ts';
import { child, descendant, elements, parseXml } from './xml.ts';

const PART = /^word\/(?:document\d*|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/.*\.rels$/;

export interface DocxRead {
  lines: PositionedLine[];
  /** The CV that Candor put into its own document, as it stands there. */
  attached: unknown;
}

function addressesOf(rels: Document): Map<string, string> {
  const root = child(rels, 'Relationships');
  return new Map(
    elements(root)
      .filter((element) => element.attribs['TargetMode'] === 'External')
      .map((element): [string, string] => [element.attribs['Id'] ?? '', element.attribs['Target'] ?? '']),
  );
}

function blocksOfPart(
  parts: ReadonlyMap<string, Uint8Array>,
  path: string,
  root: string,
  styles: Styles,
): Block[] {
  const name = path.slice('word/'.length);
  const addresses = addressesOf(parseXml(parts.get(`word/_rels/${name}.rels`)));
  const element = descendant(parseXml(parts.get(path)), root);
  return element ? readBlocks(element, { styles, addresses }) : [];
}

function isBlank(blocks: readonly Block[]): boolean {
  return blocks.every(
    (block) => block.kind === 'paragraph' && block.texts.every((text) => text.text.trim() === ''),
  );
}

/** Reads a Word document as lines in reading order: page headers first, footers last. Throws a {@link Refusal}. */
export function readDocx(bytes: Uint8Array): DocxRead {
  const parts = unzip(bytes, (path) => PART.test(path) || path.endsWith('candor-cv.json'));
  const main = [...parts.keys()].find((path) => /^word\/document\d*\.xml$/.test(path));
  if (main === undefined) throw new Refusal('wrong_type');
  const styles = readStyles(parseXml(parts.get('word/styles.xml')));
  const around = (kind: string) =>
    [...parts.keys()]
      .filter((path) => path.startsWith(`word/${kind}`))
      .toSorted()
      .map((path) => blocksOfPart(parts, path, kind === 'header' ? 'w:hdr' : 'w:ftr', styles))
      .filter((blocks) => !isBlank(blocks));
  const seen = new Set<string>();
  const once = (boxes: Block[][]) =>
    boxes
      .filter((blocks) => {
        const key = JSON.stringify(blocks);
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      })
      .map((blocks): Block => ({ kind: 'box', blocks }));
  const body = blocksOfPart(parts, main, 'w:body', styles);
  const lines = linesOfBlocks([...once(around('header')), ...body, ...once(around('footer'))]);
  const json = [...parts].find(([path]) => path.endsWith('candor-cv.json'))?.[1];
  return { lines, attached: json ? parseJson(json) : null };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return null;
  }
}
