import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseCareer, type RoadmapPreview } from '@candor/contracts/career';
import { latestJob, type CvDocument } from '@candor/domain/cv';
import { readText } from '@candor/domain/reading';
import { levelOfJobs } from '@candor/domain/salary';
import { LEAST_CERTAINTY, resolveTitle, titleCertainty } from '@candor/occupations';
import { roleOfTitle } from '@candor/occupations/moves';
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
  /** The present job as the CV words it; what is read from the CV where the set does not say. */
  currentRole?: string;
  target: string;
  /** 1 to 10. */
  difficulty: number;
  required: string[];
}

const folder = join(import.meta.dirname, '../texts/career-moves');
const TODAY = '2026-11';
const WANTED = { correlation: 0.7, inTable: 95, others: 80 };

const isKept = (half: string) => existsSync(join(folder, `${half}.jsonl`));

/** The moves of a half of the set that is kept here, or of a file that an outsider wrote (a JSON array). */
function movesOf(set: string): RatedMove[] {
  if (!isKept(set)) return JSON.parse(readFileSync(set, 'utf8')) as RatedMove[];
  return readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RatedMove);
}

/** What somebody puts down whose CV tells no job. */
const NO_JOB = 'Student';

const isTitle = (words: string) =>
  roleOfTitle(words) !== null || (resolveTitle(words)?.certainty ?? 0) >= LEAST_CERTAINTY;

/** The present role as a person leaves it in the form: the latest job, or what of its line or of the headline is a title. */
function roleOf({ experience, basics: { headline } }: CvDocument): string {
  const position = latestJob(experience.filter((job) => job.position !== ''))?.position ?? '';
  const parts = [position, headline].flatMap((line) => [line, ...line.split(/[,;|–]/)]);
  const role = parts.map((part) => part.trim()).find((part) => part !== '' && isTitle(part));
  return role ?? ([position, headline].find((line) => line !== '') || NO_JOB);
}

/** Asks for a roadmap as the panel does, with the CV saved beside. */
async function asked(url: string, move: RatedMove): Promise<RoadmapPreview | null> {
  const { document } = readText(move.cv, { titleCertainty });
  // Each is a person of their own: nobody keeps so many CVs.
  const token = await signUp(url);
  const cvId = await writeCv(url, token);
  await replaceCv(url, token, cvId, document);
  const currentRole = move.currentRole ?? roleOf(document);
  const level = levelOfJobs(document.experience, currentRole, TODAY) ?? 'mid';
  const answer = await fetch(url + analyseCareer.path, {
    method: analyseCareer.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      currentRole,
      targetRole: move.target,
      experience: level === 'lead' ? 'senior' : level,
      country: move.country,
      cvId,
    }),
  });
  return analyseCareer.reply.schema.parse(await answer.json()).roadmap;
}

/** The table has the move from the person's role, or from anybody's. */
const isInTable = ({ move, comesFrom = [] }: RoadmapPreview) => Boolean(move) && comesFrom.length === 0;

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
  const inTable = named(all.filter(({ roadmap }) => isInTable(roadmap)));
  const others = named(all.filter(({ roadmap }) => !isInTable(roadmap)));
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

/** The value of an option of the command, as in `--write FILE`. */
function option(name: string): string | null {
  const at = process.argv.indexOf(name);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}

function printEach(all: readonly Judged[]): void {
  for (const { move, roadmap, unnamed } of all)
    console.log(
      `${move.id} ${move.country} ${roadmap.currentRole} -> ${move.target}: ${roadmap.difficulty} of 10, theirs ${move.difficulty}; ${
        isInTable(roadmap) ? 'table' : `from: ${roadmap.comesFrom?.join('; ') || 'not in the table'}`
      }${unnamed.map((one) => `\n     not named: ${one}`).join('')}`,
    );
}

/** The roadmaps as they are read on the screen, for whoever reads them as an adviser. */
function writeDown(file: string, all: readonly Judged[]): void {
  const read = all.map(({ move: { id, country, language, cv, target }, roadmap, text }) => ({
    id,
    country,
    language,
    cv,
    target,
    text,
    inTable: isInTable(roadmap),
  }));
  writeFileSync(file, JSON.stringify(read, null, 1));
}

/**
 * Whether roadmaps name what an outsider says that a move asks for, and are as hard as they say: of the open half. `--locked`
 * measures the other half too, `--set FILE` another set alone, `--each` prints the open half, `--write FILE` puts the roadmaps
 * down to be read.
 */
export async function careerMoveFigures({ url }: CandorServer): Promise<Figure[]> {
  const [other, file] = [option('--set'), option('--write')];
  const halves = process.argv.includes('--locked') ? ['open', 'locked', 'unseen'] : ['open'];
  const figures: Figure[] = [];
  const everything: Judged[] = [];
  for (const set of other === null ? halves.filter(isKept) : [other]) {
    const all: Judged[] = [];
    for (const move of movesOf(set)) {
      const roadmap = await asked(url, move);
      if (!roadmap) throw new Error(`no roadmap of move ${move.id}`);
      all.push(judged(move, roadmap));
    }
    if (set === 'open' && process.argv.includes('--each')) printEach(all);
    figures.push(...figuresOf(set, all));
    everything.push(...all);
  }
  if (file !== null) writeDown(file, everything);
  return figures;
}
