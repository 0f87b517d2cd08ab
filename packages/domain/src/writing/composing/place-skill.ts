import { groupOfSkill } from '../group-skills.ts';
import { contentStems } from '../vocabulary.ts';
import { appended } from './ask-figure.ts';
import { insideWords } from './role-words.ts';

// What a statement speaks of when a tool of the group may well have been used for it.
const uses: Readonly<Record<string, RegExp>> = {
  'Programming languages':
    /\b(?:software|app|application|code|script|system|website|model|pipeline|feature|analys\w+|automat\w+|program\w*)s?\b/i,
  'Frameworks and libraries': /\b(?:app|application|website|frontend|backend|api|model|interface)s?\b/i,
  'Data and cloud':
    /\b(?:deploy\w*|server|cloud|database|pipeline|dashboard|infrastructure|data|report|release)s?\b/i,
  'Business software':
    /\b(?:report|budget|invoice|spreadsheet|account|presentation|schedule|rota|data|order|booking|appointment|stock|payroll|campaign)s?\b/i,
  'Design tools': /\b(?:design\w*|layout|poster|logo|brand\w*|drawing|illustration|brochure|plan)s?\b/i,
  'Clinical systems': /\b(?:record|chart|patient|handover|medication|ward|documentation)s?\b/i,
  Languages: /\b(?:customer|client|guest|visitor|patient|translat\w+|interpret\w+)s?\b/i,
};

/**
 * A statement, of these stems, with a skill proposed in brackets, where the two may belong together; undefined where
 * nothing says so.
 */
export function placeSkill(statement: string, stems: ReadonlySet<string>, skill: string): string | undefined {
  // What every job shows says nothing in one of them.
  if (/^(?:customer service|teamwork|communication|leadership|microsoft office)$/i.test(skill))
    return undefined;
  const group = groupOfSkill(skill);
  const isUsed = group ? uses[group]?.test(statement) : undefined;
  const isRelated = contentStems(skill).intersection(stems).size > 0;
  if (!isUsed && !isRelated) return undefined;
  return appended(statement, `[${group ? 'using' : 'with'} ${insideWords(skill)}?]`);
}
