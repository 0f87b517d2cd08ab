import { judge } from '../evidence/index.ts';
import { splitSentences } from '../cv/index.ts';
import { aboutOf, unsettled, type Mark } from '../marks/index.ts';
import { say } from '../say/index.ts';
import {
  doubtMark,
  evidenceOf,
  MOST_MARKS,
  refusedWhy,
  typedLinesOf,
  unmentioned,
  type FactsReport,
  type SentenceReport,
} from '../writing/index.ts';
import type { LetterDocument } from './document.ts';
import type { LetterOptions } from './letter-facts.ts';
import { isOfReader, letterSources } from './letter-source.ts';
import type { LetterRequest } from './request.ts';
import { normaliseLetter } from './text-form.ts';

export interface LetterGateInput {
  request: LetterRequest;
  /** What a writer wrote; only its paragraphs are used. */
  candidate: LetterDocument;
  /** The letter without a model: its frame stands, its sentences step in. */
  fallback: { letter: LetterDocument; marks: readonly Mark[] };
  writer: FactsReport['writer'];
  options: LetterOptions;
  /** Marks of the writer's own: questions, doubts of a second look. */
  marks?: readonly Mark[];
}

interface Gated {
  paragraphs: SentenceReport[][];
  marks: Mark[];
}

/** Fields that are the person's sentences: of a line of them that the letter does not tell they are asked. */
const SOURCE_FIELDS = new Set(['motivation', 'experience', 'achievements', 'specificRequirements', 'skills']);

function gateModel({ request, candidate, fallback, options }: LetterGateInput): Gated {
  const sourceFor = letterSources(request, fallback.letter.country, options);
  const marks: Mark[] = [];
  const own = new Set(fallback.letter.paragraphs.flatMap(splitSentences));
  const seen = new Set<string>();
  const paragraphs = candidate.paragraphs.map((paragraph, at) =>
    splitSentences(paragraph).flatMap((text): SentenceReport[] => {
      const line = `paragraphs.${at}`;
      if (seen.has(text)) return [];
      seen.add(text);
      const source = sourceFor(text);
      const found = judge(text, source.evidence, { isLetter: true, today: options.today });
      const lines = typedLinesOf(text, source);
      const isOfAd = ({ words }: { words: string }) =>
        request.jobDescription.includes(words) && isOfReader(text, words);
      const fact = found.invented.find((one) => !isOfAd(one));
      for (const { words } of fact ? [] : found.invented)
        marks.push({
          line,
          kind: 'doubt',
          words: text,
          why: say`Only the job ad says “${words}”.`,
          about: aboutOf(`advert: ${words}`),
          proposals: [],
        });
      if (!fact) {
        marks.push(...doubtMark(line, text, found, []));
        return [{ text, evidence: evidenceOf(lines) }];
      }
      const instead = lines.map((one) => one.text).filter((typed) => own.has(typed) && !seen.has(typed));
      for (const typed of instead) seen.add(typed);
      marks.push({
        line,
        kind: 'finding',
        words: instead[0] ?? '',
        why: refusedWhy(text, fact),
        about: aboutOf(text),
        proposals: [],
      });
      return instead.map((typed) => ({ text: typed, evidence: [] }));
    }),
  );
  const { lines } = sourceFor('I');
  const typed = lines.filter(({ field }) => SOURCE_FIELDS.has(field)).map(({ text }) => text);
  const why = say`The model left this out.`;
  for (const words of unmentioned(
    typed,
    paragraphs.flat().map(({ text }) => text),
  ))
    marks.push({ line: 'paragraphs', kind: 'left-out', words, why, about: 'left out', proposals: [] });
  return { paragraphs: paragraphs.filter((one) => one.length > 0), marks };
}

/**
 * What stands in a letter and what is left to its person. One without a model is their own words and stands. Of a model's
 * letter a sentence with a fact that nobody gave gives way to the typed lines it rests on; what says a little more stands with
 * a doubt. Sender, date, recipient, greeting and close are always those of the form.
 */
export function letterGate(input: LetterGateInput): { letter: LetterDocument; facts: FactsReport } {
  const { candidate, fallback, writer } = input;
  const isModel = writer === 'model';
  const gated: Gated = isModel
    ? gateModel(input)
    : {
        paragraphs: candidate.paragraphs.map((one) =>
          splitSentences(one).map((text) => ({ text, evidence: [] })),
        ),
        marks: [...fallback.marks],
      };
  const letter = normaliseLetter({
    ...fallback.letter,
    paragraphs: gated.paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')),
  });
  const marks = unsettled([...gated.marks, ...(input.marks ?? [])], []).slice(0, MOST_MARKS);
  return {
    letter,
    facts: { writer, sentences: gated.paragraphs.flat(), marks, settled: [] },
  };
}
