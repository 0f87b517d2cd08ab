import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfiguration({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data' });
  });

  it.each(['true', '2', 'loopback', '10.0.0.1, 192.168.0.0/16', '::1'])(
    'trusts proxies by %s',
    (TRUST_PROXY) => {
      expect(readConfiguration({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    },
  );

  it('wants the administrator whole', () => {
    expect(() => readConfiguration({ ADMIN_EMAIL: 'a@example.org' })).toThrow(/ADMIN_PASSWORD/);
  });

  it('wants the keys of Adzuna whole, and shows none', () => {
    expect(() => readConfiguration({ ADZUNA_APP_KEY: 'c0ffee' })).toThrow(
      'Wrong configuration. ADZUNA_APP_ID and ADZUNA_APP_KEY belong together: set both.',
    );
  });

  it('wants the keys of Stripe whole: without the secret of its webhooks nothing it says could be believed', () => {
    expect(() => readConfiguration({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  });

  it('wants the provider of OpenID Connect whole, and where people come back to', () => {
    const OIDC_ISSUER = 'https://id.example.org';
    expect(() => readConfiguration({ OIDC_ISSUER })).toThrow(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all.',
    );
    const client = { OIDC_ISSUER, OIDC_CLIENT_ID: 'candor', OIDC_CLIENT_SECRET: 'c0ffee' };
    expect(() => readConfiguration(client)).toThrow('OIDC_ISSUER needs APP_URL');
    const APP_URL = 'https://cv.example.org';
    expect(readConfiguration({ ...client, APP_URL })).toMatchObject({ OIDC_NAME: 'single sign-on' });
  });

  it('takes a secret from the file that its variable names, unless it is given', () => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-configuration-'));
    const file = join(folder, 'smtp');
    writeFileSync(file, 'smtp://user:secret@mail.example.org\n');
    const read = (environment: Record<string, string>) => readConfiguration(environment).SMTP_URL;
    expect(read({ SMTP_URL_FILE: file })).toBe('smtp://user:secret@mail.example.org');
    expect(read({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://other' })).toBe('smtp://other');
    rmSync(folder, { recursive: true });
    expect(() => read({ SMTP_URL_FILE: file })).toThrow('SMTP_URL_FILE: ENOENT');
  });

  it.each(['abc', '99999', '1.5', '-1'])('says which numbers may be where %s may not', (PORT) => {
    expect(() => readConfiguration({ PORT })).toThrow(
      'Wrong configuration. PORT: must be a whole number from 0 to 65535',
    );
  });

  it('takes empty values for absent', () => {
    expect(readConfiguration({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ PORT: 3000 });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['APP_URL', 'javascript:alert(1)'],
    ['APP_URL', 'https://cv.example.org/c%76/'],
    ['APP_URL', 'https://cv.example.org/?a=1'],
    ['OIDC_ISSUER', 'http://id.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'maybe'],
    ['BILLING', 'free'],
    ['PASSWORD_MIN_LENGTH', '3'],
    ['AUTH_SECRET', 'short'],
    ['ADMIN_EMAIL', 'nobody'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/x'],
  ])('names a wrong %s in one line', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(
      new RegExp(`^Wrong configuration\\. ${name}: [^\\n]+$`),
    );
  });
});
