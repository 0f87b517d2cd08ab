import { afterEach, expect, it } from 'vitest';
import { plural, say } from '@candor/domain/say';
import { speakBy } from '@candor/domain/say/speaker';
import type { Message } from './catalogue.ts';
import { makeSpeaker } from './make-speaker.ts';
import { readSpeaker, spokenOf } from './speaker.ts';

const message = (message: string, translation: string): Message => ({
  id: message,
  message,
  translation,
  places: [],
});

function speak(language: string, ...messages: Message[]): void {
  const speaker = makeSpeaker(language, spokenOf(messages));
  speakBy(() => speaker);
}
afterEach(() => speakBy(() => undefined));

it('says a sentence as the catalogue has it, with its values where the language wants them', () => {
  speak('de', message('{name} has left {place}.', '{place} wurde von {name} verlassen.'));
  const [name, place] = ['Ana', 'Köln'];
  expect(say`${name} has left ${place}.`).toBe('Köln wurde von Ana verlassen.');
});

it('counts by the rules and figures of the language', () => {
  const forms = 'zero {لا ملفات} one {ملف} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}';
  speak('ar', message('{0, plural, one {# file} other {# files}} left', `بقي {0, plural, ${forms}}`));
  const left = (n: number) => say`${plural(n, { one: '# file', other: '# files' })} left`;
  expect([0, 1, 2].map(left)).toEqual(['بقي لا ملفات', 'بقي ملف', 'بقي ملفان']);
  expect(left(11)).toMatch(/^بقي \S+ ملفًا$/);
  speak(
    'de',
    message(
      '{0, plural, one {# file} other {# files}} left',
      '{0, plural, one {# Datei} other {# Dateien}} übrig',
    ),
  );
  expect(left(1200)).toBe('1.200 Dateien übrig');
});

it('keeps apart what reads alike but has its values elsewhere, and says in English what it has not', () => {
  speak('de', message('In {a}', 'Im {a}'));
  expect(say`In ${'Mai'}`).toBe('Im Mai');
  expect(say`In Mai`).toBe('In Mai');
  expect(say`${'Mai'} In`).toBe('Mai In');
});

it('takes what people wrote as text, whatever is in it', () => {
  speak('de', message('Your line says “{said}”.', 'Ihre Zeile sagt „{said}“.'));
  expect(say`Your line says “${"{n, plural, one {#}} '<0>"}”.`).toBe(
    "Ihre Zeile sagt „{n, plural, one {#}} '<0>“.",
  );
});

it('reads what the domain says from the catalogue of a language', async () => {
  const german = await readSpeaker('de');
  speakBy(() => german);
  expect(say`Accepted`).toBe('Angenommen');
});
