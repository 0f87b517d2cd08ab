import type { FastifyInstance } from 'fastify';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** The parsed JSON body; undefined where there is none. */
  json: unknown;
  text: string;
  bytes: Uint8Array;
}

export interface Person {
  id: string;
  email: string;
  token: string;
  password: string;
}

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  as?: Person;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  /** An injected request through the whole real server. */
  ask(asked: Asked): Promise<Answer>;
}
