import { localServers, type LocalServerKind } from '@candor/contracts/language-models';
import type { Configuration } from '../../platform/configuration.ts';
import { StartError } from '../../platform/start-error.ts';

/** Where a server of models may listen on this machine, and which protocols it may speak. */
export interface LocalPlace {
  /** `127.0.0.1:11434` */
  address: string;
  kinds: readonly LocalServerKind[];
}

// The one that the others imitate comes last.
const allKinds: readonly LocalServerKind[] = ['lm-studio', 'llama-cpp', 'ollama'];
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The address of AI_BASE_URL, which must be this machine. */
function ownAddress(baseUrl: string): string {
  const { protocol, hostname, port } = new URL(baseUrl);
  // By number: a name could be made to mean another machine.
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname;
  if (protocol === 'http:' && LOOPBACK.test(host)) return `${host}:${port || '80'}`;
  throw new StartError(
    'Wrong configuration. AI_BASE_URL: with AI_PROVIDER=local it names a server on this machine, as http://127.0.0.1:8081.',
  );
}

/** Where to look for local models: the ports that their servers have by default, and AI_BASE_URL where it is set. */
export function localPlaces({ AI_BASE_URL }: Pick<Configuration, 'AI_BASE_URL'>): LocalPlace[] {
  const usual = Object.entries(localServers).map(([kind, { port }]): LocalPlace => ({
    address: `127.0.0.1:${port}`,
    // The entries of a record have its keys.
    kinds: [kind as LocalServerKind],
  }));
  if (!AI_BASE_URL) return usual;
  const address = ownAddress(AI_BASE_URL);
  return [{ address, kinds: allKinds }, ...usual.filter((place) => place.address !== address)];
}
