/** How a letter embarrasses its reader, or its writer. */
export type TactKind = 'plea' | 'apology' | 'private' | 'money' | 'quarrel' | 'pressure' | 'boast';

/*
 * What careers advisers ask to leave out of letters, over the base forms of the words of a sentence ("I begged" is "i beg").
 * Closed ways of speaking to a reader; none names a trade.
 */
export const tactless: Readonly<Record<TactKind, readonly RegExp[]>> = {
  plea: [
    /\bi (?:\S+ )?(?:beg|plead|implore|beseech)\b/,
    /\bgive (?:i|me|us) (?:\S+ )?(?:chance|try)\b/,
    /\bi (?:\S+ )?promise\b/,
    /\b(?:not|never|n't) (?:\S+ )?(?:regret|disappoint)\b/,
    /\bi (?:\S+ )?need (?:a|the|this|any|some|that|more) (?:\S+ )?(?:job|work|money|position|income|post)\b/,
    /\b(?:any|whatever) (?:job|work|position|post)\b/,
    /\bkindly\b|\b(?:most|very)? ?humbly\b/,
  ],
  apology: [
    /\b(?:sorry|apolog\S+) .*\b(?:bother|trouble|disturb|inconvenience|take up|again)\b/,
    /\b(?:strong|stronger|good|better) (?:candidate|applicant)\b/,
    /\bmy (?:english|spanish|french|german) be (?:still )?(?:not|n't|bad|poor)\b/,
  ],
  private: [
    /\b(?:too|so) old\b|\bold(?:er)? than\b.*\b(?:you|most|other)\b|\b(?:at )?my age\b|\bi be (?:\d\d|\S+ty) year old\b/,
    /\bmy (?:\S+ )?(?:illness|cancer|depression|divorce|pregnancy|health|diagnosis|husband|wife|marriage|debts?|religion)\b/,
    /\b(?:because of|after|with|through|have|had) (?:my |a )?(?:cancer|depression|divorce|illness|burnout|breakdown)\b/,
  ],
  money: [
    /\bi (?:\S+ )?(?:want|expect|demand|need) (?:at least )?(?:[£$€]\d|\d+ (?:pound|euro|dollar)|(?:\S+ )?(?:money|salary|pay|wage)\b)/,
    /\b(?:more|good|better) (?:money|pay)\b|\bmoney be not\b|\b(?:earn|pay) (?:a bit )?more\b/,
  ],
  quarrel: [
    /\b(?:boss|manager|management|company|employer|owner|supervisor|director|colleague|firm|they)\b.* be (?:a |an |very |so |really |not )*(?:liar|bad|terrible|awful|useless|lazy|incompetent|unfair|fair|toxic|rude|dishonest|horrible|stupid|hopeless|greedy)\b/,
    /\b(?:boss|manager|company|employer|owner|supervisor|they|he|she)\b(?: do)? (?:not|never|no|n't) (?:\S+ )?(?:pay|respect|appreciate|listen|care|let)\b/,
    /\b(?:boss|manager|company|employer|owner|supervisor)\b.*\b(?:lie|cheat|bully|exploit|insult|mistreat|underpay)\b/,
    /\bput up with\b|\bhave (?:have )?enough of\b|\b(?:be|feel) ignored?\b/,
  ],
  pressure: [
    /\b(?:decision|answer|reply|respond|status|tell|know)\b.*\b(?:as soon as possible|immediately|at once|urgently)\b|\bas soon as possible\b.*\b(?:answer|reply|decide)\b/,
    /\b(?:consider|have|weigh) (?:\S+ )?other (?:offer|company|employer)/,
    /\bi (?:\S+ )?expect (?:\S+ ){0,2}(?:call|answer|reply|decision)\b/,
    /\bcompetitor\b.*\b(?:if|go)\b|\bif i do (?:not|n't) hear\b|\bi (?:will|shall)? ?go to your\b/,
  ],
  boast: [
    /\bi be the (?:best|perfect|ideal|right) (?:\S+ )?(?:candidate|person|choice|man|woman|\S+er|\S+ist)\b/,
  ],
};
