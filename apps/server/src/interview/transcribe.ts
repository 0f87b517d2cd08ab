import type { transcribe as endpoint, transcribing as switchEndpoint } from '@candor/contracts/interview';
import { say } from '@candor/domain/say';
import { toPlainText } from '@candor/domain/text';
import { interviewLimits } from '@candor/domain/interview';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { recordingTypeOf } from './recording-type.ts';

const notARecording = () =>
  new Refusal('invalid', say`This file isn’t a recording we can read. Record again, or type your answer.`);
const unreachable = () =>
  new Refusal(
    'unavailable',
    say`The speech service didn’t answer. Your recording is still on this device: try again, or type.`,
  );

export async function transcribing({ ctx }: Call<typeof switchEndpoint>) {
  return { isOn: ctx.transcriber.isOn };
}

/** Has a recording transcribed. It is held in memory until the answer is given, and stored nowhere. */
export async function transcribe({ ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('reading', ctx.owner.id);
  const [file] = await input.files();
  if (!ctx.transcriber.isOn) throw new Refusal('transcribing_off');
  if (!file?.bytes) throw new Refusal('too_large');
  const type = recordingTypeOf(file.bytes);
  if (!type) throw notARecording();
  const recording = new File([new Uint8Array(file.bytes)], `answer.${type.extension}`, { type: type.media });
  const heard = await ctx.transcriber.words(recording, {
    language: input.query.language,
    signal: ctx.signal,
  });
  if ('failed' in heard) throw heard.failed === 'unreadable' ? notARecording() : unreachable();
  return { text: toPlainText(heard.text).trim().slice(0, interviewLimits.answer) };
}
