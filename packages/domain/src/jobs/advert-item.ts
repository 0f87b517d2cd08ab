import type { Span } from '../text/index.ts';
import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';

/** A range of a line as an item. */
export const itemAt = ({ span }: AdvertLine, name: string, at: number, length: number): AdvertItem => ({
  name,
  span: { start: span.start + at, end: span.start + at + length },
});

export const isWithin = ({ span }: { span: Span }, line: { span: Span }): boolean =>
  span.start >= line.span.start && span.end <= line.span.end;

export const meets = (a: { span: Span }, b: { span: Span }): boolean =>
  a.span.start < b.span.end && b.span.start < a.span.end;
