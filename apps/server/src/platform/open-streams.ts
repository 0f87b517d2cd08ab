/** How many streams of events may be open at a time for one of each. */
export const streamRules = {
  /** Of one person, on all their devices: a browser keeps one for all its tabs. */
  person: 30,
  /** Of one key that is no person's, such as a reviewer's. */
  key: 6,
  /** Of all who came by one review link. */
  link: 60,
  /** Of one network: a classroom, or an office behind one address. */
  network: 500,
} as const satisfies Record<string, number>;

/** Whom a stream counts for. */
export type StreamOf = Partial<Record<keyof typeof streamRules, string>>;

/** The streams that this server holds open: a connection each, which nobody may take all of. */
export interface OpenStreams {
  /**
   * Counts a stream. Where there would be one too many, the oldest is closed by its own `letGo`.
   * @returns how it stops counting
   */
  enter(of: StreamOf, letGo: () => void): () => void;
}

export function createOpenStreams(
  rules: Record<keyof typeof streamRules, number> = streamRules,
): OpenStreams {
  const open = new Map<string, Set<() => void>>();
  const enterAs = (key: string, most: number, letGo: () => void) => {
    const all = open.get(key) ?? new Set();
    open.set(key, all);
    // A set keeps the order in which its members came.
    const [oldest] = all;
    if (all.size >= most && oldest) {
      all.delete(oldest);
      oldest();
    }
    const entry = () => letGo();
    all.add(entry);
    return () => {
      all.delete(entry);
      if (all.size === 0 && open.get(key) === all) open.delete(key);
    };
  };
  return {
    enter(of, letGo) {
      const names = Object.keys(of) as (keyof StreamOf)[];
      const leaves = names.map((name) => enterAs(`${name} ${of[name]}`, rules[name], letGo));
      return () => {
        for (const leave of leaves) leave();
      };
    },
  };
}
