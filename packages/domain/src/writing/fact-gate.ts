import { figuresIn, type UnsupportedClaim } from '../claims/index.ts';
import { unsupportedClaim } from '../claims/judging/index.ts';
import { cvLimits, normaliseDocument, splitSentences, type CvDocument } from '../cv/index.ts';
import { gateEntries, gateSkills, isSameDate, nameKey } from './gate-entries.ts';
import { gateReport } from './gate-report.ts';
import type { Gated, GatedCv, GateInput, Refused } from './gated.ts';
import type { FactKind } from './report.ts';
import { jobSources, summarySources, wholeSource, type Source } from './source.ts';
import { comparableWords, contentStems } from './vocabulary.ts';
import { statableYears } from './years-of-experience.ts';

function gateStatements(
  bullets: readonly string[],
  fallback: readonly string[],
  source: Source,
): { bullets: string[]; refused: Map<number, Refused>; dropped: Refused[] } {
  const refused = new Map<number, Refused>();
  const dropped: Refused[] = [];
  const facts = bullets.map((text) => refusal(text, source));
  const standing = fallback.flatMap((text) =>
    refusal(text, source) ? (typedFor(text, source) ?? []) : [text],
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

/** What a sentence states that its source does not, whoever wrote it. */
function refusal(text: string, source: Source): UnsupportedClaim | undefined {
  return unsupportedClaim(text, source.claims);
}

/** The typed statement that a built-in one was made of: that with most of its words. */
function typedFor(text: string, source: Source): string | undefined {
  const words = contentStems(text);
  const shared = ({ stems }: { stems: ReadonlySet<string> }) => words.intersection(stems).size;
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

function gateExperience(
  { candidate, fallback }: GateInput,
  sources: readonly Source[],
): Pick<Gated, 'refused'> & { experience: CvDocument['experience'] } {
  const refused: Gated['refused'] = [];
  const waiting = [...candidate.experience];
  const experience = fallback.document.experience.map((facts, at) => {
    const found = waiting.findIndex(
      (job) => nameKey(job.company, job.position) === nameKey(facts.company, facts.position),
    );
    const [job] = found >= 0 ? waiting.splice(found, 1) : [];
    if (!job) return facts;
    const refuse = (kind: FactKind, words: string) =>
      refused.push({ path: `experience.${at}`, refused: { kind, words, text: words } });
    if (!isSameDate(job.start, facts.start) || !isSameDate(job.end, facts.end))
      refuse('date', `${job.start} ${job.end}`.trim());
    const place = new Set(comparableWords(facts.location));
    if (comparableWords(job.location).some((word) => !place.has(word))) refuse('name', job.location);
    const source = sources[at];
    if (!source) return facts;
    const gated = gateStatements(job.bullets, facts.bullets, source);
    for (const [index, one] of gated.refused)
      refused.push({ path: `experience.${at}.bullets.${index}`, refused: one });
    for (const one of gated.dropped) refused.push({ path: '', refused: one });
    return { ...facts, bullets: gated.bullets };
  });
  for (const job of waiting) {
    const isKnownEmployer = fallback.document.experience.some(
      (facts) => nameKey(facts.company) === nameKey(job.company),
    );
    const words = isKnownEmployer ? job.position : job.company;
    refused.push({
      path: '',
      refused: {
        kind: isKnownEmployer ? 'title' : 'employer',
        words,
        text: `${job.position}, ${job.company}`,
      },
    });
  }
  return { experience, refused };
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
    const fact = refusal(text, source) && refusal(withoutYears(text, yearsFor(text)), source);
    if (!fact) kept.push(text);
    else refused.push({ path: 'summary', refused: { ...fact, text } });
  }
  if (refused.length > 0) {
    const missing = own
      .filter((sentence) => !kept.includes(sentence))
      .filter((sentence) => !refusal(withoutYears(sentence, yearsFor(sentence)), sourceFor(sentence)))
      .slice(0, refused.length);
    return { summary: asManyAsFit([...kept, ...missing]), refused };
  }
  return { summary: written, refused };
}

/** The statements of projects and sections, which only the built-in writer words. */
function gateOthers(
  { fallback }: GateInput,
  whole: Source,
): Pick<Gated, 'refused'> & Pick<CvDocument, 'projects' | 'custom'> {
  const refused: Gated['refused'] = [];
  const gated = <T extends { bullets: string[] }>(entry: T, path: string): T => {
    const found = gateStatements(entry.bullets, entry.bullets, whole);
    for (const [at, one] of found.refused) refused.push({ path: `${path}.bullets.${at}`, refused: one });
    for (const one of found.dropped) refused.push({ path: '', refused: one });
    return { ...entry, bullets: found.bullets };
  };
  const projects = fallback.document.projects.map((entry, at) => gated(entry, `projects.${at}`));
  const custom = fallback.document.custom.map((section, at) => ({
    ...section,
    entries: section.entries.map((entry, index) => gated(entry, `custom.${at}.entries.${index}`)),
  }));
  return { projects, custom, refused };
}

/**
 * Lets through what the request supports and nothing else. Employers, titles, dates, schools, degrees, certificates
 * and skills are those of the request; each sentence with a fact of its own is replaced by the built-in one, or left
 * out where there is none. The report says what each sentence rests on and what was refused.
 */
export function factGate(input: GateInput): GatedCv {
  const jobs = jobSources(input.request, input.fallback.jobs);
  const sources = { whole: wholeSource(input.request), jobs };
  const experience = gateExperience(input, jobs);
  const summary = gateSummary(input, sources.whole);
  const others = gateOthers(input, sources.whole);
  const gated: Gated = {
    document: normaliseDocument({
      ...input.fallback.document,
      summary: summary.summary,
      experience: experience.experience,
      projects: others.projects,
      custom: others.custom,
      skills: gateSkills(input, sources.whole),
    }),
    refused: [...summary.refused, ...experience.refused, ...others.refused, ...gateEntries(input)],
  };
  return { document: gated.document, facts: gateReport(input, gated, sources) };
}
