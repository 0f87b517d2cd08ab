import { z } from 'zod';
import type { InterviewLanguage } from '@candor/domain/interview';
import { boundedFetch } from '../platform/bounded-fetch.ts';
import type { Configuration } from '../platform/configuration.ts';

type Settings = Pick<
  Configuration,
  'AI_TRANSCRIBE_BASE_URL' | 'AI_TRANSCRIBE_API_KEY' | 'AI_TRANSCRIBE_MODEL'
>;

const OPENAI = 'https://api.openai.com/v1';
/** Room for the words of a day. */
const MOST_BYTES = 1_000_000;
const PATIENCE_MS = 25_000;
const heardSchema = z.object({ text: z.string() });

/** Why there are no words of a recording. */
export type NotHeard = 'unreadable' | 'unreachable';

/** Writes recordings down by the transcriptions protocol of OpenAI. */
export interface Transcriber {
  isOn: boolean;
  words(
    recording: File,
    asked: { language: InterviewLanguage | undefined; signal: AbortSignal },
  ): Promise<{ text: string } | { failed: NotHeard }>;
}

export function createTranscriber(settings: Settings, patienceMs = PATIENCE_MS): Transcriber {
  const { AI_TRANSCRIBE_BASE_URL: base, AI_TRANSCRIBE_API_KEY: key, AI_TRANSCRIBE_MODEL: model } = settings;
  const ask = boundedFetch(MOST_BYTES);
  return {
    isOn: base !== undefined || key !== undefined,
    async words(recording, { language, signal }) {
      const form = new FormData();
      form.set('file', recording);
      form.set('model', model ?? 'whisper-1');
      form.set('response_format', 'json');
      if (language !== undefined) form.set('language', language);
      try {
        const answer = await ask(`${(base ?? OPENAI).replace(/\/$/, '')}/audio/transcriptions`, {
          method: 'POST',
          body: form,
          headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        });
        if (answer.status === 400 || answer.status === 415 || answer.status === 422)
          return { failed: 'unreadable' };
        const heard = heardSchema.safeParse(answer.ok ? await answer.json() : null);
        return heard.success ? heard.data : { failed: 'unreachable' };
      } catch {
        return { failed: 'unreachable' };
      }
    },
  };
}
