import { commandGroups, type Command, type CommandGroup } from './command.ts';

/** What is found in longer words comes behind whatever has them in its name. */
const FOUND = 0.5;
/** Of each group at most so many are shown. */
const MOST = 8;

export interface FoundGroup {
  group: CommandGroup;
  name: string;
  commands: readonly Command[];
}

/**
 * The commands that a search finds, the best of each group first and the group of the best one on top. Each word of the
 * search has to begin a word of the command. Without a search, what is listed without one.
 */
export function findCommands(commands: readonly Command[], search: string): FoundGroup[] {
  const words = wordsOf(search);
  const scored = commands
    .map((command) => ({
      command,
      score: words.length === 0 ? unsearched(command) : scoreOf(command, words),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const best = (group: CommandGroup) => scored.find(({ command }) => command.group === group)?.score ?? 0;
  return commandGroups
    .map(({ group, name }) => ({
      group,
      name,
      commands: scored
        .filter(({ command }) => command.group === group)
        .slice(0, group === 'places' || group === 'acts' ? undefined : MOST)
        .map(({ command }) => command),
    }))
    .filter((found) => found.commands.length > 0)
    .toSorted((one, other) => best(other.group) - best(one.group));
}

const unsearched = ({ isOnlyFound }: Command): number => (isOnlyFound ? 0 : 1);

/** Words of its own label weigh more than other words for it, and the first word more than the rest. */
function scoreOf({ label, keywords = '', isFound }: Command, search: readonly string[]): number {
  if (isFound) return FOUND;
  const own = wordsOf(label);
  const others = wordsOf(keywords);
  let score = 0;
  for (const word of search) {
    const at = own.findIndex((one) => one.startsWith(word));
    if (at >= 0) score += (at === 0 ? 4 : 3) + (own[at] === word ? 1 : 0);
    else if (others.some((one) => one.startsWith(word))) score += others.includes(word) ? 2 : 1;
    else return 0;
  }
  return score / search.length;
}

/** "García" is found by "garcia". */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
