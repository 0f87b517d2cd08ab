import { isPaper } from '@candor/english/posts';
import type { Piece } from './piece.ts';

/** "father mended clocks": whose he was, everybody knows; a sister may be a nurse. */
export const ownKin = (text: string): string => text.replaceAll(KIN, (kin) => `My ${kin.toLowerCase()}`);

const KIN =
  /(?<=^|[.!?] )(?:(?:grand)?(?:father|mother|parents|children)|dad|mum|mom|uncle|aunt|cousin)(?= (?:\p{Ll}+ed|went|is|was|are|were|has|had|works|lives|taught|did|does|ran|runs)\b)/gimu;

/** What nobody but its writer brings to a letter; a post, an advert or a shift may be the reader's. */
const OWN =
  /^(?:notice(?: period)?|visa|passport|height|interview|(?:\S+ )?registration|last (?:working )?(?:day|shift))$/i;

/** "Notice is four weeks", "Texas license is active": of what is the writer's own "my" was left out. */
export function withOwner({ tokens, text }: Piece): string {
  const at = tokens.findIndex(({ pos }) => !/^(?:noun|name|adjective)$/.test(pos));
  const [first, head, verb] = [tokens[0], tokens[at - 1], tokens[at]];
  if (!first || head?.pos !== 'noun' || !/^(?:is|was)$/.test(verb?.text ?? '')) return text;
  const named = text.slice(0, head.span.end - first.span.start);
  // "Driving licence is required": what somebody else asks for.
  const isAsked = tokens.slice(at + 1).some(({ text: word }) => ASKED_FOR.test(word));
  if (isAsked || !(OWN.test(named) || isPaper(named))) return text;
  const isName = first.isName || first.pos === 'name';
  return `My ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`;
}

const ASKED_FOR = /^(?:required|needed|essential|wanted|necessary|preferred|provided|desirable)$/i;
