import { queryOptions } from '@tanstack/react-query';
import type * as interview from '@candor/contracts/interview';
import type { InterviewLanguage } from '@candor/domain/interview';
import { call, callWithFile } from '../../../platform/call.ts';
import { route } from '../../../platform/route.ts';

const switchRoute = route<typeof interview.transcribing>('GET', '/api/interview/transcribe');
const transcribeRoute = route<typeof interview.transcribe>('POST', '/api/interview/transcribe');

/** Whether the server writes recordings down. */
export const transcribing = queryOptions({
  queryKey: ['interview-transcribing'],
  queryFn: async ({ signal }) => (await call(switchRoute, { signal })).isOn,
  staleTime: Infinity,
});

/** The words of a recording, which the server does not keep. */
export async function transcribe(
  recording: Blob,
  language: InterviewLanguage,
  signal: AbortSignal,
): Promise<string> {
  const file = new File([recording], 'answer.webm', { type: recording.type });
  return (await callWithFile(transcribeRoute, { file, query: { language }, signal })).text;
}
