/** How the feminine or inflected form of a word becomes the one that tables list, by language; the first that fits. */
const FORMS: Record<string, readonly (readonly [ending: RegExp, instead: string])[]> = {
  de: [
    [/(?<=\p{L}{4}(?:er|ist|ent|or|eur|at|ant|log|wirt|loge))in$/u, ''],
    [/(?<=angestellte)r?$/, ''],
    [/frau$/, 'mann'],
    [/(?<=\p{L}{5})inn?en$/u, ''],
  ],
  fr: [
    [/trice$/, 'teur'],
    [/euse$/, 'eur'],
    [/iere$/, 'ier'],
    [/ienne$/, 'ien'],
    [/(?<=\p{L}{3})(al|el|ant|e|if|ent)l?e$/u, '$1'],
    [/ive$/, 'if'],
  ],
  es: [
    [/(?<=\p{L}{3})(d|t|s)ora$/u, '$1or'],
    [/(?<=\p{L}{3})(er|ic|iv|ad|an|ist|eir)a$/u, '$1o'],
    [/triz$/, 'tor'],
  ],
  it: [
    [/trice$/, 'tore'],
    [/essa$/, 'e'],
    [/iera$/, 'iere'],
    [/(?<=\p{L}{3})(at|ic|iv|ist|an|ari|ai)a$/u, '$1o'],
  ],
  nl: [
    [/ster$/, 'er'],
    [/(?<=\p{L}{4})(?:euse|rice)$/u, 'eur'],
    [/(?<=\p{L}{4}(?:er|ent|ist))e$/u, ''],
  ],
};

/** A title as the tables may list it, where it is written in the feminine or inflected: one form for each language that has one. */
export function ungendered(words: readonly string[]): string[][] {
  const whole = words.join(' ');
  const forms = Object.values(FORMS).map((endings) =>
    words.map((word) => {
      const fitting = endings.find(([ending]) => ending.test(word));
      return fitting ? word.replace(fitting[0], fitting[1]) : word;
    }),
  );
  const seen = new Set([whole]);
  return forms.filter((form) => {
    const key = form.join(' ');
    return !seen.has(key) && seen.add(key);
  });
}
