import { z } from 'zod';
import { say } from '@candor/domain/say';
import { endpoint } from './endpoint.ts';

/** An address that a browser names: https, at the usual port, and no more than browsers give. */
const pushAddress = z
  .url({ protocol: /^https$/ })
  .max(1_000)
  .regex(/^https:\/\/[^/:@#\s]+(?:\/[^#\s]*)?$/, {
    error: () => say`Your browser gave no address that can be used`,
  });
const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(bytes * 2);

const device = z.object({
  id: z.uuid(),
  /** "Chrome on Windows"; empty where the browser did not say. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  isThisDevice: z.boolean(),
});

export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  summary: 'The devices that get notifications while Candor is closed, and the key to add one with',
  access: 'signed-in',
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({ publicKey: z.string(), devices: z.array(device) }),
  },
  errors: [],
  example: {},
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push/devices',
  summary: 'Get notifications on this device while Candor is closed',
  access: 'signed-in',
  body: z.strictObject({
    endpoint: pushAddress,
    keys: z.strictObject({ p256dh: key(65), auth: key(16) }),
  }),
  reply: { kind: 'json', status: 201, schema: device },
  errors: ['too_many'],
  example: {
    body: {
      endpoint: 'https://push.example.org/of-a-browser',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
  },
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push/devices/:id',
  summary: 'No longer get notifications on a device',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found'],
  example: { params: { id: '00000000-0000-4000-8000-000000000000' } },
});
