/** How long a file of tests took, from its first test to its last. */
interface FileTime {
  path: string;
  seconds: number;
}

const times: FileTime[] = [];

/** Notes how long a file took. */
export function noteTime(path: string, ms: number): void {
  times.push({ path, seconds: ms / 1000 });
}

/** The slowest files of this run, a line each, the slowest first. */
export function slowestFiles(count = 20): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
}
