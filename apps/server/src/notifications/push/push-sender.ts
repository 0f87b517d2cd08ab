import type { PushSubscription } from 'web-push';
import type { Core } from '../../platform/context.ts';
import { addressFor, publicInternet, requestAt, type Reach } from '../../platform/public-request.ts';
import { vapidKeys } from './vapid-keys.ts';

const TIME_LIMIT_MS = 10_000;
/** As long as a push service stores it for a device that is off. */
const KEPT_SECONDS = 24 * 3600;

/** Where a browser is reached and how it reads. */
export type Address = PushSubscription;

/** `gone`: the browser takes none any more. `failed`: worth another try. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'failed';

export interface PushSender {
  send(address: Address, message: object): Promise<PushResult>;
}

type Sending = Pick<Core, 'configuration' | 'store' | 'seals' | 'stopping'>;

/** Push services ask for an address at which whoever sends can be reached. */
function subjectOf({ VAPID_SUBJECT, APP_URL }: Core['configuration']): string {
  if (VAPID_SUBJECT) return VAPID_SUBJECT;
  return APP_URL?.startsWith('https:') ? APP_URL : 'mailto:push@candor.invalid';
}

/**
 * Sends to the address that a browser named: by https, to the public internet only, over a connection to an address that
 * was checked, and following no redirect.
 */
export function createPushSender(ctx: Sending, reach: Reach = publicInternet): PushSender {
  return {
    async send(address, message) {
      const { default: webPush } = await import('web-push');
      const keys = await vapidKeys(ctx);
      const { method, headers, body, endpoint } = webPush.generateRequestDetails(
        address,
        JSON.stringify(message),
        { vapidDetails: { subject: subjectOf(ctx.configuration), ...keys }, TTL: KEPT_SECONDS },
      );
      const url = new URL(endpoint);
      const checked = method === 'POST' && body ? await addressFor(url, reach).catch(() => null) : null;
      if (checked === null || !body) return 'refused';
      const signal = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT_MS), ctx.stopping]);
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      try {
        const answer = await requestAt(url, { address: checked, signal, headers: sent, body });
        answer.destroy();
        const { statusCode = 0 } = answer;
        if (statusCode === 404 || statusCode === 410) return 'gone';
        if (statusCode >= 200 && statusCode < 300) return 'sent';
        return statusCode === 429 || statusCode >= 500 ? 'failed' : 'refused';
      } catch {
        return 'failed';
      }
    },
  };
}
