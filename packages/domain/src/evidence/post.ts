import { say } from '../say/index.ts';
import { onceFor, type EvidenceSource, type Unit } from './evidence-source.ts';
import type { EvidenceFinding, Rule, Statement } from './finding.ts';
import { doneWithPeople, leadsToPost, lowering, soughtPost } from './posts.data.ts';
import { isAgent, rankLists } from './post-words.ts';
import { textOf, type Reading, type Word } from './reading.ts';
import { found, holds, lengthAt, wordList } from './word-list.ts';

const lowers = wordList(lowering);
const sought = wordList(soughtPost);
const leadIns = wordList(leadsToPost);
const withPeople = new Set(doneWithPeople.split(' '));
const determiners = new Set(
  'the my our his her their to by from with under der dem mein meine unser le la mon notre el mi nuestro'.split(
    ' ',
  ),
);
const being = new Set(
  'am was as be been became being is were made promoted appointed bin war als suis comme soy como'.split(' '),
);
/** What somebody does to a thing: "lead a team", "own the process". */
const objects = new Set('a an the my our all up with weekly daily two three four five'.split(' '));
const states = new Set(
  'experienced qualified registered certified skilled trained dedicated licensed chartered retired'.split(
    ' ',
  ),
);

const LONGEST_POST = 6;

/** Words of a name that may be a post's, up to the first that ties it to something else. */
function phraseFrom({ words }: Reading, from: number): Word[] {
  const first = words[from];
  const rest = words.slice(from, from + LONGEST_POST);
  const end = rest.findIndex((word) => !word.isContent || word.clause !== first?.clause);
  return end < 0 ? rest : rest.slice(0, end);
}

const isRankWord = (words: readonly Word[], at: number) =>
  rankLists.some((list) => lengthAt(list, words, at) > 0);
const isPlural = ({ lower }: Word) => /[^s]s$/.test(lower);

/** The words of a phrase up to who they name, if they name one person: "Site manager" of "Site manager laying slabs". */
function postOf(phrase: readonly Word[], statement: Reading): Word[] {
  const end = phrase.findLastIndex((word) => isAgent(word) || isRankWord(statement.words, word.at));
  const [last, next] = [phrase[end], phrase[end + 1]];
  const isOne =
    last !== undefined && !isPlural(last) && (next === undefined || /(?:ing|ed)$/.test(next.lower));
  return isOne ? phrase.slice(0, end + 1) : [];
}

/** Posts that a sentence says somebody holds: its subject, or behind "as", "promoted to". */
function postsIn(statement: Statement): { phrase: Word[]; isLed: boolean }[] {
  const { words } = statement;
  const led = words.flatMap((_word, at) => {
    const length = lengthAt(leadIns, words, at);
    const phrase = length > 0 ? postOf(phraseFrom(statement, at + length), statement) : [];
    return phrase.length > 0 ? [{ phrase, isLed: true }] : [];
  });
  const [first] = words;
  if (!first || withPeople.has(first.lower)) return led;
  const isDone = /(?:ed|ing)$/.test(first.lower) && !states.has(first.lower);
  const phrase = isDone ? [] : postOf(phraseFrom(statement, 0), statement);
  const next = words[phrase.length]?.lower ?? '';
  const isVerb = phrase.length === 1 && objects.has(next);
  if (phrase.length === 0 || isVerb) return led;
  // "Data analyst and machine learning engineer"
  const second = next === 'and' ? postOf(phraseFrom(statement, phrase.length + 1), statement) : [];
  return [...led, { phrase, isLed: false }, ...(second.length > 0 ? [{ phrase: second, isLed: true }] : [])];
}

/** Whether a rank that a line names is somebody else's: "the manager", "my head chef", "assistant to the director". */
function isAnothers({ words }: Reading, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 3); before -= 1) {
    const lower = words[before]?.lower ?? '';
    if (words[before]?.clause !== words[at]?.clause) return false;
    if (determiners.has(lower)) return !being.has(words[before - 1]?.lower ?? '');
    if (!words[before]?.isContent) return false;
  }
  return false;
}

interface Held {
  rank: number;
  /** What lowers it in its line. */
  lowered: readonly string[];
}

