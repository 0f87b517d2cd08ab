import type { CvDocument } from '../cv/index.ts';
import { groupOfSkill } from './group-skills.ts';
import { verbForm } from './inflect.ts';
import { comparableWords } from './vocabulary.ts';

const ORDINARY_ENDING = /(?:ing|ment|tion|sion|ship|ery|ness|phy|ity|ance|ence|ure|al|ics|work|care)$/;
const ORDINARY = new Set(
  (
    'wound menu food brand stock team time customer client patient project data risk case crisis contract due supply labor labour ' +
    'lean load route pallet fault classroom field grant colour color bridal early rota social public content digital event ' +
    'linear trauma-informed month-end front problem conflict change care child first health infection safety medication court corporate ' +
    'budget cash order sales staff people stakeholder vendor product quality process document report record key account business ' +
    'cost price project research user visual web email phone blood heart vital lesson special behaviour behavior group hand power ' +
    'machine heavy night deep cold hot fine dining knife wok table wine cocktail coffee pastry bread meat fish butchery balayage ' +
    'typography packaging copywriting triage handover preceptorship teamwork leadership communication organisation organization ' +
    'negotiation scheduling filing switchboard till consolidation forklift insurance mergers accounts good strong written verbal oral ' +
    'attention fast active critical creative strategic analytical technical clinical medical legal financial manual general basic advanced ' +
    'full small large new local international cross-cultural interpersonal multi-tasking self-motivated hard'
  ).split(' '),
);

/** Skills that the statements of a job or project show, in the person's order. */
export function skillsShown(document: CvDocument): string[] {
  const texts = [...document.experience, ...document.projects].flatMap((entry) => entry.bullets);
  const used = new Set(comparableWords(texts.join('\n')));
  return document.skills
    .map((skill) => skill.name)
    .filter((name) => {
      const words = comparableWords(name);
      return words.length > 0 && words.every((word) => used.has(word));
    });
}

/** Whether a skill's capital could be that of a name or of a list: "Stroke rehabilitation", "Montessori methods". */
function isUnsure(skill: string): boolean {
  return (
    /^\p{Lu}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]*)+$/u.test(skill) &&
    insideSentence(skill) === skill &&
    groupOfSkill(skill.split(' ')[0] ?? '') === undefined
  );
}

/** A skill as it stands inside a sentence: names keep their capitals, "Wound care" loses its one. */
export function insideSentence(skill: string): string {
  const [first = '', ...rest] = skill.split(' ');
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(first) || rest.some((word) => /\p{Lu}/u.test(word))) return skill;
  if (groupOfSkill(skill) !== undefined || groupOfSkill(first) !== undefined) return skill;
  const lower = first.toLowerCase();
  const isOrdinary = ORDINARY.has(lower) || ORDINARY_ENDING.test(lower) || verbForm(lower) !== undefined;
  return isOrdinary ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** Skills behind words that introduce them; behind a colon as listed where it is not sure how they are written. */
export function skillsSaid(introduction: string, skills: readonly string[]): string {
  return skills.some(isUnsure)
    ? `${introduction.replace(/ includes?$/, '')}: ${skills.join(', ')}.`
    : `${introduction} ${listed(skills.map(insideSentence))}.`;
}
