import { say } from '@candor/domain/say';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Refuses where the configuration does not leave the choice of a model to administrators. */
export function requireLocal({ configuration }: Pick<Context, 'configuration'>): void {
  if (configuration.AI_PROVIDER !== 'local')
    throw new Refusal(
      'not_found',
      say`Start the server with AI_PROVIDER=local to use a model on this machine.`,
    );
}
