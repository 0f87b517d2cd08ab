import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';

const YEAR_SECONDS = 365 * 24 * 3600;
const none = ["'none'"];
const self = ["'self'"];

/** No inline script, no other host, no frame. Style attributes alone are allowed: the dialogs place themselves by them. */
export async function setSecurityHeaders(app: FastifyInstance, configuration: Configuration): Promise<void> {
  const isHttps = configuration.APP_URL?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        scriptSrcAttr: none,
        styleSrc: self,
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
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
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  });
}
