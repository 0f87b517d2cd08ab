import { isUncountable, meaningsOf } from '@candor/english';
import type { Piece } from './piece.ts';

/** "father mended clocks": whose he was, everybody knows. */
export const ownKin = (text: string): string => text.replaceAll(KIN, (kin) => `My ${kin.toLowerCase()}`);

const KIN =
  /(?<=^|[.!?] )(?:(?:grand)?(?:father|mother|parents|children)|dad|mum|mom|brother|sister|uncle|aunt|cousin)(?= (?:\p{Ll}+ed|went|is|was|are|were|has|had|works|lives|taught|did|does|ran|runs)\b)/gimu;

/** "Notice is four weeks", "Texas license is active": of what is the writer's own "my" was left out, which only a noun that is counted needs. */
export function withOwner({ tokens, text }: Piece): string {
  const at = tokens.findIndex(({ pos }) => !/^(?:noun|name|adjective)$/.test(pos));
  const [first, head, verb] = [tokens[0], tokens[at - 1], tokens[at]];
  if (!first || head?.pos !== 'noun' || head.number !== 'singular' || isUncountable(head.lemma)) return text;
  const isFinite =
    (/^(?:is|was)$/.test(verb?.text ?? '') && !/^(?:no|fine|ok|okay)$/i.test(tokens[at + 1]?.text ?? '')) ||
    (verb?.pos === 'verb' && verb.form === 'present3' && verb.isCertain);
  const isKnown = tokens
    .slice(0, at)
    .every((one) => meaningsOf(one.text.toLowerCase()).length > 0 || one.isName);
  if (!isFinite || !isKnown) return text;
  const isName = first.isName || first.pos === 'name';
  return `My ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}
