import type { AdvertItem } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import { employmentTypes, ranks, workPlaces } from './contract-words.data.ts';

/** The first of some named patterns that a line of the advert has. */
function firstOf(
  lines: readonly AdvertLine[],
  named: readonly (readonly [string, RegExp])[],
): AdvertItem | null {
  for (const [name, pattern] of named)
    for (const line of lines) {
      const match = pattern.exec(line.text);
      if (match) return itemAt(line, name, match.index, match[0].length);
    }
  return null;
}

const isOfEmployer = ({ section }: AdvertLine) => section === 'about';
/** "This is a full-time position" is said of the work, whatever part it stands in. */
const OF_WORK = /(?<!\p{L})(?:position|role|contract|post|job|stelle|poste|puesto|functie)(?!\p{L})/iu;
/** A line so short says nothing else. */
const SHORT = 60;
const isDemand = ({ section, isItem }: AdvertLine) =>
  isItem && (section === 'duties' || section === 'required' || section === 'preferred');

/** What is said of the work that is offered, not of the employer nor of what is to be done. */
const ofOffer = (
  lines: readonly AdvertLine[],
  named: readonly (readonly [string, RegExp])[],
): AdvertItem | null => {
  const statements = lines.filter((line) => !isDemand(line));
  return (
    firstOf(
      statements.filter((line) => !isOfEmployer(line)),
      named,
    ) ??
    firstOf(
      statements.filter(({ text }) => OF_WORK.test(text)),
      named,
    ) ??
    firstOf(
      lines.filter(({ text }) => text.length < SHORT),
      named,
    )
  );
};

/** Said of hours or a contract that may be had too: "full time (part time considered)". */
const CONSIDERED =
  /^[^\p{L}.;]{0,3}(?:(?:is|are|ist|sind|est|es|also|auch|aussi|también|ook)\s)*(?:considered|possible|available|welcome|on request|möglich|denkbar|envisageable|posible|mogelijk)/iu;

/** Full-time, part-time, permanent and so on: what the title says, then hours before the kind of contract; what is only considered last. */
export function readEmploymentTypes(lines: readonly AdvertLine[], title: AdvertItem | null): AdvertItem[] {
  const [internship, apprenticeship, ...others] = employmentTypes;
  const ofTitle = lines.filter(
    ({ span }) => title && span.start <= title.span.start && title.span.end <= span.end,
  );
  const head = ofTitle.length > 0 ? ofTitle : lines.slice(0, 1);
  const training = firstOf(head, [internship, apprenticeship]);
  const found = others.flatMap((one) => ofOffer(lines, [one]) ?? []);
  const isConsidered = ({ span }: AdvertItem) => {
    const line = lines.find((one) => one.span.start <= span.start && span.end <= one.span.end);
    return line !== undefined && CONSIDERED.test(line.text.slice(span.end - line.span.start));
  };
  const [sure, considered] = [found.filter((one) => !isConsidered(one)), found.filter(isConsidered)];
  return [...(training ? [training] : []), ...sure, ...considered];
}

/** `remote`, `hybrid` or `on-site`; what an employer says of itself, or asks to be done, is no offer. */
export function readRemote(lines: readonly AdvertLine[]): AdvertItem | null {
  const { hybrid, remote, never, fully } = workPlaces;
  return ofOffer(lines, [
    ['on-site', never],
    ['remote', fully],
    ['hybrid', hybrid],
    ['remote', remote],
    ['on-site', workPlaces['on-site']],
  ]);
}

/** How senior, by a word of the title. */
export function readSeniority(title: AdvertItem | null, text: string): AdvertItem | null {
  if (!title) return null;
  const words = text.slice(title.span.start, title.span.end);
  for (const [name, pattern] of ranks) {
    const match = pattern.exec(words);
    if (match) {
      const start = title.span.start + match.index;
      return { name, span: { start, end: start + match[0].length } };
    }
  }
  return null;
}
