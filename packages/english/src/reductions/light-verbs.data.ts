import { meaningsOf } from '../inflect.ts';
import { verbOfDoing } from '../derivation.ts';
import { inFormOf, type Reduction } from './reduction.ts';

/** Verbs that say only that something is done, before the noun that says what. */
const LIGHT =
  'mak(?:e|es|ing)|made|do|does|did|doing|giv(?:e|es|ing)|gave|given|provid(?:e|es|ed|ing)|carr(?:y|ies|ied|ying) out|conduct(?:s|ed|ing)?|perform(?:s|ed|ing)?|undertak(?:e|es|ing)|undertook|held|hold(?:s|ing)?|tak(?:e|es|ing)|took|effectuat(?:e|es|ed|ing)|effect(?:ed|s|ing)?|plac(?:e|es|ed|ing)|r[au]n|execut(?:e|es|ed|ing)|handl(?:e|es|ed|ing)|kept|keep(?:s|ing)?|offer(?:s|ed|ing)?';

/** Nouns of doing, the preposition before whom or what it is done to, the verb, and the preposition that the verb keeps. */
const NOUNS =
  'improvements:to:improve changes:to:change adjustments:to:adjust repairs:to,on:repair alterations:to:alter modifications:to:modify additions:to:add^to advice:to:advise instruction:to:instruct instructions:to:instruct training:to:train tuition:to:teach assistance:to:assist help:to:help support:to:support guidance:to:guide contact:with:contact use:of:use checks:on,of:check inspections:of,on:inspect inspection:of,on:inspect maintenance:on,of:maintain orders:for:order deliveries:of:deliver sales:of:sell tests:on,of:test testing:of:test analysis:of:analyse assessments:of:assess assessment:of:assess reviews:of:review review:of:review interviews:with:interview visits:to:visit calls:to:call payments:to:pay measurements:of:measure photographs:of:photograph photos:of:photograph records:of:record record:of:record research:into,on:research surveys:of:survey translations:of:translate repairs:of:repair calculations:of:calculate installation:of:install distribution:of:distribute preparation:of:prepare collection:of:collect organisation:of:organise supervision:of:supervise management:of:manage cleaning:of:clean decision:to:decide^to contribution:to:contribute^to discussions:with:talk^with presentations:to:present^to reply:to:reply^to replies:to:reply^to'
    .split(' ')
    .map((row) => row.split(':'));

const verbFor = (noun: string, preposition: string): string | null => {
  const row = NOUNS.find(([name, before = '']) => name === noun && before.split(',').includes(preposition));
  if (row) return (row[2] ?? '').replace('^', ' ');
  return preposition === 'of' ? verbOfDoing(noun) : null;
};

/** Phrases of doing said with their verb. */
export const LIGHT_VERBS: readonly Reduction[] = [
  {
    id: 'verb-of-noun',
    from: new RegExp(
      `\\b(?<light>${LIGHT}) (?:the |an? |some |regular |all (?:the )?)?(?<noun>\\p{Ll}+) (?<preposition>of|to|on|for|with|into) (?<next>(?:the |an? |my |our |their |his |her )?[\\p{L}\\d]+)`,
      'iu',
    ),
    to: ({ light = '', noun = '', preposition = '', next = '' }) => {
      const verb = verbFor(noun, preposition);
      if (
        verb === null ||
        (/^(?:take|taking|took|keep|kept|keeping|ran|run|hold|held|holding)/i.test(light) &&
          !NOUNS.some(([name]) => name === noun))
      )
        return null;
      // "Gave the order of battle", "made a number of": nouns that are no deed.
      if (
        /^(?:number|lot|kind|sort|pair|part|range|variety|series|set|couple|list|member|order|act|view)$/.test(
          noun,
        )
      )
        return null;
      const first = light.split(' ')[0] ?? light;
      return `${inFormOf(first, verb)} ${next}`;
    },
    examples: [
      ['Carried out the installation of boilers.', 'Installed boilers.'],
      ['I made improvements to the rota.', 'I improved the rota.'],
      ['Used vans to effectuate the distribution of bread.', 'Used vans to distribute bread.'],
      ['Performed checks on 40 lifts.', 'Checked 40 lifts.'],
    ],
    leaves: ['Made a list of names.', 'Gave the keys to the porter.', 'Took charge of the shop.'],
  },
  {
    id: 'did-the-doing',
    from: /\b(?<did>did|do|does|doing|done) (?:the )?(?<ger>\p{Ll}+ing)(?<of> of)?(?<next>(?: (?:the |all |my |our |their )?\p{L}[\p{L}-]*)|[.,])/iu,
    to: ({ did = '', ger = '', of = '', next = '' }) => {
      const verb = meaningsOf(ger).find(({ pos, form }) => pos === 'verb' && form === 'gerund')?.lemma;
      if (
        !verb ||
        /^(?:anything|nothing|something|everything|thing|banking|building|accounting|marketing|catering|training)$/.test(
          ger,
        )
      )
        return null;
      // Without "of" what follows must be no object: "did the cooking for 40".
      if (
        of === '' &&
        !/^(?:[.,]| (?:for|at|in|on|with|and|every|there|myself|when|after|before)\b)/i.test(next)
      )
        return null;
      return `${inFormOf(did, verb)}${next}`;
    },
    examples: [
      ['I did the translating of manuals.', 'I translated manuals.'],
      ['Did the cooking for 40 guests.', 'Cooked for 40 guests.'],
    ],
    leaves: ['Did training courses.', 'I did nothing.'],
  },
];
