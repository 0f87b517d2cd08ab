import { queryClient } from './query-client.ts';

/** Calls after which every list cached below a key is fetched again. */
export function thenRefresh(key: string) {
  return <Asked extends unknown[], Answer>(send: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const answer = await send(...asked);
      await queryClient.invalidateQueries({ queryKey: [key] });
      return answer;
    };
}
