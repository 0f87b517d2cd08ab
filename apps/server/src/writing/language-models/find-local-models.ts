import { localServers, type findLocalModels as endpoint } from '@candor/contracts/language-models';
import type { Call } from '../../platform/bind.ts';
import { requireLocal } from './access.ts';
import { findLocalServers } from './find-local-servers.ts';

/** Looks for servers of language models on this machine. */
export async function findLocalModels({ ctx }: Call<typeof endpoint>) {
  const { languageModels, signal } = ctx;
  requireLocal(ctx);
  const { places } = languageModels;
  const servers = await findLocalServers(places, signal);
  const silent = places.filter(({ address }) => servers.every((found) => found.address !== address));
  return {
    servers,
    silent: silent.map(({ address, kinds }) => ({
      address,
      names: kinds.map((kind) => localServers[kind].name),
    })),
  };
}
