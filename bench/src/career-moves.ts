import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseCareer, type RoadmapPreview } from '@candor/contracts/career';
import { readText } from '@candor/domain/reading';
import { levelOfJobs } from '@candor/domain/salary';
import { titleCertainty } from '@candor/occupations';
import type { CandorServer } from '@candor/testing/server';
import type { Figure } from './figures.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { roadmapText } from './roadmap-text.ts';
import { replaceCv, signUp, writeCv } from './sign-up.ts';

/** A person who wants to move, as an outsider wrote them, with what the move asks for. */
interface RatedMove {
  id: number;
  country: string;
  language: string;
  cv: string;
  /** The present job as the CV words it. */
  currentRole: string;
  target: string;
  /** 1 to 10. */
  difficulty: number;
  required: string[];
  /** Whether the table had the move on the day the set came. */
  isInTable: boolean;
}

const folder = join(import.meta.dirname, '../texts/career-moves');
const TODAY = '2026-11';
const WANTED = { correlation: 0.7, inTable: 95, others: 80 };

const isKept = (half: string) => existsSync(join(folder, `${half}.jsonl`));
const movesOf = (half: string): RatedMove[] =>
  readFileSync(join(folder, `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RatedMove);

/** Asks for a roadmap as the panel does, with the CV saved beside. */
async function asked(url: string, move: RatedMove): Promise<RoadmapPreview | null> {
  const { document } = readText(move.cv, { titleCertainty });
  // Each is a person of their own: nobody keeps so many CVs.
  const token = await signUp(url);
  const cvId = await writeCv(url, token);
  await replaceCv(url, token, cvId, document);
  const level = levelOfJobs(document.experience, move.currentRole, TODAY) ?? 'mid';
  const answer = await fetch(url + analyseCareer.path, {
    method: analyseCareer.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      currentRole: move.currentRole,
      targetRole: move.target,
      experience: level === 'lead' ? 'senior' : level,
      country: move.country,
      cvId,
    }),
  });
  return analyseCareer.reply.schema.parse(await answer.json()).roadmap;
}

const bare = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
/** Words are the same where their beginnings are: registered, registration. */
const STEM = 6;
const SMALL = 4;
const HALF = 0.5;

/**
 * Whether a text names what a requirement asks for: an abbreviation of it (NMC, QTS), or half of its longer words. A count by
 * words; the set's reader judges by sense.
 */
function isNamed(requirement: string, text: string): boolean {
  const words = bare(text);
  const short = requirement.match(/\b[\p{Lu}\d]{2,}\b/gu) ?? [];
  if (short.some((one) => words.includes(` ${one.toLowerCase()} `))) return true;
  const long = bare(requirement)
    .split(' ')
    .filter((word) => word.length >= SMALL);
  const found = long.filter((word) => words.includes(` ${word.slice(0, STEM)}`));
  return found.length >= HALF * Math.max(1, long.length);
}

interface Judged {
  move: RatedMove;
  roadmap: RoadmapPreview;
  text: string;
  named: string[];
  unnamed: string[];
}

function judged(move: RatedMove, roadmap: RoadmapPreview): Judged {
  const text = roadmapText(roadmap);
  const named = move.required.filter((one) => isNamed(one, text));
  return { move, roadmap, text, named, unnamed: move.required.filter((one) => !named.includes(one)) };
}

function figuresOf(half: string, all: readonly Judged[]): Figure[] {
  const named = (some: readonly Judged[]) => {
    const [yes, no] = [some.flatMap((one) => one.named).length, some.flatMap((one) => one.unnamed).length];
    const percent = (100 * yes) / Math.max(1, yes + no);
    return { percent, measured: `${percent.toFixed(1)} % (${yes} of ${yes + no}; ${some.length} moves)` };
  };
  const inTable = named(all.filter(({ move }) => move.isInTable));
  const others = named(all.filter(({ move }) => !move.isInTable));
  const correlation = rankCorrelation(
    all.map(({ roadmap }) => roadmap.difficulty),
    all.map(({ move }) => move.difficulty),
  );
  return [
    {
      what: `moves, ${half}: what is required is named, of those in the table`,
      measured: inTable.measured,
      wanted: `at least ${WANTED.inTable} %`,
      isHeld: inTable.percent >= WANTED.inTable,
    },
    {
      what: `moves, ${half}: what is required is named, of the others`,
      measured: others.measured,
      wanted: `at least ${WANTED.others} %`,
      isHeld: others.percent >= WANTED.others,
    },
    {
      what: `moves, ${half}: difficulty beside an adviser's, ${all.length} moves`,
      measured: `rank correlation ${correlation.toFixed(2)}`,
      wanted: `at least ${WANTED.correlation}`,
      isHeld: correlation >= WANTED.correlation,
    },
  ];
}

/** The file that `--write FILE` names, for whoever reads the roadmaps as an adviser. */
function fileToWrite(): string | null {
  const at = process.argv.indexOf('--write');
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

function printEach(all: readonly Judged[]): void {
  for (const { move, roadmap, unnamed } of all)
    console.log(
      `${move.id} ${move.country} ${roadmap.currentRole} -> ${move.target}: ${roadmap.difficulty} of 10, theirs ${move.difficulty}; ${
        roadmap.move ? 'table' : `near: ${roadmap.madeFrom?.join('; ')}`
      }${unnamed.map((one) => `\n     not named: ${one}`).join('')}`,
    );
}

const MOST_READ = 30;

/** The first so many of each kind, those of the table first. */
const toRead = (all: readonly Judged[]) =>
  [true, false].flatMap((isInTable) =>
    all
      .filter(({ move }) => move.isInTable === isInTable)
      .toSorted((a, b) => a.move.id - b.move.id)
      .slice(0, MOST_READ),
  );

/**
 * Whether roadmaps name what an outsider says that a move asks for, and are as hard as they say: of the open half; `--locked`
 * measures the other too, `--each` prints the open half, `--write FILE` puts 30 moves of the table and 30 others down to be read.
 */
export async function careerMoveFigures({ url }: CandorServer): Promise<Figure[]> {
  const file = fileToWrite();
  const isWhole = file !== null || process.argv.includes('--locked');
  const halves = (isWhole ? ['open', 'locked'] : ['open']).filter(isKept);
  const figures: Figure[] = [];
  const everything: Judged[] = [];
  for (const half of halves) {
    const all: Judged[] = [];
    for (const move of movesOf(half)) {
      const roadmap = await asked(url, move);
      if (!roadmap) throw new Error(`no roadmap of move ${move.id}`);
      all.push(judged(move, roadmap));
    }
    if (half === 'open' && process.argv.includes('--each')) printEach(all);
    figures.push(...figuresOf(half, all));
    everything.push(...all);
  }
  figures.push(...figuresOf('all', everything).slice(-1));
  if (file !== null)
    writeFileSync(
      file,
      JSON.stringify(
        toRead(everything).map(({ move, text }) => ({
          id: move.id,
          country: move.country,
          isInTable: move.isInTable,
          cv: move.cv,
          target: move.target,
          roadmap: text,
        })),
        null,
        1,
      ),
    );
  return figures;
}
