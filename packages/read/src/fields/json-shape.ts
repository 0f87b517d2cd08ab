import { say } from '@candor/domain/say';

const LISTS = [
  'work',
  'education',
  'skills',
  'projects',
  'languages',
  'certificates',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
] as const;
const choose = () => say`Please choose a JSON Resume or an export of Reactive Resume.`;

/** How many characters the engine quotes before the place of an error. */
const WORDS_BEFORE = 10;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Why a value of JSON is no CV, in a sentence; null where it may be one. */
export function notAResume(value: unknown): string | null {
  if (!isObject(value)) {
    const why = Array.isArray(value)
      ? say`This JSON file is not a CV: it holds a list at its top, where an object with “basics” and “work” should be.`
      : value === null
        ? say`This JSON file is not a CV: it holds nothing at its top, where an object with “basics” and “work” should be.`
        : say`This JSON file is not a CV: it holds a ${typeof value} at its top, where an object with “basics” and “work” should be.`;
    return `${why} ${choose()}`;
  }
  const isHere = (key: string) => typeof value[key] === 'object' && value[key] !== null;
  if (['basics', 'work', 'education'].some(isHere) || LISTS.some((key) => Array.isArray(value[key])))
    return null;
  return `${say`This JSON file is not a CV: no “basics”, “work”, “education” or “skills” stands at its top.`} ${choose()}`;
}

/** What of a resume stands in another shape than it should, a sentence each. */
export function shapeNotes(value: unknown): string[] {
  if (!isObject(value)) return [];
  const basics = value['basics'] ?? {};
  return [
    ...(isObject(basics)
      ? []
      : [
          say`“basics” should be an object with a name, and could not be read. Its words are under what was not placed.`,
        ]),
    ...LISTS.flatMap((key) => {
      const given = value[key] ?? [];
      if (Array.isArray(given)) return [];
      if (isObject(given))
        return [say`“${key}” should be a list, but is an object. It was read as one entry.`];
      if (key === 'skills' && typeof given === 'string') return [];
      return [
        say`“${key}” should be a list, but is a ${typeof given}. What is in it is under what was not placed.`,
      ];
    }),
  ];
}

/** The engine says the place as a position, by the words around it, or not at all where the text ends too soon. */
function placeOf(text: string, message: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, dots, around] = /, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON/.exec(message) ?? [];
  const at = around === undefined ? -1 : text.indexOf(around);
  return at < 0 ? text.trimEnd().length : at + (dots === undefined ? 0 : WORDS_BEFORE);
}

/** Where a text stops being JSON, in a sentence. */
export function brokenAt(text: string, error: unknown): string {
  const at = placeOf(text, String(error));
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const key = [...before.matchAll(/"([^"\\\n]{1,40})"\s*:/g)].at(-1)?.[1];
  const isCut = at >= text.trimEnd().length;
  if (key === undefined)
    return isCut
      ? say`This JSON file is cut off in line ${line}. Please save or download it again.`
      : say`This JSON file has an error in line ${line}. Please save or download it again.`;
  return isCut
    ? say`This JSON file is cut off in line ${line}, at “${key}”. Please save or download it again.`
    : say`This JSON file has an error in line ${line}, at “${key}”. Please save or download it again.`;
}
