import { judge } from '../evidence/index.ts';
import {
  cvLimits,
  normaliseDocument,
  splitSentences,
  toTextWithPlaces,
  type CvDocument,
} from '../cv/index.ts';
import { aboutOf, unsettled, type Mark } from '../marks/index.ts';
import { textAt } from '../text/index.ts';
import { gateFields } from './gate-fields.ts';
import { gateSkills } from './gate-skills.ts';
import type { GatedCv, GateInput } from './gated.ts';
import {
  doubtMark,
  evidenceOf,
  gateStatements,
  refusedWhy,
  typedLinesOf,
  type Standing,
} from './gate-statements.ts';
import { MOST_MARKS, type FactsReport, type SentenceReport } from './report.ts';
import { jobSource, wholeSource, type Source } from './source.ts';
import { statableYears } from './years-of-experience.ts';

interface Gated {
  document: CvDocument;
  standing: Standing[];
  marks: Mark[];
}

/** What a sentence of the summary may rest on: all that was given, and the years that its dates cover. */
function summarySource({ fallback, request, today }: GateInput, whole: Source): (sentence: string) => Source {
  const yearsFor = statableYears(fallback.document, today);
  const known = new Map([['', whole]]);
  return (sentence) => {
    const text = yearsFor(sentence)
      .map((count) => `${count} years`)
      .join('\n');
    const source = known.get(text) ?? wholeSource(request, [{ field: 'years', text }]);
    known.set(text, source);
    return source;
  };
}

function gateSummary(input: GateInput, whole: Source): Omit<Gated, 'document'> & { summary: string } {
  const own = input.fallback.document.summary;
  const sourceFor = summarySource(input, whole);
  const standing: Standing[] = [];
  const marks: Mark[] = [];
  for (const text of splitSentences(input.candidate.summary.trim())) {
    const source = sourceFor(text);
    const found = judge(text, source.evidence, { today: input.today ?? '' });
    const [fact] = found.invented;
    if (fact) {
      const proposals = own === '' ? [] : [own];
      const why = refusedWhy(text, fact);
      marks.push({ line: 'summary', kind: 'finding', words: '', why, about: aboutOf(text), proposals });
      continue;
    }
    const evidence = evidenceOf(typedLinesOf(text, source));
    standing.push({ path: 'summary', text, evidence });
    marks.push(...doubtMark('summary', text, found, []));
  }
  const kept = standing.map(({ text }) => text).join(' ');
  const isFit = kept !== '' && kept.length <= cvLimits.paragraph;
  return { summary: isFit ? kept : own, standing, marks };
}

function gateModel(given: GateInput): Gated {
  const { request, candidate, today = '' } = given;
  const fields = gateFields(given.fallback.document, given.fields ?? [], today);
  const fallback = { ...given.fallback, document: fields.document };
  const input = { ...given, fallback };
  const whole = wholeSource(request);
  const summary = gateSummary(input, whole);
  const standing = [...summary.standing];
  const marks = [...summary.marks];
  const experience = fallback.document.experience.map((job, at) => {
    const path = `experience.${at}`;
    const found = gateStatements(candidate.experience[at]?.bullets ?? job.bullets, {
      path,
      source: jobSource(request, fallback.jobs[at] ?? at),
      own: job.bullets,
      today,
      cites: (index) => input.cites?.[`${path}.bullets.${index}`],
    });
    standing.push(...found.standing);
    marks.push(...found.marks);
    return { ...job, bullets: found.standing.map(({ text }) => text) };
  });
  const skills = gateSkills(input, whole);
  const document = normaliseDocument({
    ...fallback.document,
    summary: summary.summary,
    experience,
    skills: skills.skills,
  });
  return { document, standing, marks: [...marks, ...skills.marks, ...fields.marks] };
}

/** What each sentence rests on; what the person typed rests on nothing else. */
function sentencesOf(document: CvDocument, standing: readonly Standing[]): SentenceReport[] {
  const { text, places } = toTextWithPlaces(document);
  const known = new Map(standing.map((one) => [one.path === 'summary' ? one.text : one.path, one]));
  const REPORTED = /^(?:experience|projects)\.\d+\.bullets\.\d+$/;
  return places.flatMap(({ path, span }): SentenceReport[] => {
    const quoted = textAt(text, span);
    if (path === 'summary')
      return splitSentences(quoted).map((sentence) => ({
        text: sentence,
        evidence: known.get(sentence)?.evidence ?? [],
      }));
    if (!REPORTED.test(path)) return [];
    const one = known.get(path);
    return [{ text: quoted, evidence: one?.evidence ?? [], ...(one?.typed ? { typed: one.typed } : {}) }];
  });
}

/**
 * What stands in a CV and what is left to its person. A CV without a model is the person's own words and stands. Of a model's the
 * employers, titles, dates, schools, degrees, certificates and skills are the person's, and what it says of them is proposed;
 * each sentence is judged by the lines typed for its part.
 */
export function factGate(input: GateInput): GatedCv {
  const { fallback, writer } = input;
  const typed = normaliseDocument(fallback.document);
  const gated: Gated = writer === 'model' ? gateModel(input) : { document: typed, standing: [], marks: [] };
  // Of lines that a model worded only what is asked of their post still holds.
  const texts = new Set(
    toTextWithPlaces(gated.document)
      .text.split('\n')
      .map((line) => line.replace(/^• /, '')),
  );
  const own = fallback.marks.filter(
    ({ words }) => words === '' || texts.has(words) || gated.document.summary.includes(words),
  );
  const marks = unsettled([...gated.marks, ...own], []).slice(0, MOST_MARKS);
  const facts: FactsReport = {
    writer,
    sentences: sentencesOf(gated.document, gated.standing),
    marks,
    settled: [],
    ...(gated.document.summary !== typed.summary && { typedSummary: input.request.summary }),
  };
  return { document: gated.document, facts };
}
