import { meaningsOf } from '@candor/english';
import type { Finding } from './finding.ts';
import type { PreparedText, TextKind, Token } from './prepared-text.ts';

const BE = new Set(
  "am is are was were be been being i'm it's he's she's we're they're you're wasn't weren't isn't aren't".split(
    ' ',
  ),
);
const GET = new Set(['got', 'get', 'gets']);
// Participles that say how somebody or something is, or what others did for somebody's work: no agent is missed.
const STATES = new Set(
  (
    'interested pleased delighted excited experienced qualified involved used based located enclosed attached committed dedicated motivated skilled concerned tired married born closed gone known convinced determined prepared ' +
    'required needed registered licensed certified trained obliged honoured honored thrilled impressed inspired fascinated surprised worried organised limited aged finished informed left lost retired satisfied drawn done called stuck meant ' +
    'promoted awarded selected elected named nominated chosen recognised recognized appointed invited commended hired shortlisted asked entrusted voted'
  ).split(' '),
);
// "A ward where mistakes are counted", "the rota that was kept": who acts there is not what the sentence is about.
const SUBORDINATING = new Set('where when which that who if because since while until once as'.split(' '));
const ADVERB =
  /ly$|^(?:also|often|never|always|then|since|just|first|now|still|already|not|been|being|all|both|recently)$/;

function isParticiple({ lower }: Token, isByNear: boolean): boolean {
  if ((STATES.has(lower) && !isByNear) || lower.includes('-')) return false;
  // "Fit", "quiet": what is its own participle is mostly an adjective.
  return meaningsOf(lower).some(({ form, lemma }) => form === 'pastParticiple' && lemma !== lower);
}

const isNumber = (token?: Token) => meaningsOf(token?.lower ?? '').some(({ pos }) => pos === 'number');

/** Whether the token at this place stands in a clause that depends on another, or goes on behind it. */
function isSubordinate(tokens: readonly Token[], at: number, text: string): boolean {
  let from = at;
  while (from > 0 && !/[,;:]/.test(text.slice(tokens[from - 1]?.span.end, tokens[from]?.span.start)))
    from -= 1;
  const isJoined = from > 0 && /^(?:and|but|so)$/.test(tokens[from]?.lower ?? '');
  return isJoined || tokens.slice(from, at).some(({ lower }) => SUBORDINATING.has(lower));
}

function messageOf(isByNear: boolean, kind: TextKind): string {
  if (isByNear) return 'Turn it round: who did it stands first.';
  return kind === 'statements'
    ? 'Begin with what you did: “Trained two apprentices”.'
    : 'Say who did it, best of all “I”.';
}

/** Sentences whose agent is hidden: a form of "be" before a participle that tells of an action. */
export function checkPassive({ text, sentences }: PreparedText, kind: TextKind): Finding[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, at): Finding[] => {
      if (!BE.has(token.lower) && !GET.has(token.lower)) return [];
      let next = at + 1;
      while (next < at + 3 && tokens[next] && ADVERB.test(tokens[next]?.lower ?? '')) next += 1;
      const verb = tokens[next];
      // "By six" says when.
      const isByNear = tokens
        .slice(next + 1, next + 4)
        .some(({ lower }, index) => lower === 'by' && !isNumber(tokens[next + index + 2]));
      // "I would like to be considered": nobody is hidden there.
      const isOpen = token.lower === 'be' && !isByNear;
      if (!verb || isOpen || !isParticiple(verb, isByNear) || token.lower === 'been') return [];
      // "was run-down", "is set up for": a hyphen makes one word of it.
      if (/^[-/]/.test(text.slice(verb.span.end))) return [];
      if (!isByNear && isSubordinate(tokens, at, text)) return [];
      if (/[,;:.()]/.test(text.slice(token.span.end, verb.span.start))) return [];
      const span = { start: token.span.start, end: verb.span.end };
      return [
        {
          check: 'passive',
          span,
          words: text.slice(span.start, span.end),
          message: messageOf(isByNear, kind),
          replacements: [],
        },
      ];
    }),
  );
}
