import { useQuery } from '@tanstack/react-query';
import type { getSite } from '@candor/contracts/admin';
import { call } from '../platform/call.ts';
import { route } from '../platform/route.ts';

const site = route<typeof getSite>('GET', '/api/site');

/** What the administrators have to say to everybody; nothing where they say nothing. */
export function Announcement() {
  const { data } = useQuery({ queryKey: ['site'], queryFn: ({ signal }) => call(site, { signal }) });
  if (!data?.announcement) return null;
  return (
    <p role="status" className="border-b border-line bg-wash px-4 py-2 text-center text-base">
      {data.announcement}
    </p>
  );
}
