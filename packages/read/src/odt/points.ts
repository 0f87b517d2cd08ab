/** Points of one unit of length. */
const units: Record<string, number> = {
  pt: 1,
  pc: 12,
  in: 72,
  inch: 72,
  cm: 72 / 2.54,
  mm: 7.2 / 2.54,
  px: 0.75,
};

/** A length as OpenDocument writes it ("1.27cm") in points. */
export function points(length: string | undefined): number | undefined {
  const match = /^(-?\d{1,7}(?:\.\d{1,9})?)(pt|pc|inch|in|cm|mm|px)$/.exec(length ?? '');
  const unit = units[match?.[2] ?? ''];
  return match && unit !== undefined ? Number(match[1]) * unit : undefined;
}
