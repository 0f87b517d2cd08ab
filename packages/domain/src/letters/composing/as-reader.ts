const TO_READER: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
};

/** Every "they" of a text as "you": the verb behind it stays. */
export const asReader = (text: string): string => {
  const said = text.replaceAll(
    /\b(?:they|them|theirs?)\b/gi,
    (word) => TO_READER[word.toLowerCase()] ?? word,
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
};
