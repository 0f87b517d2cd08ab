import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, startTestApp, type TestApp } from './testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('a bound endpoint', () => {
  it('answers its person and nobody else', async () => {
    const ana = await aPerson(server);
    const own = await server.ask({ method: 'GET', path: '/api/profile', as: ana });
    expect(own.status).toBe(200);
    expect(own.json).toMatchObject({ success: true, user: { id: ana.id, email: ana.email, role: 'user' } });
    const stranger = await server.ask({ method: 'GET', path: '/api/profile' });
    expect(stranger.status).toBe(401);
    expect(stranger.json).toEqual({ error: 'Please log in again to continue.', code: 'unauthenticated' });
  });
});
