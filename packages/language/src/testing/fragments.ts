/**
 * Fragments of CVs and letters, tagged by hand before any tagger was looked at (`fixtures/fragments.*.txt`). A line:
 * what the whole is and its time, then words with `_tag`; a word without one is of a closed class and tagged here.
 * `_d|q` accepts either. Kinds: S sentence, V verb-led, G gerund phrase, N noun phrase, L list, C clause, O other;
 * times: `+` present, `-` past, `>` to come, `?` asked.
 */
const TAGS: Record<string, string> = {
  n: 'noun:singular',
  ns: 'noun:plural',
  np: 'name',
  nps: 'name',
  v: 'verb:base',
  z: 'verb:present3',
  d: 'verb:past',
  q: 'verb:pastParticiple',
  g: 'verb:gerund',
  j: 'adjective',
  r: 'adverb',
  dt: 'determiner',
  pr: 'pronoun',
  i: 'preposition',
  cd: 'number',
  x: 'auxiliary',
};

const CLOSED: Record<string, string> = {
  determiner: 'the a an this these no',
  'pronoun|determiner': 'my your his our their its that which what who',
  pronoun: 'i you he she it we they me him us them',
  'pronoun|determiner|': 'her',
  conjunction: 'and or but &',
  'preposition|subordinator': 'as since after before for while until than',
  subordinator: 'because if when although where so',
  preposition:
    'of in at with from by on into about over under during between through per via without within across around worth',
  'auxiliary|verb': 'am is are was were be been being have has had do does did',
  auxiliary: 'can could will would shall may might must should',
  'adverb|particle': "not n't",
  'number|pronoun|determiner': 'one two three four five six seven eight nine ten twelve',
  'adverb|pronoun': 'there',
  adverb: 'always still now then here again never',
  'determiner|adjective|adverb|pronoun': 'first second more most all some own',
};

const byWord = new Map(
  Object.entries(CLOSED).flatMap(([tags, words]) =>
    words.split(' ').map((word) => [word, tags.split('|').filter(Boolean)] as const),
  ),
);

export type TaggedWord = { start: number; end: number; text: string; tags: string[] };
export type TaggedFragment = { kind: string; time: string; text: string; words: TaggedWord[] };

function tagsOf(word: string, tag: string | undefined, next: string | undefined): string[] {
  // An adverb that belongs to a verb ("set up") may as well be called its particle.
  if (tag)
    return tag
      .split('|')
      .flatMap((one) => (one === 'r' ? ['adverb', 'particle'] : (TAGS[one] ?? `unknown tag ${one}`)));
  if (/^[£$€]?\d/.test(word)) return ['number'];
  if (word.toLowerCase() === 'to')
    return /_v(?:\||$|[,.?])|^be$/.test(next ?? '') ? ['particle'] : ['preposition'];
  const closed = byWord.get(word.toLowerCase());
  if (!closed) throw new Error(`No tag for "${word}"`);
  return closed;
}

/** Reads the lines of a fixture file. Throws where a word of an open class has no tag. */
export function readFragments(file: string): TaggedFragment[] {
  return file
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [head = '', ...chunks] = line.split(' ');
      const words: TaggedWord[] = [];
      let text = '';
      for (const [index, chunk] of chunks.entries()) {
        const [, word = '', tag, after = ''] = /^(.*?)(?:_([a-z|]+))?('?[,.:;?]*)$/.exec(chunk) ?? [];
        if (index) text += ' ';
        if (word) {
          const tags = tagsOf(word, tag, chunks[index + 1]);
          words.push({ start: text.length, end: text.length + word.length, text: word, tags });
        }
        text += word + after;
      }
      return { kind: head.charAt(0), time: head.slice(1), text, words };
    });
}
