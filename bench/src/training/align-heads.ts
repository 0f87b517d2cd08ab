import { isContract } from '../../../packages/domain/src/reading/labelling/head-features.ts';
import { wordsBetween } from '../../../packages/domain/src/reading/labelling/head-chunks.ts';
import { headRoles, type HeadRole } from '../../../packages/domain/src/reading/labelling/head-labels.ts';
import type {
  Labelled,
  PreparedHead,
  Span,
} from '../../../packages/domain/src/reading/labelling/label-heads.ts';
import type { Fact } from './facts.ts';
import { bare } from './truth-of-page.ts';

/** A head of which less is understood is not learnt from. */
const LEAST_SHARE = 0.75;
/** A line on what an employer is may be shown in part. */
const LEAST_ABOUT = 12;

/** "BSc in" above or before its subject. */
const JOINT = /\s(?:in|of|en|de|di|em|für|der)$/iu;

/** What some words are in the head of one entry, and how many of its letters they account for. */
function roleOf(words: string, facts: readonly Fact[]): [HeadRole, number] {
  const [text, bareText] = [bare(words), bare(words.replace(JOINT, ''))];
  for (const { text: own, role } of facts) {
    if (role === undefined) continue;
    const known = bare(own);
    const isPart = role === 'about' && text.length >= LEAST_ABOUT && known.includes(text);
    if (known === text || known === bareText || isPart) return [role, text.length];
  }
  // Degree and subject without anything between them are one.
  if (facts.some((fact) => fact.role === undefined && bare(fact.text) === text)) return ['what', text.length];
  const place = facts.find(({ role }) => role === 'place');
  if (place && text.length > 2 && place.text.split(/[,(]/u).some((part) => bare(part) === text))
    return ['place', text.length - 1];
  if (isContract(words.trim())) return ['contract', text.length];
  return ['other', 0];
}

/** What a head says if it is that of some entry; and the share of its letters that its facts account for. */
function readAs(
  { words, spans }: PreparedHead,
  facts: readonly Fact[],
): { labelled: Labelled[]; share: number } {
  const best: { score: number; labelled: Labelled[] }[] = [{ score: 0, labelled: [] }];
  spans.forEach((own, at) => {
    const reached = best[at];
    if (!reached) return;
    for (const span of own) {
      const [role, letters] = roleOf(wordsBetween(words, span.from, span.to).text, facts);
      // Fewer fields are likelier where as much is accounted for; what is no field is told chunk by chunk.
      const score =
        reached.score +
        letters -
        (role === 'other' ? 0.2 : 0.1) -
        (role === 'other' && span.to > span.from ? 1 : 0);
      const known = best[span.to + 1];
      if (!known || score > known.score)
        best[span.to + 1] = {
          score,
          labelled: [...reached.labelled, { span, role: headRoles.indexOf(role) }],
        };
    }
  });
  const { labelled = [] } = best[spans.length] ?? {};
  const letters = (span: Span) => bare(wordsBetween(words, span.from, span.to).text).length;
  const all = labelled.reduce((sum, { span }) => sum + letters(span), 0);
  const known = labelled.reduce(
    (sum, { span, role }) => sum + (headRoles[role] === 'other' ? 0 : letters(span)),
    0,
  );
  return { labelled: withOneEach(labelled), share: all === 0 ? 0 : known / all };
}

/** Title and employer are said once: what repeats one is something else. */
function withOneEach(labelled: readonly Labelled[]): Labelled[] {
  const seen = new Set<number>();
  return labelled.map((one) => {
    const role = headRoles[one.role];
    if (role !== 'what' && role !== 'where') return one;
    if (seen.has(one.role)) return { ...one, role: headRoles.indexOf('other') };
    seen.add(one.role);
    return one;
  });
}

/** What the heads of a section say, by the facts of its entries; null for one that is not understood. */
export function alignHeads(heads: readonly PreparedHead[], facts: readonly Fact[]): (Labelled[] | null)[] {
  const entries = [...new Set(facts.map(({ entry }) => entry))].map((entry) =>
    facts.filter((fact) => fact.entry === entry),
  );
  let next = 0;
  return heads.map((head) => {
    const read = entries.map((own, at) => ({ at, ...readAs(head, own) }));
    // Of entries that fit as well, the first behind the one before.
    const [best] = read.toSorted(
      (a, b) => b.share - a.share || Number(a.at < next) - Number(b.at < next) || a.at - b.at,
    );
    if (!best || best.share < LEAST_SHARE) return null;
    next = best.at + 1;
    return best.labelled;
  });
}
