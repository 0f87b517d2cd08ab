import {
  normaliseDocument,
  splitSentences,
  toTextWithPlaces,
  type CvDocument,
  type CvRequest,
  type Place,
} from '../cv/index.ts';
import { textAt, type Span } from '../text/index.ts';
import type { Composition } from './compose-cv.ts';
import { yearsOfExperience } from './compose-summary.ts';
import { figureQuestions } from './figure-questions.ts';
import type { FactKind, FactsReport, SentenceReport } from './report.ts';
import { evidenceFor, jobSource, wholeSource, type Source } from './source.ts';
import { unsupportedFact } from './unsupported-fact.ts';
import { comparableWords } from './vocabulary.ts';

export interface GateInput {
  request: CvRequest;
  /** What a writer wrote. Only its summary, the statements of its jobs and the order and groups of skills are used. */
  candidate: CvDocument;
  /** The built-in writer's CV: the facts that stand, and the sentences that step in. */
  fallback: Composition;
  writer: FactsReport['writer'];
  /** See `WritingOptions`. */
  today?: string;
}

interface Refused {
  kind: FactKind;
  words: string;
  text: string;
}

interface Gated {
  document: CvDocument;
  /** What was refused, by the path of the sentence that stands in its place; '' where nothing does. */
  refused: { path: string; refused: Refused }[];
}

function key(...words: string[]): string {
  return words.map((part) => comparableWords(part).join(' ')).join('|');
}

function gateStatements(
  bullets: readonly string[],
  fallback: readonly string[],
  source: Source,
): { bullets: string[]; refused: Map<number, Refused> } {
  const refused = new Map<number, Refused>();
  const unused = fallback.filter((bullet) => !bullets.includes(bullet));
  const kept: string[] = [];
  for (const text of bullets) {
    const fact = unsupportedFact(text, source);
    if (!fact) {
      kept.push(text);
      continue;
    }
    const instead = closest(text, unused);
    if (instead === undefined) continue;
    unused.splice(unused.indexOf(instead), 1);
    refused.set(kept.length, { ...fact, text });
    kept.push(instead);
  }
  return { bullets: kept.length > 0 ? kept : [...fallback], refused };
}

/** The built-in statement that shares most words with a refused one; the first of those left where none does. */
function closest(text: string, candidates: readonly string[]): string | undefined {
  const words = new Set(comparableWords(text));
  const shared = (candidate: string) => comparableWords(candidate).filter((word) => words.has(word)).length;
  return candidates.toSorted((a, b) => shared(b) - shared(a))[0];
}