/** The ranks that lines say somebody holds or held. */
function ranksHeld(source: EvidenceSource): Held[] {
  return source.units.flatMap((unit: Unit) => {
    const lowered = found(lowers, unit).map((row) => row.map(({ lower }) => lower).join(' '));
    const isSought = holds(sought, unit);
    return rankLists.flatMap((list, rank) =>
      unit.words.flatMap((_word, at) =>
        lengthAt(list, unit.words, at) > 0 && !isSought && !isAnothers(unit, at) ? [{ rank, lowered }] : [],
      ),
    );
  });
}

const ROOT = 4;
const rootOf = ({ stem }: Word) => stem.slice(0, ROOT);

/** Who lines name by what they do, by root: whether it is the writer, somebody else, or what they would be. */
function rolesNamed(source: EvidenceSource): Map<string, Set<'own' | 'anothers' | 'sought'>> {
  const roles = new Map<string, Set<'own' | 'anothers' | 'sought'>>();
  for (const unit of source.units) {
    const isSought = holds(sought, unit);
    for (const word of unit.words) {
      const whose = !isAgent(word)
        ? 'own'
        : isSought
          ? 'sought'
          : isAnothers(unit, word.at)
            ? 'anothers'
            : 'own';
      const root = rootOf(word);
      roles.set(root, (roles.get(root) ?? new Set()).add(whose));
    }
  }
  return roles;
}

function unsupportedRank(phrase: readonly Word[], statement: Statement): boolean {
  const held = onceFor(statement.source, ranksHeld);
  const isLowered = holds(lowers, statement);
  return phrase.some((word, at) => {
    const own = rankLists.flatMap((list, rank) => (lengthAt(list, phrase, at) > 0 ? [rank] : []));
    if (own.length === 0 || statement.renamed.has(word.at)) return false;
    // "Assistant manager" is no manager, and "deputy" is one.
    return !held.some(
      ({ rank, lowered }) =>
        own.includes(rank) && (lowered.length === 0 || isLowered || isOwnRank(lowered, rank)),
    );
  });
}

/** What lowers a rank and is one itself, of which the sentence claims that alone. */
const isOwnRank = (lowered: readonly string[], rank: number) =>
  lowered.every((one) => (rankLists[rank]?.phrases.get(one.split(' ')[0] ?? '')?.length ?? 0) > 0);

const PROMOTED = new Set('to after within twice again internally from and'.split(' '));

/** "Was promoted", "promoted to": a step up that lines must give. */
function promotion({ words, source }: Statement): Word | undefined {
  const risen = [
    'promot',
    'appoint',
    'made',
    'make',
    'became',
    'become',
    'moved',
    'beförde',
    'promu',
    'ascend',
  ];
  if (risen.some((stem) => source.stems.has(stem))) return undefined;
  return words.find(({ lower, at }) => {
    const next = words[at + 1];
    const isRise =
      lower === 'promoted' &&
      (next === undefined ||
        PROMOTED.has(next.lower) ||
        ['was', 'got', 'been'].includes(words[at - 1]?.lower ?? ''));
    return isRise || (lower === 'promotion' && next?.lower === 'to');
  });
}

/** A post or rank that somebody is said to hold and that no line gives them. */
export const postRule: Rule = (statement) => {
  if (holds(sought, statement)) return {};
  const roles = onceFor(statement.source, rolesNamed);
  const invented: EvidenceFinding<'post'>[] = [];
  const doubts: EvidenceFinding<'post'>[] = [];
  for (const { phrase, isLed } of postsIn(statement)) {
    const words = textOf(statement, phrase);
    const head = phrase.at(-1);
    if (unsupportedRank(phrase, statement))
      invented.push({ kind: 'post', words, why: say`None of your lines says that you were ${words}.` });
    else if (
      head &&
      isAgent(head) &&
      !isRankWord(statement.words, head.at) &&
      !statement.renamed.has(head.at)
    ) {
      const whose = roles.get(rootOf(head));
      const isOnlySought = whose?.size === 1 && whose.has('sought');
      if (whose?.has('own')) continue;
      const isSure = isOnlySought || (isLed && whose === undefined);
      (isSure ? invented : doubts).push({
        kind: 'post',
        words,
        why: say`None of your lines says that you were ${words}.`,
      });
    }
  }
  const risen = promotion(statement);
  if (risen)
    invented.push({
      kind: 'post',
      words: risen.text,
      why: say`None of your lines says that you were promoted.`,
    });
  return { invented, doubts };
};
