/**
 * A `fetch` for providers. An answer ends with an error after so many bytes, since it could fill our memory; it leads
 * nowhere else, since keys and people's words would follow.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error' });
    if (!answer.body) return answer;
    let bytes = 0;
    const bounded = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > mostBytes) controller.error(new Error('the answer is too long'));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(bounded, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  };
}
