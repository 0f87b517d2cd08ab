import { foldTitle } from './normalise-title.ts';

/** Words of rank, grade or terms of employment, which a title may lack without meaning another occupation. */
const RANK = new Set(
  (
    'senior junior lead leading principal staff chief head trainee intern internship apprentice graduate assistant associate deputy acting interim ' +
    'i ii iii iv v sous line entry mid experienced qualified certified professional expert part full temporary permanent freelance ' +
    'self contract remote hybrid weekend night day shift volunteer student aspiring former ex ' +
    'leitender leitende stellvertretender stellvertretende auszubildender auszubildende angehende azubi werkstudent praktikant leiter ' +
    'confirme stagiaire apprenti adjoint debutant diplome etat principale responsable ' +
    'jefe jefa ayudante becario titulado aprendiz ' +
    'hoofd leerling medior ervaren zelfstandig ' +
    'chefe estagiario auxiliar pleno capo apprendista stagista tirocinante responsabile'
  ).split(' '),
);

/** What says a rank or terms only beside such a word: part time, self employed, band 5, entry level. */
const BESIDE: Readonly<Record<string, RegExp>> = {
  time: /^(?:full|part)$/,
  employed: /^self$/,
  ...Object.fromEntries(
    ['level', 'grade', 'band', 'tier', 'step', 'class'].map((word) => [
      word,
      /^(?:\d+|i{1,3}|iv|v|entry|mid)$/,
    ]),
  ),
};

function isRank(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const beside = BESIDE[word];
  if (beside)
    return [words[at - 1], words[at + 1]].some((other) => other !== undefined && beside.test(other));
  return RANK.has(word) || /^\d+(?:st|nd|rd|th)?$/.test(word);
}

/** A title without its words of rank; empty where it has nothing else. */
export function withoutRank(words: readonly string[]): string[] {
  return words.filter((_, at) => !isRank(words, at));
}

/**
 * A title less its leading words of rank, one after the other, then less those at its end ("healthcare assistant band 3"), then
 * less all: "junior chief executive" is a chief executive first.
 */
export function lessRank(words: readonly string[]): string[][] {
  const less: string[][] = [];
  for (let from = 0; from < words.length - 1 && isRank(words, from); from += 1)
    less.push(words.slice(from + 1));
  for (let to = words.length - 1; to > 0 && isRank(words, to); to -= 1) less.push(words.slice(0, to));
  return [...less, withoutRank(words)].filter((some) => some.length > 0 && some.length < words.length);
}

/** Words before a place, a field or a person, behind which the title ends. */
const BEHIND =
  'at|bei|beim|chez|in|im|auf|to the|to|for|für|op de|op het|op|auprès de|dans|à|en|nell[ao]|presso|no|na';
const AFTER_TITLE = new RegExp(`\\s*[/|,;&]\\s*|\\s+[-–—:@]\\s+|\\s+(?:${BEHIND})\\s+`, 'i');

/** The forms of a title to be looked up, the whole first: then what stands before, between or after slashes, dashes and commas, and in brackets. */
export function titleVariants(title: string): string[] {
  const bare = title.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ').trim();
  const parts = bare.split(AFTER_TITLE);
  const inBrackets = [...title.matchAll(/[([]([^)\]]+)[)\]]/g)].map((match) => match[1] ?? '');
  // Who heads a field is its manager, where the title itself is not listed.
  const managed = /^(?:head|director|lead|vp|svp|vice president)(?:\s+of)?\s+(.+)$/i.exec(bare)?.[1];
  // Who leads a team is its supervisor.
  const led = /^(.+?)\s+(?:team leader|team lead|shift leader)$/i.exec(bare)?.[1];
  const variants = [
    title,
    ...(led === undefined ? [] : [`${led} supervisor`]),
    ...(managed === undefined ? [] : [`${managed} manager`]),
    ...(parts.length > 1 ? parts : []),
    ...inBrackets,
  ].map(foldTitle);
  return [...new Set(variants)].filter((variant) => variant !== '');
}

/** What a title begins with in the Romance languages, before what it is of: "autista di camion". */
export function romanceHead(title: string): string | null {
  const head = /^(\p{L}{4,})\s+(?:di|de|da|do|du|des|del|della|delle|dei)\s+\p{L}/iu.exec(title.trim())?.[1];
  return head === undefined ? null : foldTitle(head);
}
