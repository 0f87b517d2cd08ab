import { z } from 'zod';
import { sayText } from '../say/say-text.ts';

/** Who is named with something that is asked for. */
export const bodySchema = z.object({
  /** As in a sentence: "the Nursing and Midwifery Council". */
  name: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  /** It decides; else it is where to read. Absent in older roadmaps. */
  decides: z.boolean().optional(),
  /** Where in the country its word counts, and what holds elsewhere; '' or absent where it counts everywhere. */
  scope: z.string().optional(),
});
export type CareerBody = z.infer<typeof bodySchema>;

/** A body for whoever reads. */
export const shownBody = ({ scope, ...body }: CareerBody): CareerBody => ({
  ...body,
  name: sayText(body.name),
  ...(scope !== undefined && { scope: sayText(scope) }),
});

/** Something that work usually asks for in a country, as the table has it. */
export interface Requirement {
  /** A licence or registration; what vacancies usually ask for; a check before the first day. */
  kind: 'licence' | 'usual' | 'check';
  name: string;
  /** How it is usually got, as sentences; '' where that is not known. */
  how: string;
  /** From school, by the usual way; it counts for the difficulty alone, and is never said to be a person's own. */
  months: number;
  body: CareerBody | null;
  /** The person's present work usually asks for it too. */
  isAskedNow: boolean;
}

/** The requirement's body in words: whoever decides is asked, everything else is read. */
export const whereToAsk = ({ name, decides, scope = '' }: CareerBody): string =>
  `${decides === true ? 'Decides' : 'Where to read'}: ${name}${scope === '' ? '' : ` (${scope})`}`;

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
type Paper = Pick<Requirement, 'name' | 'body'>;

/** Whether two papers of the tables are one: the same body gives them, and they share a word. */
export const isSamePaper = (a: Paper, b: Paper): boolean =>
  a.body?.url === b.body?.url && !longWords(a.name).isDisjointFrom(longWords(b.name));
