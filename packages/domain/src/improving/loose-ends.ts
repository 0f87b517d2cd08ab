import { isVerbLed, readFragment } from '@candor/english';

/** "It was me who", "I was the one that": English stresses so who did something. */
const CLEFT =
  /^(?<ahead>(?:(?!I )\p{Lu}[^,;.]*? )?)(?:it was (?:me|I)|I was the (?:one|person)) (?:who|that) /iu;

/** A sentence that says who did something in a clause of its own, in one: "It was me who told them" -> "I told them". */
export function withoutCleft(sentence: string): string {
  const told = sentence.replace(CLEFT, (_whole, ahead: string) => `${ahead}I `);
  if (told === sentence) return sentence;
  const tokens = readFragment(told)?.tokens ?? [];
  const verb = tokens
    .slice(tokens.findIndex(({ text }) => text === 'I') + 1)
    .find(({ pos }) => pos !== 'adverb');
  // "I was the one who the drivers came to": there it was done by others.
  return verb?.form === 'past' ? told : sentence;
}

const NAME = String.raw`(?<who>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)`;
/** With whom, or in what time, behind what was done: ", it was me and Ana", ", took me five weeks". */
const BEHIND: readonly (readonly [RegExp, (of: Record<string, string>) => string])[] = [
  [
    new RegExp(
      `, (?:it was )?(?:(?:me|I) and ${NAME}|${NAME.replace('who', 'whom')} and (?:me|I))(?: did it| together)?(?=[.!]?$)`,
      'u',
    ),
    ({ who, whom }) => ` with ${who ?? whom}`,
  ],
  [
    /, (?:it |which )?took (?:me )?(?<time>(?:about |only |just )?(?:an?|\d+|half an?|two|three|four|five|six|seven|eight|nine|ten) \p{Ll}+)(?=[.!]?$)/u,
    ({ time }) => `, in ${time}`,
  ],
];

/** What stands loose behind a thing done, in its place: "Did the floor, 60 m², me and Ana" -> "Did the floor with Ana, 60 m²". */
export function withoutLooseEnd(sentence: string): string {
  const [end, told] = BEHIND.find(([one]) => one.test(sentence)) ?? [];
  const read = end && readFragment(sentence.replace(end, ''));
  const isDone = read && (isVerbLed(read) || /^I$/.test(read.tokens[0]?.text ?? '')) && read.tense === 'past';
  if (!told || !end || !isDone || read.tokens[read.finiteVerb ?? 0]?.lemma === 'be') return sentence;
  const piece = told(end.exec(sentence)?.groups ?? {});
  const rest = sentence.replace(end, '');
  // With whom stands behind the deed itself, before what measures it.
  const at = piece.startsWith(',') ? rest.search(/[.!]?$/) : rest.search(/,|[.!]?$/);
  return rest.slice(0, at) + (/,/.test(rest) ? piece : piece.replace(/^,/, '')) + rest.slice(at);
}
