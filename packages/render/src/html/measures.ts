/** A distance in points as CSS writes it. */
export const pt = (points: number): string => `${Math.round(points * 100) / 100}pt`;
