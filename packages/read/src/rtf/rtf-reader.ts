import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import type { Block, StyledText } from '../structure/block.ts';
import { encodingOf } from './code-pages.ts';
import { RtfBlocks } from './rtf-blocks.ts';
import {
  destinations,
  plainParagraph,
  plainState,
  characterWords,
  transparent,
  type Destination,
  type RtfParagraph,
  type RtfState,
} from './rtf-state.ts';
import type { RtfToken } from './tokens.ts';

const TWENTIETHS = 20;
const ADDRESS = /HYPERLINK\s+"?((?:https?:|mailto:|tel:)[^"\s]{1,2000})/i;

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Follows the groups and words of a rich text file, and gathers the blocks that they set. */
export class RtfReader {
  #state: RtfState = plainState;
  readonly #saved: RtfState[] = [];
  #paragraph: RtfParagraph = plainParagraph;
  #texts: StyledText[] = [];
  #blocks = new RtfBlocks();
  /** The text around the page headers and boxes that are being read. */
  readonly #around: { blocks: RtfBlocks; texts: StyledText[]; paragraph: RtfParagraph; depth: number }[] = [];
  readonly #headers: Block[] = [];
  readonly #charsets = new Map<number, number>();
  readonly #colors: string[] = [];
  readonly #levels = new Map<number, number>();
  #channels: [number, number, number] = [0, 0, 0];
  #filePage = 1252;
  #instruction = '';
  /** Bytes of characters that may be made of several. */
  #pending: number[] = [];
  /** Characters that stand in for the Unicode one before them. */
  #left = 0;
  #isOptional = false;
  #style: number | undefined;

