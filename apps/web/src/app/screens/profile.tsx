import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ProfileCv } from '@candor/contracts/profile-cv';
import {
  defaultLayout,
  documentFromRequest,
  draftFromDocument,
  emptyDraft,
  type CvDraft,
} from '@candor/domain/cv';
import { CvForm, getCv, useDraftForm } from '../../features/cv-form/index.ts';
import {
  cvsInUse,
  Followers,
  myProfile,
  NewCv,
  SaveReport,
  saveProfile,
  type SavedProfile,
} from '../../features/profile/index.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

function formOf({ version, document }: ProfileCv): CvDraft {
  return version === 0 ? emptyDraft() : draftFromDocument(document, defaultLayout, false);
}

/** The one profile that CVs may follow: edited once, changed everywhere it is not put differently. */
export function ProfileScreen() {
  const { data, isError, refetch } = useQuery(myProfile);
  return (
    <main id="main" className="mx-auto grid max-w-[88rem] gap-8 px-4 py-10 sm:px-6">
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-serif text-2xl font-semibold">Your profile</h1>
        <p className="text-soft">
          Edit a job here once, and every CV that follows your profile says it the same way. Words you have
          put differently in a CV stay as they are.
        </p>
      </header>
      {isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>Your profile cannot be reached right now.</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && <ProfileBench start={data} />}
    </main>
  );
}

/** Form and followers beside each other. */
function ProfileBench({ start }: { start: ProfileCv }) {
  const id = useId();
  const navigate = useNavigate();
  const form = useDraftForm(formOf(start));
  const { isDirty } = useFormState({ control: form.control });
  const [version, setVersion] = useState(start.version);
  const [saved, setSaved] = useState<SavedProfile | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const save = async (draft: CvDraft) => {
    setIsBusy(true);
    try {
      const kept = await saveProfile(version, documentFromRequest(draft));
      setSaved(kept);
      setVersion(kept.version);
      form.reset(formOf(kept));
      const count = kept.changed.length;
      toast('Profile saved', count === 0 ? undefined : `${count} ${count === 1 ? 'CV' : 'CVs'} updated.`);
    } catch (error) {
      errorToast('Profile not saved', sentenceOf(error, 'The server cannot be reached. Please try again.'));
    }
    setIsBusy(false);
  };
  const startFrom = (draft: CvDraft) => form.reset(draft, { keepDefaultValues: true });

  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-6">
        {version === 0 && !isDirty && <StartFromCv onStart={startFrom} />}
        <CvForm id={id} form={form} onSubmit={(draft) => void save(draft)}>
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              form={id}
              look="primary"
              disabled={!isDirty}
              busyLabel={isBusy ? 'Saving...' : undefined}
            >
              Save profile
            </Button>
            <p role="status" className="text-base text-soft">
              {isDirty ? 'Not saved yet' : version === 0 ? '' : 'Saved'}
            </p>
          </div>
          {saved && <SaveReport saved={saved} />}
        </CvForm>
      </div>
      <aside
        aria-label="Your CVs"
        className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8"
      >
        <h2 className="text-md font-semibold">CVs that follow it</h2>
        <Followers profileVersion={version} />
        {version > 0 && <NewCv onMade={(cv) => navigate(`/cv-builder?edit=${cv.id}`)} />}
      </aside>
    </div>
  );
}

/** A newcomer's profile is in a CV already. */
function StartFromCv({ onStart }: { onStart: (draft: CvDraft) => void }) {
  const { data: cards = [] } = useQuery(cvsInUse);
  const start = async (id: string) => {
    try {
      const { document } = await call(getCv, { params: { id } });
      onStart(draftFromDocument(document, defaultLayout, false));
    } catch (error) {
      errorToast('Not opened', sentenceOf(error, 'The server cannot be reached. Please try again.'));
    }
  };
  if (cards.length === 0) return null;
  return (
    <section aria-label="Start from a CV" className="grid gap-2 border-b border-line pb-6">
      <p className="text-base">Start from a CV you have, or type below.</p>
      <div className="flex flex-wrap gap-2">
        {cards.slice(0, 4).map((card) => (
          <Button key={card.id} onClick={() => void start(card.id)}>
            {card.title}
          </Button>
        ))}
      </div>
    </section>
  );
}
