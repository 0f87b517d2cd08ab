import type { getConversation as endpoint } from '@candor/contracts/conversations';
import { askLimits } from '@candor/domain/conversations';
import type { Binding, Call } from '../platform/bind.ts';
import { callsFor } from './ask.ts';
import { nameable } from './nameable.ts';
import { turnOf } from './present.ts';
import { conversationAbout, turnsOf } from './store.ts';

export const get =
  (bindings: () => readonly Binding[]) =>
  async ({ ctx, input: { query } }: Call<typeof endpoint>) => {
    const { store, owner, clock } = ctx;
    const found = await conversationAbout(store, owner.id, query.about.toLowerCase());
    if (!found) return { conversation: null };
    const turns = await turnsOf(store, owner.id, found.id, askLimits.turns);
    const names = found.named.length > 0 ? await nameable(callsFor(ctx, bindings(), []), owner.id) : [];
    const named = found.named.flatMap((id) => names.find((one) => one.id === id) ?? []);
    return { conversation: { id: found.id, named, turns: turns.map((turn) => turnOf(turn, clock)) } };
  };