  read(token: RtfToken): void {
    if (token.kind === 'bytes') return this.#bytes(token.bytes);
    this.#decode();
    switch (token.kind) {
      case 'open':
        if (this.#saved.length >= readLimits.depth) throw new Refusal('damaged');
        this.#saved.push(this.#state);
        return undefined;
      case 'close':
        return this.#close();
      case 'word':
        return this.#word(token.word, token.param);
      default:
        return token satisfies never;
    }
  }

  /** The blocks, page headers first. */
  end(): Block[] {
    this.#decode();
    while (this.#around.length > 0) this.#leave();
    this.#endParagraph();
    return [...this.#headers, ...this.#blocks.end()];
  }

  #close(): void {
    const { destination } = this.#state;
    this.#left = 0;
    this.#state = this.#saved.pop() ?? plainState;
    if (destination === 'instruction' && this.#state.destination !== 'instruction') this.#endInstruction();
    if ((this.#around.at(-1)?.depth ?? -1) === this.#saved.length) this.#leave();
  }

  /** The result of a field follows its instruction in the group around both. */
  #endInstruction(): void {
    const url = ADDRESS.exec(this.#instruction)?.[1];
    if (url !== undefined) this.#state = { ...this.#state, url };
    this.#instruction = '';
  }

  #enter(): void {
    const [blocks, texts, paragraph] = [this.#blocks, this.#texts, this.#paragraph];
    this.#around.push({ blocks, texts, paragraph, depth: this.#saved.length - 1 });
    [this.#blocks, this.#texts, this.#paragraph] = [new RtfBlocks(), [], plainParagraph];
  }

  #leave(): void {
    this.#endParagraph();
    const box: Block = { kind: 'box', blocks: this.#blocks.end() };
    const outer = this.#around.pop();
    if (!outer) return;
    [this.#blocks, this.#texts, this.#paragraph] = [outer.blocks, outer.texts, outer.paragraph];
    if (box.blocks.length > 0) this.#headers.push(box);
  }

  #bytes(bytes: Uint8Array): void {
    const { destination } = this.#state;
    if (destination === 'colors') return this.#color(bytes);
    if (destination === 'styles') return this.#styleName(bytes);
    if (destination === 'skip' || destination === 'mark' || destination === 'fonts') return undefined;
    for (const byte of bytes) {
      if (this.#left > 0) this.#left -= 1;
      else this.#pending.push(byte);
    }
    return undefined;
  }

  #decode(): void {
    if (this.#pending.length === 0) return;
    const bytes = Uint8Array.from(this.#pending);
    this.#pending = [];
    const encoding = encodingOf(this.#charsets.get(this.#state.font), this.#filePage);
    this.#text(encoding === null ? '•' : new TextDecoder(encoding).decode(bytes));
  }

  #text(text: string): void {
    const { destination, isBold, isItalic, isHidden, size, url, color } = this.#state;
    if (destination === 'instruction') this.#instruction = (this.#instruction + text).slice(0, 4_000);
    const isRead = destination === 'text' || destination === 'around' || destination === 'box';
    if (!isRead || isHidden) return;
    const style = { isBold, isItalic, size, color: this.#colors[color] ?? '#000000' };
    this.#texts.push({ text, ...style, ...(url === undefined ? {} : { url }) });
  }

  #color(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (byte !== 0x3b) continue;
      this.#colors.push(`#${this.#channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`);
      this.#channels = [0, 0, 0];
    }
  }

  #styleName(bytes: Uint8Array): void {
    const level = /heading (\d)/i.exec(Buffer.from(bytes).toString('latin1'))?.[1];
    if (level !== undefined && this.#style !== undefined) this.#levels.set(this.#style, Number(level));
  }

  #endParagraph(): void {
    const { style, headingLevel = this.#levels.get(style ?? -1), ...paragraph } = this.#paragraph;
    this.#blocks.add({ ...paragraph, headingLevel }, this.#texts);
    this.#texts = [];
  }

  #word(word: string, param: number | undefined): void {
    if (word === '*') {
      this.#isOptional = true;
      return;
    }
    const isOptional = this.#isOptional;
    this.#isOptional = false;
    const begun = destinations.get(word);
    if (begun !== undefined) return this.#begin(begun);
    if (isOptional && !transparent.has(word)) return this.#begin('skip');
    switch (this.#state.destination) {
      case 'skip':
      // What is set for the mark of a list item is not set for its paragraph.
      case 'mark':
        return undefined;
      case 'fonts':
        if (word === 'f') this.#state = { ...this.#state, font: param ?? 0 };
        if (word === 'fcharset') this.#charsets.set(this.#state.font, param ?? 0);
        return undefined;
      case 'colors':
        return this.#channel(word, param ?? 0);
      case 'styles':
        if (word === 's') this.#style = param;
        if (word === 'outlinelevel' && this.#style !== undefined)
          this.#levels.set(this.#style, (param ?? 0) + 1);
        return undefined;
      default:
        return this.#set(word, param);
    }
  }

  #begin(destination: Destination): void {
    if (this.#state.destination === 'skip') return;
    this.#state = { ...this.#state, destination };
    if (destination === 'mark') this.#paragraph = { ...this.#paragraph, isListItem: true };
    if (destination === 'around' || destination === 'box') this.#enter();
  }

  #channel(word: string, value: number): void {
    const at = ['red', 'green', 'blue'].indexOf(word);
    if (at >= 0) this.#channels[at] = within(value, 255);
  }

  #set(word: string, param: number | undefined): void {
    const value = param ?? 0;
    const isOn = param !== 0;
    const state = (part: Partial<RtfState>) => {
      this.#state = { ...this.#state, ...part };
    };
    const paragraph = (part: Partial<RtfParagraph>) => {
      this.#paragraph = { ...this.#paragraph, ...part };
    };
    const character = characterWords.get(word);
    if (character !== undefined) return this.#text(character);
    switch (word) {
      case '{':
      case '}':
      case '\\':
        return this.#text(word);
      case 'par':
      case 'sect':
      case 'page':
        return this.#endParagraph();
      case 'cell':
      case 'nestcell':
        this.#endParagraph();
        return this.#blocks.endCell();
      case 'row':
      case 'nestrow':
        return this.#blocks.endRow();
      case 'pard':
        this.#paragraph = plainParagraph;
        return undefined;
      case 'plain':
        return state({
          ...plainState,
          destination: this.#state.destination,
          substitutes: this.#state.substitutes,
        });
      case 'b':
        return state({ isBold: isOn });
      case 'i':
        return state({ isItalic: isOn });
      case 'v':
        return state({ isHidden: isOn });
      case 'fs':
        return state({ size: value >= 2 && value <= 800 ? value / 2 : plainState.size });
      case 'cf':
        return state({ color: value });
      case 'f':
        return state({ font: value });
      case 'uc':
        return state({ substitutes: within(value, 16) });
      case 'u':
        this.#text(String.fromCharCode(value < 0 ? value + 65_536 : value));
        this.#left = this.#state.substitutes;
        return undefined;
      case 'li':
        return paragraph({ indent: within(value / TWENTIETHS, 500) });
      case 'sb':
        return paragraph({ space: within(value / TWENTIETHS, 200) });
      case 'ls':
      case 'pnlvlblt':
        return paragraph({ isListItem: true });
      case 'intbl':
        return paragraph({ isInTable: true });
      case 's':
        return paragraph({ style: param });
      case 'outlinelevel':
        return paragraph(value < 9 ? { headingLevel: value + 1 } : {});
      case 'ansicpg':
        this.#filePage = value;
        return undefined;
      case 'mac':
        this.#filePage = 10_000;
        return undefined;
      default:
        return undefined;
    }
  }
}
