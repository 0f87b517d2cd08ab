import type { PositionedLine } from '@candor/domain/reading';
import type { Document } from 'domhandler';
import { MarkupBudget } from '../markup/parse-markup.ts';
import { Refusal } from '../refusals.ts';
import type { Block } from '../structure/block.ts';
import { linesOfBlocks } from '../structure/lines-of-blocks.ts';
import { unzip } from '../zip/unzip.ts';
import { readBlocks } from './body.ts';
import { readStyles, type Styles } from './styles.ts';
import { child, descendant, elements, parseXml, textIn } from './xml.ts';

const PART = /^word\/(?:document\d*|styles|header\d*|footer\d*)\.xml$|^word\/_rels\/.*\.rels$/;

/** A part that programs add to a document; ours is told by its namespace, since Word renames parts as it saves. */
const CUSTOM = /^customXml\/item\d+\.xml$/;
/** As the exporter writes it. */
const OWN_NAMESPACE = 'urn:candor:cv:1';

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

interface Archive {
  parts: ReadonlyMap<string, Uint8Array>;
  budget: MarkupBudget;
}

function blocksOfPart({ parts, budget }: Archive, path: string, root: string, styles: Styles): Block[] {
  const name = path.slice('word/'.length);
  const addresses = addressesOf(parseXml(parts.get(`word/_rels/${name}.rels`), budget));
  const element = descendant(parseXml(parts.get(path), budget), root);
  return element ? readBlocks(element, { styles, addresses }) : [];
}

function isBlank(blocks: readonly Block[]): boolean {
  return blocks.every(
    (block) => block.kind === 'paragraph' && block.texts.every((text) => text.text.trim() === ''),
  );
}

/** Reads a Word document as lines in reading order: page headers first, footers last. Throws a {@link Refusal}. */
export function readDocx(bytes: Uint8Array): DocxRead {
  const parts = unzip(bytes, (path) => PART.test(path) || CUSTOM.test(path));
  const main = [...parts.keys()].find((path) => /^word\/document\d*\.xml$/.test(path));
  if (main === undefined) throw new Refusal('wrong_type');
  const archive: Archive = { parts, budget: new MarkupBudget() };
  const styles = readStyles(parseXml(parts.get('word/styles.xml'), archive.budget));
  const around = (kind: string) =>
    [...parts.keys()]
      .filter((path) => path.startsWith(`word/${kind}`))
      .toSorted()
      .map((path) => blocksOfPart(archive, path, kind === 'header' ? 'w:hdr' : 'w:ftr', styles))
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
  const body = blocksOfPart(archive, main, 'w:body', styles);
  const lines = linesOfBlocks([...once(around('header')), ...body, ...once(around('footer'))]);
  return { lines, attached: ownData(archive) };
}

function ownData({ parts, budget }: Archive): unknown {
  for (const [path, bytes] of parts) {
    const root = CUSTOM.test(path) ? child(parseXml(bytes, budget), 'candor') : null;
    if (root?.attribs['xmlns'] !== OWN_NAMESPACE) continue;
    try {
      return JSON.parse(textIn(root)) as unknown;
    } catch {
      return null;
    }
  }
  return null;
}
