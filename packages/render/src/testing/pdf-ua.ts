import { pdfStructure } from './read-back.ts';

/** The rules of ISO 14289-1 that a file can be asked for by machine and does not keep, by clause, with what it says. */
export async function brokenPdfUaRules(
  bytes: Uint8Array,
  expected: { title: string; language: string; figures: string[] },
): Promise<string[]> {
  const file = await pdfStructure(Uint8Array.from(bytes));
  const { standard, isTagged, showsTitle, title, language, headings, figures, links, roles } = file;
  const rules: [clause: string, isKept: boolean, found: unknown][] = [
    ['5: says of itself that it keeps them', standard === '1', standard],
    ['6.1: is tagged', isTagged === true, isTagged],
    ['7.1: has a title that is shown', showsTitle === true && title === expected.title, title],
    ['7.2: has a language', language === expected.language, language],
    [
      '7.4: headings begin with the first and leave none out',
      headings[0] === 1 && headings.every((level, at) => level - (headings[at - 1] ?? 0) <= 1),
      headings,
    ],
    ['7.3: figures say what they are', figures.join('\n') === expected.figures.join('\n'), figures],
    ['7.18.5: links are in the structure', links === file.linkAnnotations, [links, file.linkAnnotations]],
    ['7.6: lists are lists', ['L', 'LI', 'LBody', 'P'].every((role) => roles.includes(role)), roles],
  ];
  return rules.flatMap(([clause, isKept, found]) => (isKept ? [] : [`${clause} (${JSON.stringify(found)})`]));
}
