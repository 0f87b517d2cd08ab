import { cvLimits, normaliseDocument, splitSentences } from '../cv/index.ts';
import { figuresIn } from '../text/index.ts';
import { gateSkills } from './gate-skills.ts';
import { gateReport } from './gate-report.ts';
import type { Gated, GatedCv, GateInput, Refused } from './gated.ts';
import { jobSources, summarySources, wholeSource } from './source.ts';
import type { Source } from './source-statements.ts';
import { unsupportedFact } from './support.ts';
import { contentStems } from './vocabulary.ts';
import { statableYears } from './years-of-experience.ts';

function gateStatements(
  bullets: readonly string[],
  fallback: readonly string[],
  source: Source,
): { bullets: string[]; refused: Map<number, Refused>; dropped: Refused[] } {
  const refused = new Map<number, Refused>();
  const dropped: Refused[] = [];
  const facts = bullets.map((text) => unsupportedFact(text, source));
  const standing = fallback.flatMap((text) =>
    unsupportedFact(text, source) ? (typedFor(text, source) ?? []) : [text],
  );
  const unused = standing.filter((bullet) => !bullets.includes(bullet));
  // A model says a built-in statement in other words; what stands for a refused one of our own is said by no other.
  for (const [at, text] of bullets === fallback ? [] : bullets.entries()) {
    const said = facts[at] ? undefined : closest(text, unused, SAID);
    if (said !== undefined) unused.splice(unused.indexOf(said), 1);
  }
  const kept: string[] = [];
  for (const [at, text] of bullets.entries()) {
    const fact = facts[at];
    if (!fact) {
      kept.push(text);
      continue;
    }
    const instead = closest(text, unused);
    if (instead === undefined) {
      dropped.push({ ...fact, text });
      continue;
    }
    unused.splice(unused.indexOf(instead), 1);
    refused.set(kept.length, { ...fact, text });
    kept.push(instead);
  }
  return { bullets: kept.length > 0 ? kept : standing, refused, dropped };
}

// With this share of its words in a written statement, a built-in one is said already.
const SAID = 0.5;

/** The typed statement that a built-in one was made of: that with most of its words. */
function typedFor(text: string, source: Source): string | undefined {
  const words = contentStems(text);
  const shared = ({ quote }: { quote: string }) => words.intersection(contentStems(quote)).size;
  return source.statements
    .filter(({ field }) => /\.description$|^(?:projects|custom)\./.test(field))
    .toSorted((a, b) => shared(b) - shared(a))[0]?.quote;
}

/** The built-in statement that shares most words with one, at least this share of its own; undefined where none does. */
function closest(text: string, candidates: readonly string[], least = 0): string | undefined {
  const words = contentStems(text);
  return candidates
    .map((candidate) => {
      const stems = contentStems(candidate);
      return { candidate, shared: stems.intersection(words).size / Math.max(1, stems.size) };
    })
    .filter(({ shared }) => shared >= least)
    .toSorted((a, b) => b.shared - a.shared)[0]?.candidate;
}

/** A sentence without its mention of the years that the dates cover: they are computed, not stated. */
function withoutYears(sentence: string, years: readonly number[]): string {
  return sentence.replaceAll(/(\S+?)\+?[\s-]years?\b/gi, (whole, figure: string) => {
    const [stated] = figuresIn(figure);
    return stated && years.includes(stated.value) ? 'years' : whole;
  });
}

/** The first sentences, as many as a summary holds. */
function asManyAsFit(sentences: readonly string[]): string {
  let length = -1;
  return sentences.filter((sentence) => (length += sentence.length + 1) <= cvLimits.paragraph).join(' ');
}

function gateSummary(input: GateInput, whole: Source): Pick<Gated, 'refused'> & { summary: string } {
  const { request, candidate, fallback } = input;
  const yearsFor = statableYears(fallback.document, input.today);
  const sourceFor = summarySources(request, whole);
  const refused: Gated['refused'] = [];
  const own = splitSentences(fallback.document.summary);
  const written = candidate.summary.trim() === '' ? fallback.document.summary : candidate.summary;
  const kept: string[] = [];
  for (const text of splitSentences(written)) {
    const source = sourceFor(text);
    // What was typed stands with its years; ours are computed.
    const fact = unsupportedFact(text, source) && unsupportedFact(withoutYears(text, yearsFor(text)), source);
    if (!fact) kept.push(text);
    else refused.push({ path: 'summary', refused: { ...fact, text } });
  }
  if (refused.length > 0) {
    const missing = own
      .filter((sentence) => !kept.includes(sentence))
      .filter((sentence) => !unsupportedFact(withoutYears(sentence, yearsFor(sentence)), sourceFor(sentence)))
      .slice(0, refused.length);
    return { summary: asManyAsFit([...kept, ...missing]), refused };
  }
  return { summary: written, refused };
}

/**
 * Lets through what the request supports and nothing else. Employers, titles, dates, schools, degrees, certificates
 * and skills are those of the request, whatever a candidate says of them; each sentence with a fact of its own is replaced
 * by the built-in one, or left out where there is none. The report says what each sentence rests on and what was refused.
 */
export function factGate(input: GateInput): GatedCv {
  const { candidate, fallback } = input;
  const jobs = jobSources(input.request, fallback.jobs);
  const whole = wholeSource(input.request);
  const refused: Gated['refused'] = [];
  const gated = <T extends { bullets: string[] }>(
    entry: T,
    {
      path,
      source,
      bullets = entry.bullets,
    }: { path: string; source: Source; bullets?: string[] | undefined },
  ): T => {
    const found = gateStatements(bullets, entry.bullets, source);
    for (const [at, one] of found.refused) refused.push({ path: `${path}.bullets.${at}`, refused: one });
    for (const one of found.dropped) refused.push({ path: '', refused: one });
    return { ...entry, bullets: found.bullets };
  };
  const summary = gateSummary(input, whole);
  refused.push(...summary.refused);
  const experience = fallback.document.experience.map((job, at) => {
    const bullets = candidate.experience[at]?.bullets;
    return gated(job, { path: `experience.${at}`, source: jobs[at] ?? whole, bullets });
  });
  // Only the built-in writer words these.
  const projects = fallback.document.projects.map((project, at) =>
    gated(project, { path: `projects.${at}`, source: whole }),
  );
  const custom = fallback.document.custom.map((section, at) => ({
    ...section,
    entries: section.entries.map((entry, index) =>
      gated(entry, { path: `custom.${at}.entries.${index}`, source: whole }),
    ),
  }));
  const skills = gateSkills(input, whole);
  refused.push(...skills.refused);
  const document = normaliseDocument({
    ...fallback.document,
    summary: summary.summary,
    experience,
    projects,
    custom,
    skills: skills.skills,
  });
  return { document, facts: gateReport(input, { document, refused }, { whole, jobs }) };
}
