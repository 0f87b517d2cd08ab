import { queryOptions } from '@tanstack/react-query';
import type * as interview from '@candor/contracts/interview';
import type { StoryFields } from '@candor/domain/interview';
import { call } from '../../../platform/call.ts';
import { route, type ReplyOf } from '../../../platform/route.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { thenRefresh } from '../../../platform/then-refresh.ts';

const listRoute = route<typeof interview.listStories>('GET', '/api/interview/stories');
const addRoute = route<typeof interview.addStory>('POST', '/api/interview/stories');
const saveRoute = route<typeof interview.saveStory>('PUT', '/api/interview/stories/:id');
const deleteRoute = route<typeof interview.deleteStory>('DELETE', '/api/interview/stories/:id');

export type Story = ReplyOf<typeof interview.listStories>['stories'][number];

const KEY = 'interview-stories';
const thenRefreshList = thenRefresh(KEY);

/** The story bank, the newest first. */
export const myStories = queryOptions({
  queryKey: [KEY],
  queryFn: async ({ signal }) => (await call(listRoute, { signal })).stories,
});

export const refreshStories = () => queryClient.invalidateQueries({ queryKey: [KEY] });

/** @param key the same for repeats of one click: they add one story */
export const addStory = thenRefreshList((story: StoryFields, key: string) =>
  call(addRoute, { body: story, headers: { 'idempotency-key': key } }),
);

export const saveStory = thenRefreshList(({ id, version }: Story, story: StoryFields) =>
  call(saveRoute, { params: { id }, body: { ...story, version } }),
);

export const deleteStory = thenRefreshList((id: string) => call(deleteRoute, { params: { id } }));
