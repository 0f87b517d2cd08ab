import { tableRows } from '@candor/domain/text/table-rows';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A text of a table that people are shown, and what its translator should know. */
interface TableText {
  text: string;
  note: string;
}

/** What a career move says, by the names of the table. */
const ofMoves: Readonly<Record<string, string>> = {
  way: 'Career move: how the study goes, behind “The usual way:”',
  cost: 'Career move: what the study costs, behind “Money:”',
  experience: 'Career move: experience that is usually asked for',
  register: 'Career move: an entry in a register, within a sentence',
  study: 'Career move: a course or qualification',
  next: 'Career move: the role that usually comes afterwards',
  traps: 'Career move: behind “Mind this:”',
};

function textsOfMoves(json: string): TableText[] {
  const texts: TableText[] = [];
  JSON.parse(json, (key, value: unknown) => {
    const note = ofMoves[key];
    const isNamed = typeof value === 'object' && value !== null && 'name' in value;
    for (const text of Array.isArray(value) ? value : [isNamed ? value.name : value])
      if (note !== undefined && typeof text === 'string' && text !== '') texts.push({ text, note });
    return value;
  });
  return texts;
}

const PROOF = 'Career move: what employers ask an example of';

const textsOfProofs = (code: string): TableText[] =>
  [...code.matchAll(/^ {2}[\w'-]+: '(.+)',$/gmu)].map(([, text = '']) => ({ text, note: PROOF }));

/** What a question of the bank brings along, by the marks of its lines (`BankSet` of packages/domain). */
const ofQuestions: Readonly<Record<string, string>> = {
  '-': 'Interview: a tip for the answer',
  '+': 'Interview: what an answer should come to; no sentence',
  '=': 'Interview: what a strong answer shows; the answer itself is left out as subject',
  '>': 'Interview: what is asked next',
};
const QUESTION = 'Interview: a question';

function textsOfBank(code: string): TableText[] {
  const blocks = code
    .slice(0, code.lastIndexOf('`'))
    .split(/^# .*\n/mu)
    .slice(1);
  return blocks.flatMap((block) => {
    const [question = '', ...lines] = block.trim().split('\n');
    return [
      { text: question, note: QUESTION },
      ...lines.flatMap((line) => {
        const note = ofQuestions[line.charAt(0)];
        return note === undefined ? [] : [{ text: line.slice(2), note }];
      }),
    ];
  });
}

const NAME = 'Career: something that work asks for; its beginning becomes a capital where it is shown alone';
const HOW = 'Career: how it is usually got';

const textsOfRequirements = (table: string): TableText[] =>
  tableRows(table).flatMap(([, , , , names = '', how = '']) => [
    ...names.split(';').map((name) => ({ text: name.trim(), note: NAME })),
    ...(how === '' ? [] : [{ text: how, note: HOW }]),
  ]);

const BODY = 'Career: who decides, or where to read; behind a colon, or as the subject of a sentence';
const SCOPE = 'Career: where in the country a body decides, in brackets behind its name';

const textsOfBodies = (table: string): TableText[] =>
  tableRows(table).flatMap(([, , name = '', scope = '']) => [
    { text: name, note: BODY },
    ...(scope === '' ? [] : [{ text: scope, note: SCOPE }]),
  ]);

const tables: readonly (readonly [path: RegExp, textsOf: (source: string) => TableText[]])[] = [
  [/\boccupations\/data\/moves\/[\w-]+\.json$/u, textsOfMoves],
  [/\boccupations\/data\/requirements\.txt$/u, textsOfRequirements],
  [/\boccupations\/data\/bodies\.txt$/u, textsOfBodies],
  [/\boccupations\/src\/moves\/proofs\.data\.ts$/u, textsOfProofs],
  [/\binterview\/questions\/bank\/[\w-]+\.data\.ts$/u, textsOfBank],
];

/** Whether a file is a table whose texts people are shown. */
export const isTable = (path: string): boolean => tables.some(([ours]) => ours.test(path));

/** The texts of a table as messages, which `sayText` of the domain says; none of another file. */
export const tableMessages = (
  path: string,
  source: string,
): { id: string; message: string; note: string }[] =>
  (tables.find(([ours]) => ours.test(path))?.[1](source) ?? []).map(({ text, note }) => ({
    id: generateMessageId(text),
    message: text,
    note,
  }));
