import { dayIn } from './day-in.ts';
import { says, type Statement } from './statement.ts';
import type { Paragraphs, Voice } from './voice.ts';

const PAST_DAY = 'This last day is before the date of the letter. Which day is meant?';

/** That the writer leaves, when, why if they say so, what next. */
export function resignation(voice: Voice): Paragraphs {
  const { request, today } = voice.facts;
  const own = voice.field('motivation', { phrase: 'leave', reason: 'leave clause' });
  const memory = { phrase: 'memory' };
  const more = [...voice.field('experience', memory), ...voice.field('achievements', memory)];
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const offered = voice.skills([...own, ...more, ...practical]);
  const typed = [...own, ...practical, ...offered];
  const isLed = says(own, voice.says.resigned);
  const isDay = ({ text }: Statement) => voice.says.lastDay.test(text);
  const isDate = (one: Statement) => isDay(one) || voice.says.notice.test(one.text);
  const isDated = typed.some(isDay);
  for (const { text } of typed.filter(isDay))
    if (/20\d\d/.test(text) && (dayIn(text, today) || today) < today) voice.ask('motivation', text, PAST_DAY);
  if (request.lastDay !== '' && request.lastDay < today) voice.ask('lastDay', request.lastDay, PAST_DAY);
  const asksOfDay = voice.questions.some(({ sentence }) => voice.says.lastDay.test(sentence));
  if (request.lastDay === '' && !isDated && !asksOfDay)
    voice.ask('lastDay', '', 'The letter names no last working day. Choose one to include it.');
  const told = [...more, ...practical, ...offered];
  // Whoever says nothing but that they leave says no more at the end.
  const isWarm = told.length > 0 && !told.some(({ text }) => /\bbest\b|\bwish\b/i.test(text));
  return [
    [
      isLed ? undefined : voice.say('resign'),
      ...(isLed ? own : []),
      isDated ? undefined : voice.say('last day'),
      ...practical.filter(isDate),
      ...(isLed ? [] : own),
    ],
    more,
    [...practical.filter((one) => !isDate(one)), ...offered, isWarm ? voice.say('close resign') : undefined],
  ];
}
