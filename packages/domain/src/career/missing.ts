import { abilityVerbs, subjectsLikeAbilities } from './ability-verbs.data.ts';
import { isDeskWork } from './families.ts';
import type { Missing } from './gap.ts';
import type { OccupationFacts, Practice, UsedThing } from './occupation-facts.ts';
import { shownIn, type PersonFacts } from './person.ts';
import { thingName } from './thing-name.ts';
import { notToLearn } from './thing-names.data.ts';

const MOST_TECHNOLOGIES = 8;
const MOST_TOOLS = 6;
const MOST_PRACTICES = 10;

/** A thing that belongs to the field: at least this share of the occupations that use it are of the same major group. */
const OF_THE_FIELD = 0.25;
const EVERYWHERE = 150;
/** A name that says what it is, rather than whose product: "menu planning software". */
const isPlain = (name: string) =>
  /^[a-z]/.test(thingName(name)) && /(?:software|systems?|tools?|\))$/.test(thingName(name));

const ofField = ({ usedNear, usedBy }: UsedThing) => usedNear / Math.max(1, usedBy);

/** So many technologies that adverts name are enough: what is only common in the field adds nothing. */
const ENOUGH_IN_DEMAND = 3;

/** Technologies worth learning for an occupation, what its adverts name first; what the person's job uses as well comes last. */
function technologiesToLearn(
  { code, technologies }: OccupationFacts,
  isUsedNow: (thing: UsedThing) => boolean,
): UsedThing[] {
  const known = technologies.filter(({ name }) => !notToLearn.has(name));
  const inDemand = known
    .filter((one) => one.isInDemand)
    .toSorted((a, b) => Number(b.isHot) - Number(a.isHot) || b.usedBy - a.usedBy);
  const ofTheField = known.filter(
    (one) =>
      !one.isInDemand &&
      one.usedBy < EVERYWHERE &&
      one.usedNear > 1 &&
      ofField(one) >= OF_THE_FIELD &&
      !isUsedNow(one),
  );
  const hot =
    inDemand.length >= ENOUGH_IN_DEMAND
      ? []
      : ofTheField.filter(({ isHot }) => isHot).toSorted((a, b) => b.usedNear - a.usedNear);
  const plain = ofTheField
    .filter(({ isHot, name }) => !isHot && isPlain(name))
    .toSorted((a, b) => b.usedNear - a.usedNear || (a.name < b.name ? -1 : 1));
  return [
    ...inDemand.filter((one) => !isUsedNow(one)),
    ...(isDeskWork(code) ? [...hot, ...plain] : [...plain, ...hot]),
    ...inDemand.filter(isUsedNow),
  ];
}

const OUTDATED =
  /typewriter|video ?cassette|videotape|audiotape|cassette|compact disk|facsimile|pager|floppy|overhead (?:display )?projector|telegraph|film camera|personal digital assistant/i;
const WEAPONS = /rifle|shotgun|revolver|pistol|baton|nightstick|handgun|\bguns?$|weapon/i;
const COMPUTING =
  /\bcomputers?\b|printer|scanner|photocop|telephone|cell phones|calculator|flash drive|camera|projector|television/i;

/** Tools of a trade, those that its neighbours use as well before those of it alone. */
function toolsToLearn(
  { code, tools }: OccupationFacts,
  isUsedNow: (thing: UsedThing) => boolean,
): UsedThing[] {
  if (isDeskWork(code)) return [];
  const kinds = new Map<string, number>();
  for (const { category } of tools) kinds.set(category, 1 + (kinds.get(category) ?? 0));
  // What a trade has many kinds of is at its heart.
  const score = (one: UsedThing) =>
    ofField(one) * Math.log(1 + one.usedNear) * (1 + Math.log(kinds.get(one.category) ?? 1));
  return tools
    .filter(
      ({ name, usedBy }) =>
        usedBy >= 3 && usedBy <= 120 && !OUTDATED.test(name) && !COMPUTING.test(name) && !WEAPONS.test(name),
    )
    .toSorted(
      (a, b) =>
        Number(isUsedNow(a)) - Number(isUsedNow(b)) || score(b) - score(a) || (a.name < b.name ? -1 : 1),
    );
}

