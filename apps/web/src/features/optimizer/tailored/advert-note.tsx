import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { cvAdvert } from './api.ts';

interface AdvertNoteProps {
  /** The written CV at hand, null where there is none. */
  cvId: string | null;
  onOpen: () => void;
}

/** Says which job a CV was tailored to; nothing for one that was not. */
export function AdvertNote({ cvId, onOpen }: AdvertNoteProps) {
  const { data } = useQuery({ ...cvAdvert(cvId ?? ''), enabled: cvId !== null });
  if (!data) return null;
  const job = [data.title, data.company].filter((part) => part !== '').join(', ');
  return (
    <button
      type="button"
      onClick={onOpen}
      className="justify-self-start truncate text-start text-sm text-accent underline underline-offset-2"
    >
      {job === '' ? t`Tailored to a job ad` : t`Tailored to ${job}`}
    </button>
  );
}