function gateExperience({
  request,
  candidate,
  fallback,
}: GateInput): Pick<Gated, 'refused'> & { experience: CvDocument['experience'] } {
  const refused: Gated['refused'] = [];
  const waiting = [...candidate.experience];
  const experience = fallback.document.experience.map((facts, at) => {
    const found = waiting.findIndex(
      (job) => key(job.company, job.position) === key(facts.company, facts.position),
    );
    const [job] = found >= 0 ? waiting.splice(found, 1) : [];
    if (!job) return facts;
    const asked = [
      ['date', `${job.start} ${job.end}`, `${facts.start} ${facts.end}`],
      ['name', job.location, facts.location],
    ] as const;
    for (const [kind, said, given] of asked) {
      if (said.trim() !== '' && key(said) !== key(given))
        refused.push({ path: `experience.${at}`, refused: { kind, words: said.trim(), text: said.trim() } });
    }
    const gated = gateStatements(job.bullets, facts.bullets, jobSource(request, fallback.jobs[at] ?? at));
    for (const [index, one] of gated.refused)
      refused.push({ path: `experience.${at}.bullets.${index}`, refused: one });
    return { ...facts, bullets: gated.bullets };
  });
  for (const job of waiting) {
    const isKnownEmployer = fallback.document.experience.some(
      (facts) => key(facts.company) === key(job.company),
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

function gateSummary(input: GateInput): Pick<Gated, 'refused'> & { summary: string } {
  const { request, candidate, fallback } = input;
  const source = wholeSource(request);
  const years = yearsOfExperience(fallback.document, input.today);
  if (years !== null) source.numbers.add(years);
  const refused: Gated['refused'] = [];
  const own = splitSentences(fallback.document.summary);
  const kept: string[] = [];
  for (const text of splitSentences(candidate.summary)) {
    const fact = unsupportedFact(text, source);
    if (!fact) kept.push(text);
    else refused.push({ path: 'summary', refused: { ...fact, text } });
  }
  if (refused.length > 0) {
    const missing = own.filter((sentence) => !kept.includes(sentence)).slice(0, refused.length);
    return { summary: [...kept, ...missing].join(' '), refused };
  }
  return {
    summary: candidate.summary.trim() === '' ? fallback.document.summary : candidate.summary,
    refused,
  };
}

/** Facts that stand in entries and not in sentences: whatever the request does not give is left out. */
function gateEntries({ candidate, fallback }: GateInput): Gated['refused'] {
  const facts = fallback.document;
  const refused: Gated['refused'] = [];
  const refuse = (kind: FactKind, words: string) =>
    refused.push({ path: '', refused: { kind, words, text: words } });
  for (const school of candidate.education) {
    const known = facts.education.find((given) => key(given.institution) === key(school.institution));
    if (!known) refuse('school', school.institution);
    else if (key(known.degree) !== key(school.degree)) refuse('degree', school.degree);
    else if (
      key(known.start, known.end) !== key(school.start, school.end) &&
      school.start + school.end !== ''
    )
      refuse('date', `${school.start} ${school.end}`.trim());
  }
  for (const { name } of candidate.certifications)
    if (!facts.certifications.some((given) => key(given.name) === key(name))) refuse('certificate', name);
  for (const { name } of candidate.skills)
    if (!facts.skills.some((given) => key(given.name) === key(name))) refuse('skill', name);
  return refused;
}

/** The candidate's order and groups of skills, for the skills that were given; those it left out follow. */
function gateSkills({ candidate, fallback }: GateInput): CvDocument['skills'] {
  const given = new Map(fallback.document.skills.map((skill) => [key(skill.name), skill]));
  const ordered = candidate.skills.flatMap(({ name, group }) => {
    const skill = given.get(key(name));
    given.delete(key(name));
    return skill ? [{ name: skill.name, group: skill.group === '' ? group : skill.group }] : [];
  });
  const hasGroups = ordered.some((skill) => skill.group !== '');
  return [
    ...ordered,
    ...[...given.values()].map((skill) =>
      hasGroups && skill.group === '' ? { ...skill, group: 'Other' } : skill,
    ),
  ];
}

function summarySpans(text: string, place: Place): Span[] {
  const summary = textAt(text, place.span);
  let from = 0;
  return splitSentences(summary).map((sentence) => {
    const at = Math.max(from, summary.indexOf(sentence, from));
    from = at + sentence.length;
    return { start: place.span.start + at, end: place.span.start + from };
  });
}

function report(input: GateInput, gated: Gated): FactsReport {
  const { request, fallback } = input;
  const { text, places } = toTextWithPlaces(gated.document);
  const whole = wholeSource(request);
  const waiting = [...gated.refused];
  const refusedAt = (path: string) => {
    const at = waiting.findIndex((one) => one.path === path);
    return at >= 0 ? waiting.splice(at, 1)[0]?.refused : undefined;
  };
  const one = (span: Span, source: Source, refused: Refused | undefined): SentenceReport => ({
    span,
    text: textAt(text, span),
    evidence: evidenceFor(textAt(text, span), source),
    status: refused ? 'replaced' : 'kept',
    ...(refused ? { refused } : {}),
  });
  const sentences = places.flatMap((place): SentenceReport[] => {
    if (place.path === 'summary' && textAt(text, place.span) === gated.document.summary) {
      const kept = new Set(splitSentences(input.candidate.summary));
      return summarySpans(text, place).map((span) =>
        one(span, whole, kept.has(textAt(text, span)) ? undefined : refusedAt('summary')),
      );
    }
    const job = /^experience\.(\d+)\.bullets\.\d+$/.exec(place.path);
    return job
      ? [one(place.span, jobSource(request, fallback.jobs[Number(job[1])] ?? 0), refusedAt(place.path))]
      : [];
  });
  const leftOut = waiting.map(({ refused }): SentenceReport => ({
    span: { start: 0, end: 0 },
    text: '',
    evidence: [],
    status: 'replaced',
    refused,
  }));
  return {
    writer: input.writer,
    sentences: [...sentences, ...leftOut],
    unsupported: 0,
    replaced: gated.refused.length,
    questions: figureQuestions(request),
  };
}

/**
 * Lets through what the request supports and nothing else. Employers, titles, dates, schools, degrees, certificates
 * and skills are those of the request; each sentence with a fact of its own is replaced by the built-in one, or left
 * out where there is none. The report says what each sentence rests on and what was refused.
 */
export function factGate(input: GateInput): { document: CvDocument; facts: FactsReport } {
  const experience = gateExperience(input);
  const summary = gateSummary(input);
  const gated: Gated = {
    document: normaliseDocument({
      ...input.fallback.document,
      summary: summary.summary,
      experience: experience.experience,
      skills: gateSkills(input),
    }),
    refused: [...summary.refused, ...experience.refused, ...gateEntries(input)],
  };
  return { document: gated.document, facts: report(input, gated) };
}
