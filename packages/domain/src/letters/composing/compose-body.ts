import { isOfApplication } from '../letter-facts.ts';
import { says, type Statement } from './statement.ts';
import { application } from './compose-application.ts';
import { resignation } from './compose-resignation.ts';
import type { Paragraphs, Voice } from './voice.ts';

/** "Paweł hung 160 doors. He turned up every day.": named once, then by the pronoun that the writer uses. */
function withPronoun(statements: readonly Statement[], { facts, framing }: Voice): Statement[] {
  const { relationship, motivation, experience, achievements } = facts.request;
  const own = [relationship, motivation, experience, achievements].join(' ');
  const [isHe, isShe] = [/\b(?:he|him|his|Mr)\b/i.test(own), /\b(?:she|her|hers|Ms|Mrs)\b/i.test(own)];
  const name = `${framing.slots['given'] ?? ''} `;
  const isNamed = (one: Statement) => one.by !== 'own' && one.text.startsWith(name);
  const first = statements.find(isNamed);
  if (isHe === isShe || framing.language !== 'en') return [...statements];
  return statements.map((one) =>
    one !== first && isNamed(one)
      ? { ...one, text: `${isHe ? 'He' : 'She'} ${one.text.slice(name.length)}` }
      : one,
  );
}

/** Who is recommended for what, how the writer knows them, what they did, whom to ask. */
function recommendation(voice: Voice): Paragraphs {
  const about = { phrase: 'about them' };
  const related = voice.field('relationship', { phrase: 'known' });
  const { recommended = '', aimed = '' } = voice.framing.slots;
  const whom = aimed === '' ? recommended : `${recommended} for the post of ${aimed}`;
  // "I recommend him gladly" says whom and what for.
  const own = voice
    .field('motivation', about)
    .map((one, at) =>
      at === 0 && recommended !== '' && voice.framing.language === 'en'
        ? { ...one, text: one.text.replace(/(?<=^I (?:\p{Ll}+ )?recommend )(?:him|her|them)\b/u, whom) }
        : one,
    );
  const more = [...voice.field('experience', about), ...voice.field('achievements', about)];
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const told = withPronoun([...own, ...more, ...voice.skills([...own, ...more])], voice);
  // "I am writing to recommend Ana Ruiz": nothing of ours says it again.
  const given = voice.framing.slots['given'] || '\n';
  const isSaid =
    own[0]?.text.includes(given) === true && /recom|empf|support|reference|asked me/i.test(own[0].text);
  const [theirs, ours] = [
    told.slice(0, own.length),
    [isSaid ? undefined : voice.say('recommend'), ...related],
  ];
  return [
    ...(isSaid ? [theirs, ours] : [ours, theirs]),
    told.slice(own.length),
    [...practical, voice.say('close recommend')],
  ];
}

/** "Interview on 9 November with Jo", "the tour": what somebody may be thanked for. */
const OCCASION =
  /^(?:(?:the|an?|my|our) )?(?:\p{L}+ )?(?:interview|tour|visit|meeting|call|conversation|chat|talk|lunch|trial|walk)(?: (?:on|at|with|of|round|around|through|about|last|in|for|this) [^,;]+(?:, (?:with \p{Lu}|\p{Lu}\p{Ll}+ \d|(?:and )?the )[^,;]*)?)?$/iu;

const LEANING_ON_DAY = /^(?:S?he|They|Then|Afterwards|After that)\b/;

/** Thanks, what stayed with the writer, what next. */
function thanks(voice: Voice): Paragraphs {
  const { request } = voice.facts;
  const own = voice.field('motivation', { phrase: 'stayed', thanked: OCCASION });
  const work = voice.field('experience', { phrase: 'background', thanked: OCCASION });
  const results = voice.field('achievements', { phrase: 'result' });
  const asked = voice.field('specificRequirements', { phrase: 'practical', thanked: OCCASION });
  const isFor = ({ by }: Statement) => by !== 'own' && by.frame.startsWith('thanks-for');
  const all = [...own, ...work, ...asked];
  const from = all.findIndex(isFor);
  // What leans on it goes with it: "Then Dev showed me round."
  const leaning = all.slice(from + 1).findIndex(({ text }) => !LEANING_ON_DAY.test(text));
  const occasion = from < 0 ? [] : all.slice(from, leaning < 0 ? all.length : from + 1 + leaning);
  const isLeft = (one: Statement) => !occasion.includes(one);
  const practical = asked.filter(isLeft);
  const more = [...work, ...results].filter(isLeft);
  const typed = [...own, ...more, ...practical];
  const isThanked = occasion.length > 0 || says(typed, voice.says.thanked);
  const isMet = request.contactDate !== '' || says(typed, voice.says.happened);
  const isOfTime = voice.framing.language === 'en' && isMet && request.contactDate === '';
  const thank = (isOfTime ? voice.say('thanks for', { np: 'your time' }) : undefined) ?? voice.say('thanks');
  const isGreeting = ({ by }: Statement) => by !== 'own' && by.frame.startsWith('pass-on');
  const isAsked = !practical.every(isGreeting) || typed.some(({ text }) => voice.says.asked.test(text));
  const isHopeful = isMet || occasion.length > 0;
  const again = isThanked ? undefined : (voice.say('thanks again') ?? voice.say('close thanks'));
  const close = isHopeful ? voice.say('close thanks') : again;
  return [
    [...occasion, isThanked ? undefined : thank, ...own.filter(isLeft)],
    [...more, ...voice.skills([...own, ...more])],
    [...practical, isAsked ? undefined : close],
  ];
}

/** What was applied for, what is asked. */
function followUp(voice: Voice): Paragraphs {
  const isOpen = isOfApplication(voice.facts.request);
  const own = voice.field('motivation', { phrase: 'follow' });
  const work = voice.field('experience', { phrase: 'background' });
  const results = voice.field('achievements', { phrase: 'result' });
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const typed = [...own, ...work, ...results, ...practical];
  const isAsked = typed.some(({ text }) => voice.says.asked.test(text));
  // Of the day in the form something else is told.
  const isOther = typed.some(({ text }) => text.includes(voice.framing.slots['contact'] || '\n'));
  const isNamed = says([...own, ...work], voice.says.happened);
  const about = isNamed ? undefined : voice.say(isOpen && !isOther ? 'followed' : 'write about');
  return [
    [about, ...own],
    [...work, ...results, ...voice.skills(typed)],
    [...practical, isAsked ? undefined : voice.say(isOpen ? 'ask news' : 'close follow')],
  ];
}

/** The sentences of a letter, whatever its language: the person's, with few of ours around them. */
export function bodyOf(voice: Voice): Paragraphs {
  const { letterType } = voice.facts.request;
  switch (letterType) {
    case 'cover':
    case 'interest':
      return application(voice);
    case 'recommendation':
      return recommendation(voice);
    case 'thank_you':
      return thanks(voice);
    case 'follow_up':
      return followUp(voice);
    case 'resignation':
      return resignation(voice);
    default:
      return letterType satisfies never;
  }
}
