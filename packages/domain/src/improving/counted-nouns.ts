/** A number before a noun that lacks its plural: "5 person", "for 6 year"; not "a 5 day week", "3 day in house". */
export const countedSingular =
  /\b((?:[2-9]|[1-9]\d+|\d{1,3}(?:,\d{3})+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|many|several)(?: new| young| other)?) (person|year|month|week|day|worker|customer|guest|client|patient|table|room|child|student|colleague|employee)(?=$|[,.;]| (?:in(?! house\b)|for|at|of|on|with|per|a|each|every|from|and|to|how)\b)/gi;

const irregular: Readonly<Record<string, string>> = { person: 'people', child: 'children' };

/** The plural of a noun of {@link countedSingular}. */
export function pluralOf(noun: string): string {
  return irregular[noun.toLowerCase()] ?? `${noun}s`;
}
