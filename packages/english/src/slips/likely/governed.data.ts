import type { Token } from '../../english-text.ts';
import { isFinite } from '../closed-classes.ts';
import { over, rightOf, swap, type Slip } from '../slip.ts';

/* What is read stands on it, how often is said with “a”, and who is told what: prepositions beside those of the certain slips. */

const lower = (token: Token) => token.text.toLowerCase();

export const GOVERNED: readonly Slip[] = [
  {
    id: 'likely-on-a-page',
    message: 'What one reads there is “on” it.',
    pattern: `preposition/'at|in' ~determiner? ~name|noun? site/'website|internet|webpage|web|page|homepage|noticeboard|facebook|linkedin|radio|phone|telephone|television|tv'`,
    where: (match) => {
      const { token, tokens, sentence, at } = match;
      const site = token('site').text.toLowerCase();
      const hasDeterminer = tokens[1]?.pos === 'determiner';
      const left = sentence.tokens[at - 1];
      if (/^(?:page|phone|telephone|radio|television|tv|web)$/.test(site) && !hasDeterminer) return false;
      if (
        /^(?:phone|telephone|radio|tv|television|page)$/.test(site) &&
        !/^(?:the|your|my)$/i.test(tokens[1]?.text ?? '')
      )
        return false;
      return (
        !/^(?:look|work|rightly|good)$/.test(left?.lemma ?? '') &&
        tokens.length < 5 &&
        rightOf(match)?.pos !== 'noun' &&
        (token('preposition').text.toLowerCase() === 'at'
          ? /^(?:website|internet|webpage|homepage|web|page|noticeboard)$/.test(site)
          : /^(?:website|internet|webpage|homepage|facebook|linkedin|phone|telephone|radio|tv|television)$/.test(
              site,
            ))
      );
    },
    edit: swap('preposition', 'on'),
    examples: [
      ['I saw the post at your website.', 'I saw the post on your website.'],
      ['I answered parents in the phone.', 'I answered parents on the phone.'],
    ],
    leaves: ['I saw the post on your website.', 'I was at the phone shop.', 'I work in radio.'],
  },
  {
    id: 'likely-times-a-week',
    message: 'How often is said with “a” or “per”.',
    pattern: `'once|twice|times' in/'in|by|on' the/'the' time/'day|week|month|year' $|punctuation|conjunction|preposition`,
    edit: over('in', 'the', 'a'),
    examples: [['I swim twice in the week.', 'I swim twice a week.']],
    leaves: ['I swim twice a week.'],
  },
  {
    id: 'likely-for-an-employer',
    message: 'One works “for” an employer, or at a place.',
    pattern:
      "work/~=work|worker|dispatcher|driver|cook|nurse|guide|clerk|assistant|mechanic|engineer|technician|waiter|waitress|receptionist|cleaner|baker|carpenter|electrician|plumber|welder|teacher|gardener|operator|manager|accountant|secretary|salesman|porter|fitter|job|employment by/'by' ~determiner ~adjective|noun|name* firm/'company|firm|employer|agency|factory|bank|hotel|shop|bakery|restaurant|supermarket|workshop|business|manufacturer|contractor|family'",
    where: (match) => match.tokens.length <= 7 && match.token('work').form !== 'pastParticiple',
    edit: swap('by', 'for'),
    examples: [['I was a driver by a small firm.', 'I was a driver for a small firm.']],
    leaves: [],
  },
  {
    id: 'likely-by-doing-in-how',
    message: 'One is advised “on how” to do it.',
    pattern:
      "word/~=advise|advice|guide|guidance|instruct|training|train|tip|lesson|help ~determiner? ~adjective? ~noun|name? in/'in|about|at|for' how/'how' 'to'",
    where: ({ token }) => /^(?:in|at|for)$/.test(token('in').text.toLowerCase()),
    edit: swap('in', 'on'),
    examples: [['I advised growers in how to prune.', 'I advised growers on how to prune.']],
    leaves: ['I advised growers on how to prune.'],
  },
  {
    id: 'likely-say-to',
    message: 'One “tells” somebody, or says it “to” them.',
    pattern: "say/~=say who/'me|us|them|him|her|you' next/~.",
    where: ({ token }) =>
      token('say').pos === 'verb' && !(lower(token('who')) === 'you' && isFinite(token('next'))),
    edit: swap(
      'say',
      ({ token }) =>
        ({ said: 'told', says: 'tells', saying: 'telling' })[token('say').text.toLowerCase()] ?? 'tell',
    ),
    examples: [['My foreman said me to wait.', 'My foreman told me to wait.']],
    leaves: ['My foreman told me to wait.'],
  },
];
