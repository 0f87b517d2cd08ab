import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loaded } from '../../platform/loaded.tsx';
import { onPersonEvent } from '../../platform/person-events.ts';
import { refreshSessions } from './api/sessions.ts';
import { refreshStories } from './api/stories.ts';
import { OpenPanel, type OpenPanelProps } from './open-panel.tsx';
import { sessionUnderWay } from './saving.ts';

type InterviewPanelProps = Omit<OpenPanelProps, 'found'>;

const nothingUnderWay = { stored: null, unsent: null };

/** Interviews to practise: the one under way, or the start of a new one beside stories and progress. */
export function InterviewPanel(props: InterviewPanelProps) {
  const { ownerId, given } = props;
  const found = useQuery({
    queryKey: ['interview-under-way', ownerId],
    queryFn: () => sessionUnderWay(ownerId),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  useEffect(
    () =>
      onPersonEvent(({ kind }) => {
        if (kind === 'data-imported' || kind.startsWith('interview-story-')) void refreshStories();
        if (kind === 'data-imported' || kind === 'interview-saved' || kind === 'interview-deleted')
          void refreshSessions();
      }),
    [],
  );
  return (
    <Loaded query={found} sentence={t`Your interviews could not be loaded.`}>
      {/* Whoever comes for a job begins with that one; what is under way stands beside it. */}
      {(under) => <OpenPanel {...props} found={given ? nothingUnderWay : under} />}
    </Loaded>
  );
}
