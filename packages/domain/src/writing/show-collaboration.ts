import { verbForm } from './inflect.ts';

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A statement that opens with the collaboration it already tells of: "Worked with X on ..." or "... together with X".
 * Undefined where it does not say with whom, or says so first already.
 */
export function showCollaboration(statement: string): string | undefined {
  const worked =
    /^(?:i |we )?(?:also )?(work(?:ed|ing|s)?)(?: (?:closely|together|jointly|directly|alongside))* (?:with|alongside) (?=\S+ )/i.exec(
      statement,
    );
  if (worked) {
    const rest = statement.slice(worked[0].length);
    if (/^(?:the |a )?(?:computers?|machines?|tools|software|excel|data)\b/i.test(rest)) return undefined;
    return `${/^worked$/i.test(worked[1] ?? '') ? 'Collaborated' : 'Collaborate'} with ${rest}`;
  }
  const inTeam = /^(?:i |we )?worked (?:in|as part of) (?=an? (?:\S+ ){0,2}team\b)/i.exec(statement);
  if (inTeam) return `Collaborated in ${statement.slice(inTeam[0].length)}`;
  const together =
    /^(?:i |we )?(\p{L}+) (.+?),? (?:together|jointly|alongside|in partnership|in cooperation) (?:with )?([^,;.]+)([.]?)$/iu.exec(
      statement,
    );
  const verb = together && verbForm((together[1] ?? '').toLowerCase());
  if (!together || !verb || verb.form === 'gerund') return undefined;
  const opener = verb.form === 'past' ? 'collaborated' : 'collaborate';
  return capitalised(`${opener} with ${together[3]} to ${verb.base} ${together[2]}${together[4]}`);
}
