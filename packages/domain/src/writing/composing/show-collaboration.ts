import { capitalised } from './write-statement.ts';
import { inflect, isVerbLed, readFragment } from '@candor/english';

/**
 * A statement that opens with the collaboration it already tells of: "Worked with X on …" or "… together with X".
 * Undefined where it does not say with whom, or says so first already.
 */
export function showCollaboration(typed: string): string | undefined {
  const statement = capitalised(typed.replace(/^I (?:also )?/, ''));
  const read = readFragment(statement);
  const [first, second] = read?.tokens ?? [];
  if (!read || !first || !isVerbLed(read)) return undefined;
  const past = first.form === 'base' ? 'Collaborate' : 'Collaborated';
  const worked = /^work(?:ed)? (?:closely |together |jointly |directly )?(?:with|alongside) (?=\S+ )/i.exec(
    statement,
  );
  // One works with people; with tools one only works.
  const whom = read.phrases.find(({ kind, from }) => kind === 'noun' && from > 0);
  const isPeople =
    whom !== undefined &&
    !/^(?:computer|machine|tool|software|data|excel)s?$/i.test(read.tokens[whom.head]?.lemma ?? '');
  if (worked) return isPeople ? `${past} with ${statement.slice(worked[0].length)}` : undefined;
  const together =
    /^\p{L}+ (?<what>[^,;]+?),? (?:together|jointly|in partnership) with (?<who>[^,;.]+)(?<stop>\.?)$/u.exec(
      statement,
    )?.groups;
  if (!together || first.pos !== 'verb' || !second) return undefined;
  return `${past} with ${together['who']} to ${inflect(first.lemma, 'base')} ${together['what']}${together['stop']}`;
}
