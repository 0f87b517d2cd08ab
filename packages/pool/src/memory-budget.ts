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
  release(): void;
}

/** What one pool sees of a budget. */
export interface MemoryShare {
  /** The memory for one more process; undefined where it has to wait, for its turn or for others to end. */
  ask(): MemoryGrant | undefined;
  /** Whether another pool waits for memory: then a process ends instead of beginning more work. */
  isWanted(): boolean;
}

/**
 * Memory that the processes of several pools may take together: each counts with the most it may take, from its start
 * to its end. Pools are served in the order they asked, so a large process is not kept waiting by small ones for ever.
 */
export class MemoryBudget {
  readonly #totalMb: number;
  readonly #members = new Set<MemoryMember>();
  readonly #waiting: MemoryMember[] = [];
  #grantedMb = 0;

  constructor(totalMb: number) {
    this.#totalMb = totalMb;
  }

  get grantedMb(): number {
    return this.#grantedMb;
  }

  /** Throws a `RangeError` where a process of the pool alone would take more than there is. */
  join(member: MemoryMember): MemoryShare {
    if (member.processMb > this.#totalMb) throw new RangeError('One process takes more than the budget has');
    this.#members.add(member);
    return {
      ask: () => this.#ask(member),
      isWanted: () => this.#waiting.some((other) => other !== member),
    };
  }

  #ask(member: MemoryMember): MemoryGrant | undefined {
    // Also where there is room: what nobody works with is given back before another process grows.
    for (const other of this.#members) if (other !== member) other.endIdle();
    if (this.#waiting.length === 0 && this.#hasRoomFor(member)) return this.#grant(member);
    if (!this.#waiting.includes(member)) this.#waiting.push(member);
    return undefined;
  }

  #hasRoomFor({ processMb }: MemoryMember): boolean {
    return this.#grantedMb + processMb <= this.#totalMb;
  }

  #grant({ processMb }: MemoryMember): MemoryGrant {
    let isHeld = true;
    this.#grantedMb += processMb;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#grantedMb -= processMb;
        this.#serve();
      },
    };
  }

  #serve(): void {
    for (let first = this.#waiting[0]; first && this.#hasRoomFor(first); first = this.#waiting[0]) {
      this.#waiting.shift();
      first.onGrant(this.#grant(first));
    }
  }
}
