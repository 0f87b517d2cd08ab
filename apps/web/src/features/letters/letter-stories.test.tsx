import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useWatch } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { storyBank, type Story } from './api.ts';
import { emptyLetterDraft, useLetterForm } from './letter-draft.ts';
import { LetterStories } from './letter-stories.tsx';

afterEach(cleanup);

const story: Story = {
  id: '0b8e3c5a-9c60-4f0e-8a44-1d1f6f0c7a11',
  version: 1,
  title: 'Shorter handovers',
  situation: 'Handovers ran late.',
  task: '',
  action: 'I timed twenty of them.',
  result: 'They went from 40 to 25 minutes.',
  competencies: [],
  source: { kind: 'own' },
  createdAt: '2026-11-23T09:00:00.000Z',
  updatedAt: '2026-11-23T09:00:00.000Z',
};
const typedStory = 'Handovers ran late. I timed twenty of them. They went from 40 to 25 minutes.';

const onStory = vi.fn<(id: string) => void>();
function Letter({ storyIds }: { storyIds: string[] }) {
  const start = emptyLetterDraft({ name: 'Ana Ruiz', email: 'ana@example.org' });
  const form = useLetterForm({ ...start, experience: 'Six years on wards.', storyIds });
  const [experience, ids] = useWatch({ control: form.control, name: ['experience', 'storyIds'] });
  return (
    <FormProvider {...form}>
      <LetterStories onStory={onStory} />
      <output>{JSON.stringify([experience, ids])}</output>
    </FormProvider>
  );
}

function shown(stories: Story[], storyIds: string[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(storyBank.queryKey, stories);
  render(
    <QueryClientProvider client={client}>
      <Letter storyIds={storyIds} />
    </QueryClientProvider>,
  );
}

/** Experience, and the stories in it. */
const inForm = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

it('puts a story into Experience, shows where it came from, and takes it out again', () => {
  shown([story]);
  fireEvent.change(screen.getByLabelText('Add a story from your story bank'), {
    target: { value: story.id },
  });
  expect(inForm()).toEqual([`Six years on wards.\n\n${typedStory}`, [story.id]]);
  fireEvent.click(screen.getByRole('button', { name: story.title }));
  expect(onStory).toHaveBeenCalledWith(story.id);
  fireEvent.click(screen.getByRole('button', { name: `Take out “${story.title}”` }));
  expect(inForm()).toEqual(['Six years on wards.', []]);
});

it('says nothing of a story that is deleted', () => {
  shown([], [story.id]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
