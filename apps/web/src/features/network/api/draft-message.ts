import { queryOptions } from '@tanstack/react-query';
import type { draftMessage } from '@candor/contracts/network';
import type { MessageKind } from '@candor/domain/network';
import { call } from '../../../platform/call.ts';
import { route, type ReplyOf } from '../../../platform/route.ts';

const draftRoute = route<typeof draftMessage>('POST', '/api/network/contacts/:id/draft-message');

export type WordedMessage = ReplyOf<typeof draftMessage>;

export interface MessageInput {
  id: string;
  kind: MessageKind;
  filled: Readonly<Record<string, string>>;
}

/** A message worded by the language model, for as long as what was filled in stays. */
export const wordedMessage = ({ id, kind, filled }: MessageInput) =>
  queryOptions({
    queryKey: ['worded-message', id, kind, filled],
    queryFn: ({ signal }) => call(draftRoute, { params: { id }, body: { kind, filled }, signal }),
    staleTime: Infinity,
    retry: false,
  });
