import { says, type Statement } from './statement.ts';
import { contradictions, pastDays, type Paragraphs, type Voice } from './voice.ts';

/** That the writer leaves, when, why if they say so, what next. */
export function resignation(voice: Voice): Paragraphs {
  const { request, today } = voice.facts;
  const doubts = contradictions(request);
  voice.questions.push(...doubts, ...pastDays(request, today));
  const isDoubted = ({ text }: Statement) => doubts.some(({ sentence }) => text.startsWith(sentence));
  const own = voice
    .field('motivation', { phrase: 'leave', reason: 'leave clause' })
    .filter((one) => !isDoubted(one));
  const memory = { phrase: 'memory' };
  const more = [...voice.field('experience', memory), ...voice.field('achievements', memory)];
  const practical = voice.field('specificRequirements', { phrase: 'practical' });
  const offered = voice.skills([...own, ...more, ...practical]);
  const typed = [...own, ...practical, ...offered];
  const isLed = says(own, voice.says.resigned);
  const isDate = ({ text }: Statement) => voice.says.lastDay.test(text) || voice.says.notice.test(text);
  const isDated = typed.some(({ text }) => voice.says.lastDay.test(text));
  const asksOfDay = voice.questions.some(
    ({ field, sentence }) => field === 'lastDay' || voice.says.lastDay.test(sentence),
  );
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
