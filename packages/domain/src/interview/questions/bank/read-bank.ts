import {
  questionCategories,
  competencies,
  interviewDifficulties,
  type InterviewQuestion,
} from '../../question.ts';
import type { BankSet } from './bank-set.ts';
import type { Presupposed } from './is-mentioned.ts';

export interface BankEntry {
  codes: readonly string[];
  presupposed: Presupposed | null;
  /** Whether it fits whoever works, whatever the trade, level and place. */
  isForAll: boolean;
  /** With `{here}` where the employer may be named. */
  question: InterviewQuestion;
}

const FOR_ALL = 'all';

const oneOf = <T extends string>(all: readonly T[], word: string | undefined): T => {
  const found = all.find((one) => one === word);
  if (found === undefined) throw new Error(`not one of ${all.join(', ')}: ${word ?? ''}`);
  return found;
};

function readPresupposed(field: string): Presupposed | null {
  const words = field.split(' ').filter(Boolean);
  if (words.length === 0) return null;
  const isOfCv = words[0] === 'cv';
  return { isOfCv, words: isOfCv ? words.slice(1) : words };
}

function readBlock(block: string, { codes: codesOfSet, kind }: BankSet): BankEntry {
  const [head = '', question = '', ...lines] = block.trim().split('\n');
  const [about = '', codes = '', presupposed = ''] = head.split(' | ');
  const [what = '', shows = ''] = about.split(': ');
  const [category, difficulty, id = ''] = what.split(' ');
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  const [followUp] = marked('>');
  const isForAll = codes === FOR_ALL;
  return {
    presupposed: readPresupposed(presupposed),
    isForAll,
    codes: codes === '' || isForAll ? codesOfSet : codes.split(' '),
    question: {
      id: `${kind ?? 'bank'}-${id}`,
      category: oneOf(questionCategories, category),
      difficulty: oneOf(interviewDifficulties, difficulty),
      question,
      tips: marked('-'),
      keyPoints: marked('+'),
      strongAnswer: marked('=').join(' '),
      competencies: shows.split(' ').map((one) => oneOf(competencies, one)),
      ...(followUp === undefined ? {} : { followUp }),
      source: { kind: kind === 'built-in' ? kind : 'bank' },
    },
  };
}

const read = new WeakMap<BankSet, BankEntry[]>();

/** The questions of a set; read once. Throws where a block is not written as a block. */
export function entriesOf(set: BankSet): BankEntry[] {
  const before = read.get(set);
  if (before) return before;
  const blocks = set.text.split(/^# /mu).slice(1);
  const entries = blocks.map((block) => readBlock(block, set));
  read.set(set, entries);
  return entries;
}
