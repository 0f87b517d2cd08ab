/** One pool that takes processes' memory out of a budget. */
export interface MemoryMember {
  /** What one process of it may take at most. */
  processMb: number;
  /** Ends its processes that have no work: what they hold is wanted elsewhere. */
  endIdle: () => void;
  /** Handed the memory it waited for; what it does not use it releases. */
  onGrant: (grant: MemoryGrant) => void;
}

/** The memory of one process, held until that has ended. */
export interface MemoryGrant {
  /** Says that the process is ending: nobody else has to end for whoever waits. */
  announceRelease(): void;
  release(): void;
}

/** What one pool sees of a budget. */
export interface MemoryShare {
  /** The memory for one more process; undefined where it has to wait, for its turn or for others to end. */
  ask(): MemoryGrant | undefined;
  /** Whether another pool waits for more than is about to come: then a process ends instead of beginning more work. */
  isWanted(): boolean;
  /** Whether one process has more than half of it: then others end that have no more work. */
  isTight(): boolean;
}

/**
 * Memory that the processes of several pools may take together: each counts with the most it may take, from its start
 * to its end. Pools are served in the order they asked, so a large process is not kept waiting by small ones for ever.
 */
export class MemoryBudget {
  readonly #totalMb: number;
  readonly #members = new Set<MemoryMember>();
  readonly #waiting: MemoryMember[] = [];
  readonly #watchers: (() => void)[] = [];
  #grantedMb = 0;
  /** Processes that each have more than half of it: one, where there is any. */
  #large = 0;
  /** Of that, what is about to be released. */
  #endingMb = 0;

  constructor(totalMb: number) {
    this.#totalMb = totalMb;
  }

  get grantedMb(): number {
    return this.#grantedMb;
  }

  /** Whether one process has more than half of it. Several small ones are what it is there for. */
  get isTight(): boolean {
    return this.#large > 0;
  }

  /** Tells of each change of what is granted. */
  watch(onChange: () => void): void {
    this.#watchers.push(onChange);
  }

  /** Throws a `RangeError` where a process of the pool alone would take more than there is. */
  join(member: MemoryMember): MemoryShare {
    if (member.processMb > this.#totalMb) throw new RangeError('One process takes more than the budget has');
    this.#members.add(member);
    return {
      ask: () => this.#ask(member),
      isWanted: () => this.#isWantedBeside(member),
      isTight: () => this.isTight,
    };
  }

  #ask(member: MemoryMember): MemoryGrant | undefined {
    // Also where there is room: what nobody works with is given back before another process grows.
    for (const other of this.#members) if (other !== member) other.endIdle();
    if (this.#waiting.length === 0 && this.#hasRoomFor(member)) return this.#grant(member);
    if (!this.#waiting.includes(member)) this.#waiting.push(member);
    return undefined;
  }

  #isWantedBeside(member: MemoryMember): boolean {
    const other = this.#waiting.find((one) => one !== member);
    return other !== undefined && this.#grantedMb - this.#endingMb + other.processMb > this.#totalMb;
  }

  #hasRoomFor({ processMb }: MemoryMember): boolean {
    return this.#grantedMb + processMb <= this.#totalMb;
  }

  #grant({ processMb }: MemoryMember): MemoryGrant {
    let endingMb = 0;
    let isHeld = true;
    this.#count(processMb);
    return {
      announceRelease: () => {
        if (!isHeld || endingMb > 0) return;
        endingMb = processMb;
        this.#endingMb += endingMb;
      },
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#endingMb -= endingMb;
        this.#count(-processMb);
        this.#serve();
      },
    };
  }

  #count(changeMb: number): void {
    this.#grantedMb += changeMb;
    if (Math.abs(changeMb) > this.#totalMb / 2) this.#large += Math.sign(changeMb);
    for (const notify of this.#watchers) notify();
  }

  #serve(): void {
    for (let first = this.#waiting[0]; first && this.#hasRoomFor(first); first = this.#waiting[0]) {
      this.#waiting.shift();
      first.onGrant(this.#grant(first));
    }
  }
}
