import { expect, it } from 'vitest';
import { isWebhookAddress } from './address.ts';

it.each(['https://hooks.example/candor', 'https://hooks.example/a?b=c'])(
  '%s can be delivered to',
  (address) => expect(isWebhookAddress(address)).toBe(true),
);

it.each([
  'http://hooks.example/',
  'https://user:secret@hooks.example/',
  'https://hooks.example:8443/',
  'https://hooks.example/#a',
  'ftp://hooks.example/',
  'hooks.example',
  '',
])('%s cannot', (address) => expect(isWebhookAddress(address)).toBe(false));
