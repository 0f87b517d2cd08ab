import helmet from '@fastify/helmet';
import fastify from 'fastify';
import type { Configuration } from './configuration.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const none = ["'none'"];
const self = ["'self'"];

/** No inline script, no other host, no frame. Style attributes alone are allowed: the dialogs place themselves by them. */
function policyOf(configuration: Configuration) {
  const isHttps = configuration.APP_URL?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        scriptSrcAttr: none,
        styleSrc: self,
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        // Recordings are played from this device.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: self,
        connectSrc: self,
        workerSrc: self,
        manifestSrc: self,
        objectSrc: none,
        frameSrc: none,
        baseUri: none,
        frameAncestors: none,
        formAction: self,
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  } as const;
}

/** What any app answers with. */
const OWN_HEADERS = new Set(['date', 'connection', 'content-length', 'content-type']);

/**
 * The headers of every answer by name, as Helmet writes them. They never differ, so Helmet is asked once, through an
 * app that does nothing else: to put them together anew took a thirtieth of the time of a short answer.
 */
export async function securityHeaders(configuration: Configuration): Promise<Record<string, string>> {
  const app = fastify();
  await app.register(helmet, policyOf(configuration));
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const written = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  return {
    ...Object.fromEntries(written.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  };
}

/** The same content policy for a script that compiles WebAssembly; decision 015 says which one does, and why. */
export function withWebAssembly(policy: string): string {
  return policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}
