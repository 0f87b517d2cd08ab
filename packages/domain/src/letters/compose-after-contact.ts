import { ownWords } from './own-words/own-words.ts';
import { deedInWords } from './deeds.ts';
import type { LetterFacts } from './letter-facts.ts';
import { paragraph, type Phrasings } from './phrase.ts';
import { followUp, resignation, thankYou } from './phrases/after-contact.data.ts';
import { motive, proof } from './phrases/proof.data.ts';
import { background, leadIn, sayFragment, sayOwnWords } from './own-words/say-own-words.ts';
import { deedsFor, tellDeeds } from './tell-deeds.ts';

function examples(facts: LetterFacts, opening: string, current?: Phrasings): string {
  const most = 2;
  const { own, fromCv } = deedsFor(facts, most, most);
  const told = [
    ...own.map(({ text }) => facts.say(proof.own, { deed: text })),
    ...tellDeeds(facts, fromCv, '', current),
  ];
  const experience = sayOwnWords(facts.request.experience, background, facts.say);
  const all = paragraph(...experience, ...told);
  return all === '' ? '' : paragraph(opening, all);
}

/** Thanks, what stayed, an example to add, close. */
export function composeThankYou(facts: LetterFacts): string[] {
  const { request, say } = facts;
  const stayed = sayOwnWords(request.motivation, leadIn(thankYou.stayed), say);
  return [
    paragraph(say(thankYou.thanks), ...stayed),
    examples(facts, say(thankYou.add), thankYou.current),
    paragraph(
      ...sayOwnWords(request.specificRequirements, leadIn(motive.practical), say),
      say(thankYou.close),
    ),
  ];
}

/** What was sent and when, why it still matters, a reminder, a question. */
export function composeFollowUp(facts: LetterFacts): string[] {
  const { request, say } = facts;
  return [
    paragraph(say(followUp.opening)),
    paragraph(...sayOwnWords(request.motivation, motive, say)),
    examples(facts, say(followUp.remind)),
    paragraph(
      ...sayOwnWords(request.specificRequirements, leadIn(motive.practical), say),
      say(followUp.close),
    ),
  ];
}

/** Notice, reason, thanks, handover. The CV plays no part: the employer knows it. */
export function composeResignation(facts: LetterFacts): string[] {
  const { request, say } = facts;
  const achieved = ownWords(request.achievements).map((words, at) => {
    const deed = deedInWords(words);
    if (deed) return say(at === 0 ? resignation.glad : proof.own, { deed: deed.text });
    if (words.kind === 'sentence') return words.text;
    return sayFragment(words, { thing: resignation.grateful, aim: motive.aim }, say);
  });
  const grateful = sayOwnWords(request.experience, { thing: resignation.grateful, aim: motive.aim }, say);
  const thanks = [...achieved, ...grateful];
  const handover = sayOwnWords(request.specificRequirements, leadIn(motive.practical), say);
  const reason = { thing: resignation.reason, aim: resignation.aim, reason: resignation.cause };
  const notice = say(resignation.notice);
  return [
    notice,
    paragraph(...sayOwnWords(request.motivation, reason, say)),
    paragraph(...thanks, thanks.length === 0 ? say(resignation.thanks) : ''),
    paragraph(...(handover.length > 0 ? handover : [say(resignation.handover)]), say(resignation.wish)),
  ];
}
