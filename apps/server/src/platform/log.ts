import { pino, type Logger } from 'pino';
import type { Configuration } from './configuration.ts';

/** JSON lines without personal data: what names a person or grants access is left out wherever it occurs. */
export function createLog(configuration: Configuration): Logger {
  return pino({
    level: configuration.LOG_LEVEL,
    base: null,
    redact: {
      paths: [
        'authorization',
        '*.authorization',
        'req.headers',
        'req.query',
        'password',
        '*.password',
        'token',
        '*.token',
        'email',
        '*.email',
        // A failed query carries its parameters, which are people's words.
        'err.params',
        'err.cause.parameters',
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      err: (error: unknown) => describeError(error),
    },
  });
}

/** Kind, place and cause of an error. The message of a failed query ends with its parameters, which are cut off. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error };
  return {
    type: error.name,
    message: error.message.replace(/\nparams:[\s\S]*/, '').slice(0, 500),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
