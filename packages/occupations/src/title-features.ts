/** Longer titles are judged by their beginning. */
const [MOST_WORDS, LONGEST_WORD] = [10, 30];
/** Letters of the pieces that a word is cut into. */
const PIECES = [3, 4, 5];

/** FNV-1a, 32 bits. */
function numbered(text: string): number {
  let number = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) number = Math.imul(number ^ text.charCodeAt(at), 16_777_619);
  return number >>> 0;
}

/**
 * What the ranker of titles sees of a title in its folded form, each as a 32-bit number: its words (twice), which stands
 * first and which last, its pairs of words, and the pieces of its words, by which words it never met are like those it did.
 */
export function titleFeatures(title: string): number[] {
  const words = title.split(' ').slice(0, MOST_WORDS);
  const features = [numbered(`^${words[0]}`), numbered(`${words.at(-1)}$`)];
  words.forEach((word, at) => {
    const whole = numbered(`=${word}`);
    features.push(whole, whole);
    if (at > 0) features.push(numbered(`${words[at - 1]} ${word}`));
    const bounded = `<${word.slice(0, LONGEST_WORD)}>`;
    for (const letters of PIECES)
      for (let from = 0; from + letters <= bounded.length; from += 1)
        features.push(numbered(bounded.slice(from, from + letters)));
  });
  return features;
}
