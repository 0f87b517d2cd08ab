import { isOfApplication } from '../letter-facts.ts';
import { personName } from '../letter-form.ts';
import { piecesOf } from './piece.ts';
import { says, present, type Statement } from './statement.ts';
import { application } from './compose-application.ts';
import { contradictions, whyLeftOut, type Paragraphs, type Voice } from './voice.ts';

/** "Paweł hung 160 doors. Paweł turned up every day.": named once, then "he" or "she" where the writer says so. */
function withPronoun(statements: readonly Statement[], { facts, framing }: Voice): Statement[] {
  const { relationship, motivation, experience, achievements } = facts.request;
  const own = [relationship, motivation, experience, achievements].join(' ');
  const [his, her] = [/\b(?:he|him|his|Mr)\b/i.test(own), /\b(?:she|her|hers|Ms|Mrs)\b/i.test(own)];
  const given = framing.slots['given'] ?? '';
  let isNamed = false;
  return statements.map((one) => {
    const isOurs = one.by !== 'own' && one.by.frame.startsWith('they-') && framing.language === 'en';
    const isRepeat = isOurs && isNamed && his !== her;
    isNamed ||= isOurs;
    return isRepeat ? { ...one, text: `${his ? 'He' : 'She'}${one.text.slice(given.length)}` } : one;
  });
}

/** Who is recommended for what, how the writer knows them, what they did, whom to ask. */
function recommendation(voice: Voice): Paragraphs {
  const about = { phrase: 'about them' };
  const related = voice.field('relationship', { phrase: 'known' });
  const own = voice.field('motivation', about);
  const more = [...voice.field('experience', about), ...voice.field('achievements', about)];
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const told = withPronoun([...own, ...more, ...voice.skills([...own, ...more], false)], voice);
  return [
    [voice.say('recommend'), ...related],
    told.slice(0, own.length),
    told.slice(own.length),
    [...practical, voice.say('close recommend')],
  ];
}

const DAY =
  '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? ?)?(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?\\p{Lu}\\p{Ll}{2,8}|\\p{Lu}\\p{Ll}{2,8} \\d{1,2}(?:st|nd|rd|th)?)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const OCCASION = new RegExp(
  `^(?:(?:the|an?|my|our) )?(?<what>(?:\\p{L}+ ){0,2}interview|interviewed) (?<day>on (?:${DAY}))(?<rest>[^.;]*)\\.?$`,
  'iu',
);

/** What there is to thank for: "video interview on 9 November", "Interviewed on Thursday with Marcus". */
function occasionIn(typed: string, voice: Voice): string {
  const { what = '', day = '', rest = '' } = OCCASION.exec(typed.trim())?.groups ?? {};
  if (rest !== '') voice.ask('experience', typed);
  return what === '' ? '' : `the ${/^interviewed$/i.test(what) ? 'interview' : what} ${day}`;
}

/** "She stayed on after class", to Mrs Bell alone: it is she, where nobody else is told of before. */
function toReader(one: Statement, voice: Voice): Statement | undefined {
  const { hiringManagerName, motivation } = voice.facts.request;
  const { title } = personName(hiringManagerName);
  const said = title === 'woman' ? /\b(?:she|her)\b/i : title === 'man' ? /\b(?:he|him|his)\b/i : undefined;
  const isReader =
    said !== undefined && /^s?he\b/i.test(one.text) && said.test(one.text) && !said.test(motivation);
  if (!isReader) return one;
  const text = one.text.replace(/^s?he\b/i, 'You');
  const verb = piecesOf(one.text)[0]?.tokens[1];
  if (verb?.pos === 'verb' && verb.form === 'past' && !said.test(text)) return { ...one, text };
  voice.ask('experience', one.text, whyLeftOut.reader);
  return undefined;
}

/** Thanks, what stayed with the writer, what next. */
function thanks(voice: Voice): Paragraphs {
  const { request } = voice.facts;
  const occasion = voice.framing.language === 'en' ? occasionIn(request.experience, voice) : '';
  const own = voice.field('motivation', { phrase: 'stayed' });
  const work = occasion === '' ? voice.field('experience', { phrase: 'background' }) : [];
  const results = voice.field('achievements', { phrase: 'result' });
  const more = present([...work, ...results].map((one) => toReader(one, voice)));
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const isThanked = says([...own, ...more, ...practical], voice.says.thanked);
  const thank = voice.say('thanks for', { np: occasion }) ?? voice.say('thanks');
  const skills = voice.skills([...own, ...more], false);
  // Who was refused is asked nothing more.
  const isRefused = voice.questions.some(({ question }) => question === whyLeftOut.pasted);
  const isMet = (occasion !== '' || request.contactDate !== '') && !isRefused;
  const again = isThanked ? undefined : (voice.say('thanks again') ?? voice.say('close thanks'));
  const close = practical.length > 0 ? undefined : isMet ? voice.say('close thanks') : again;
  return [
    [isThanked ? undefined : thank, ...own],
    [...more, ...skills],
    [...practical, close],
  ];
}

/** What was applied for, what is asked. */
function followUp(voice: Voice): Paragraphs {
  const isOpen = isOfApplication(voice.facts.request);
  const own = voice.field('motivation', { phrase: 'follow' });
  const work = voice.field('experience', { phrase: 'background' });
  const results = voice.field('achievements', { phrase: 'result' });
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  // Whoever tells when they applied or met has told it first.
  const isLed = says(work, voice.says.happened) && !says(own, voice.says.happened);
  const isNamed = isLed || says(own, voice.says.happened);
  const typed = [...own, ...work, ...results, ...practical];
  const skills = voice.skills(typed, false);
  const about = isNamed ? undefined : voice.say(isOpen ? 'followed' : 'write about');
  return [
    [about, ...(isLed ? work : own)],
    [...(isLed ? own : work), ...results, ...skills],
    [
      ...practical,
      says(typed, voice.says.asked) || !isOpen ? undefined : voice.say('ask news'),
      voice.say('close follow'),
    ],
  ];
}

/** That the writer leaves, when, why if they say so, what next. */
function resignation(voice: Voice): Paragraphs {
  const { request } = voice.facts;
  const doubts = contradictions(request);
  voice.questions.push(...doubts);
  const isDoubted = ({ text }: Statement) => doubts.some(({ sentence }) => text.startsWith(sentence));
  const own = voice
    .field('motivation', { phrase: 'leave', reason: 'leave clause' })
    .filter((one) => !isDoubted(one));
  const memory = { phrase: 'memory' };
  const more = [...voice.field('experience', memory), ...voice.field('achievements', memory)];
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  if (request.skills !== '') voice.ask('skills', request.skills);
  const typed = [...own, ...practical];
  const isDated = says(typed, voice.says.lastDay);
  if (
    request.lastDay === '' &&
    !isDated &&
    voice.questions.every(({ sentence }) => !voice.says.lastDay.test(sentence))
  )
    voice.ask('lastDay', '', 'The letter names no last working day. Choose one to include it.');
  return [
    [
      says(own, voice.says.resigned) ? undefined : voice.say('resign'),
      isDated ? undefined : voice.say('last day'),
      ...own,
    ],
    more,
    [...practical, says(typed, voice.says.confirm) ? undefined : voice.say('close resign')],
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
