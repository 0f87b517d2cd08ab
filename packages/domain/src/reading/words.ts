import { joinLines } from './join-lines.ts';
import { trimMarks } from './trim-marks.ts';

/** Marks that count as white space at the ends of some words. */
export interface Ends {
  start: string;
  end: string;
}

const WHITE: Ends = { start: '', end: '' };
/** The place of what no line of the document says. */
const NOWHERE = -1;

/**
 * Words of a document: a text that knows of each of its UTF-16 units which of the document's it is. What parts, trims or joins
 * them keeps that, so that nobody has to look for a field where it was read from.
 */
export class Words {
  readonly text: string;
  /** By unit of the text: its place in the document, -1 for one that no line has. */
  readonly places: readonly number[];

  constructor(text: string, places: readonly number[]) {
    this.text = text;
    this.places = places;
  }

  static readonly none = new Words('', []);

  /** A text that stands in the document from a place on. */
  static at(text: string, start: number): Words {
    return new Words(
      text,
      Array.from({ length: text.length }, (_, at) => start + at),
    );
  }

  /** Several words one behind the other, with signs between them that no line has. */
  static join(all: readonly Words[], between: string): Words {
    const gap = Array.from({ length: between.length }, () => NOWHERE);
    return new Words(
      all.map(({ text }) => text).join(between),
      all.flatMap(({ places }, at) => (at === 0 ? places : [...gap, ...places])),
    );
  }

  get isBlank(): boolean {
    return this.text.trim() === '';
  }

  slice(from: number, to?: number): Words {
    return new Words(this.text.slice(from, to), this.places.slice(from, to));
  }

  plus(more: Words | string): Words {
    return typeof more === 'string'
      ? Words.join([this, Words.none], more)
      : new Words(this.text + more.text, [...this.places, ...more.places]);
  }

  trimmed(ends: Ends = WHITE): Words {
    const bare = trimMarks(this.text, ends);
    const from = this.text.indexOf(bare);
    return this.slice(from, from + bare.length);
  }

  /** What stands between the matches of an expression that is global, empty stretches too. */
  parted(by: RegExp): Words[] {
    const parts: Words[] = [];
    let from = 0;
    for (const match of this.text.matchAll(by)) {
      parts.push(this.slice(from, match.index));
      from = match.index + match[0].length;
    }
    return [...parts, this.slice(from)];
  }

  /** Without what matches an expression: all of it where that is global. */
  without(form: RegExp, instead = ''): Words {
    if (form.global) return Words.join(this.parted(form), instead);
    const match = form.exec(this.text);
    if (!match) return this;
    return this.slice(0, match.index)
      .plus(instead)
      .plus(this.slice(match.index + match[0].length));
  }

  /** With those of the line below, as {@link joinLines} joins them. */
  withLine(below: Words): Words {
    const text = joinLines(this.text, below.text);
    const head = text.length - below.text.length;
    return new Words(text, [
      ...Array.from({ length: head }, (_, at) => this.places[at] ?? NOWHERE),
      ...below.places,
    ]);
  }
}
