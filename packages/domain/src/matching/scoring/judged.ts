/** How a part of a match came out. */
export interface Judged {
  /** 0 to 1; null where it cannot be judged. */
  share: number | null;
  note: string;
}

export const unsaid = (note: string): Judged => ({ share: null, note });
