import { DomHandler, type Document } from 'domhandler';
import { Parser } from 'htmlparser2';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

/** What is left of the markup that one file may hold, over all its parts. */
export class MarkupBudget {
  #nodes = 0;
  #text = 0;

  /** Throws a {@link Refusal} where the file holds more. */
  spend(nodes: number, text: number): void {
    this.#nodes += nodes;
    this.#text += text;
    if (this.#nodes > readLimits.nodes || this.#text > readLimits.text) throw new Refusal('too_much_inside');
  }
}

/** Builds a document as long as it is one that a CV may have: the parser takes as much as it is given. */
class CountingHandler extends DomHandler {
  readonly #budget: MarkupBudget;

  constructor(budget: MarkupBudget, isXml: boolean) {
    super(undefined, { xmlMode: isXml });
    this.#budget = budget;
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    this.#budget.spend(1, 0);
    if (this.tagStack.length > readLimits.depth) throw new Refusal('damaged');
    super.onopentag(name, attribs);
  }

  // The parser gathers attributes before it tells of their element.
  onattribute(_: string, value: string): void {
    this.#budget.spend(1, value.length);
  }

  override ontext(text: string): void {
    this.#budget.spend(1, text.length);
    super.ontext(text);
  }

  override oncomment(text: string): void {
    this.#budget.spend(1, 0);
    super.oncomment(text);
  }
}

/**
 * The elements of an HTML page or an XML part; entities of its own are never read, so that none can grow. Throws a
 * {@link Refusal} where it holds more than a CV, or is nested more deeply.
 */
export function parseMarkup(
  text: string,
  { isXml = false, budget = new MarkupBudget() }: { isXml?: boolean; budget?: MarkupBudget } = {},
): Document {
  const handler = new CountingHandler(budget, isXml);
  new Parser(handler, { xmlMode: isXml }).end(text);
  return handler.root;
}
