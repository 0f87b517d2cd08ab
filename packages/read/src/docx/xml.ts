import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { parseMarkup, type MarkupBudget } from '../markup/parse-markup.ts';
import { Refusal } from '../refusals.ts';

/** Deepest nesting that is followed; office programs stay far below. */
export const MAX_DEPTH = 200;

/** Parses one part of a document. Throws a {@link Refusal} where its parts together hold more than a CV does. */
export function parseXml(bytes: Uint8Array | undefined, budget: MarkupBudget): Document {
  return parseMarkup(new TextDecoder().decode(bytes ?? new Uint8Array()), { isXml: true, budget });
}

export function elements(node: { children: ChildNode[] } | null | undefined): Element[] {
  return (node?.children ?? []).filter(isTag);
}

export function child(node: { children: ChildNode[] } | null | undefined, name: string): Element | null {
  return elements(node).find((element) => element.name === name) ?? null;
}

/** The first element of a name anywhere below. */
export function descendant(node: { children: ChildNode[] }, name: string, depth = 0): Element | null {
  if (depth > MAX_DEPTH) throw new Refusal('damaged');
  for (const element of elements(node)) {
    const found = element.name === name ? element : descendant(element, name, depth + 1);
    if (found) return found;
  }
  return null;
}

export function textIn(node: Element): string {
  return node.children.map((one) => (isText(one) ? one.data : '')).join('');
}

/** The value of a yes-or-no property of WordprocessingML: present without a value means yes. */
export function isOn(properties: Element | null, name: string): boolean | undefined {
  const element = child(properties, name);
  if (!element) return undefined;
  return !['0', 'false', 'none', 'off'].includes(element.attribs['w:val'] ?? '1');
}

export function numberOf(element: Element | null, attribute: string): number | undefined {
  const value = Number(element?.attribs[attribute] ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}