/** What so many occupations ask for says nothing of one. */
const TOO_COMMON = 140;
const TYPICAL = 30;
const LONGEST = 62;
/** Whether a practice is an ability ("dress wounds") rather than a subject ("tax legislation"). */
export const isAbility = (name: string) =>
  !subjectsLikeAbilities.has(name.toLowerCase()) && abilityVerbs.has(name.split(' ')[0]?.toLowerCase() ?? '');

function practicesToLearn(current: OccupationFacts | null, target: OccupationFacts): Practice[] {
  // In the same occupation all of it is done already, but perhaps not shown.
  const had = new Set(current?.code === target.code ? [] : current?.practices.map(({ name }) => name));
  const off = ({ occupations }: Practice) => Math.abs(Math.log(Math.max(1, occupations) / TYPICAL));
  return target.practices
    .filter(
      ({ name, occupations }) =>
        occupations <= TOO_COMMON &&
        name.length <= LONGEST &&
        !/[()/]|\bown\b|microsoft|^(?:handover|have|be)\b/.test(name),
    )
    .filter(({ name }) => !had.has(name))
    .toSorted(
      (a, b) =>
        Number(b.isEssential) - Number(a.isEssential) || off(a) - off(b) || (a.name < b.name ? -1 : 1),
    );
}

/** What the target occupation works with and the person does not show, in the order in which it is worth learning. */
export function missingFor(
  current: OccupationFacts | null,
  target: OccupationFacts,
  person: PersonFacts,
): Missing[] {
  const isNew = ({ name }: { name: string }) => shownIn(person, name) === null;
  const used = new Set([...(current?.technologies ?? []), ...(current?.tools ?? [])].map(({ name }) => name));
  const isUsedNow = ({ name }: UsedThing) => used.has(name);
  const thing =
    (kind: 'technology' | 'tool') =>
    ({ name, category, isHot, isInDemand }: UsedThing) => ({
      name: thingName(name),
      category,
      kind,
      isHot,
      isInDemand,
    });
  const isSame = current?.code === target.code;
  return [
    ...technologiesToLearn(target, isUsedNow)
      .filter((one) => isNew(one) && (!isSame || one.isInDemand))

      .slice(0, MOST_TECHNOLOGIES)
      .map(thing('technology')),
    ...toolsToLearn(target, isUsedNow).filter(isNew).slice(0, MOST_TOOLS).map(thing('tool')),
    ...practicesToLearn(current, target)
      .filter(isNew)
      .slice(0, MOST_PRACTICES)
      .map(({ name }) => ({
        name: name.replaceAll("'", '’'),
        category: isAbility(name) ? 'Ability' : 'Subject',
        kind: 'skill' as const,
        isHot: false,
        isInDemand: false,
      })),
  ];
}

/** Of what the target works with, what the person shows already, under the name it is said by. */
export function shownOf(
  target: OccupationFacts,
  person: PersonFacts,
): { name: string; from: 'cv' | 'input' }[] {
  const names = [
    ...target.technologies.map(({ name }) => ({ name, spoken: thingName(name) })),
    ...target.tools.map(({ name }) => ({ name, spoken: thingName(name) })),
    ...target.practices.map(({ name }) => ({ name, spoken: name })),
    ...[...target.skills, ...target.knowledge].map(({ name }) => ({ name, spoken: name })),
  ];
  const found = new Map<string, 'cv' | 'input'>();
  for (const { name, spoken } of names) {
    const from = shownIn(person, name);
    if (from !== null && !found.has(spoken)) found.set(spoken, from);
  }
  return [...found].map(([name, from]) => ({ name, from }));
}
