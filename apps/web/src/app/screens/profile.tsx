import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { useNavigate } from 'react-router';
import {
  defaultLayout,
  documentFromRequest,
  draftFromDocument,
  toText,
  type CvDraft,
} from '@candor/domain/cv';
import { Conflict, CvForm, getCv } from '../../features/cv-form/index.ts';
import { cvsInUse, Followers, myProfile, NewCv, SaveReport } from '../../features/profile/index.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast } from '../../ui/toast.ts';
import { profileDraft } from '../profile/profile-draft.ts';
import { useProfileEditor, type ProfileStart } from '../profile/use-profile-editor.ts';

const wordsOf = (draft: CvDraft) => toText(documentFromRequest(draft));

/** The one profile that CVs may follow: edited once, changed everywhere it is not put differently. */
export function ProfileScreen() {
  const { id: ownerId } = useUser();
  const { data, isError, refetch } = useQuery(myProfile);
  const { data: draft } = useQuery(profileDraft(ownerId));
  const isReady = data !== undefined && draft !== undefined;
  return (
    <main id="main" className="mx-auto grid max-w-[88rem] gap-8 px-4 py-10 sm:px-6">
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-serif text-2xl font-semibold">Your profile</h1>
        <p className="text-soft">
          Edit a job here once and every CV linked to your profile is updated. Wording you changed in a CV
          stays as it is.
        </p>
      </header>
      {isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>Your profile can’t be loaded right now.</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      )}
      {!isReady && !isError && <Skeleton className="h-96" />}
      {isReady && <ProfileEditor start={{ ownerId, profile: data, draft }} />}
    </main>
  );
}

/** Form and followers beside each other. */
function ProfileEditor({ start }: { start: ProfileStart }) {
  const id = useId();
  const navigate = useNavigate();
  const editor = useProfileEditor(start);
  const { form, stored, saved, conflict, isDirty, isBusy } = editor;
  const { version } = stored;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {conflict && (
          <Conflict
            what="profile"
            ours={wordsOf(editor.ours())}
            theirs={toText(conflict.document)}
            wayBack=""
            onResolve={editor.resolve}
          />
        )}
        {version === 0 && !isDirty && <StartFromCv onStart={editor.putTyped} />}
        <CvForm id={id} form={form} onSubmit={(draft) => void editor.save(draft)}>
          <div className="flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              form={id}
              look="primary"
              disabled={!isDirty || conflict !== null}
              busyLabel={isBusy ? 'Saving...' : undefined}
            >
              Save profile
            </Button>
            {isDirty && !conflict && (
              <Button look="quiet" disabled={isBusy} onClick={editor.discard}>
                Discard changes
              </Button>
            )}
            <p role="status" className="text-base text-soft">
              {isDirty ? 'Unsaved changes, kept on this device' : version === 0 ? '' : 'Saved'}
            </p>
          </div>
          {saved && <SaveReport saved={saved} />}
        </CvForm>
      </div>
      <aside
        aria-label="Your CVs"
        className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8"
      >
        <h2 className="text-md font-semibold">Linked CVs</h2>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <Followers profileVersion={version} />
        </Suspense>
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
      errorToast('Not opened', sentenceOf(error, 'Unable to connect to the server. Please try again.'));
    }
  };
  if (cards.length === 0) return null;
  return (
    <section aria-label="Start from a CV" className="grid gap-2 border-b border-line pb-6">
      <p className="text-base">Start from one of your CVs, or type below.</p>
      <div className="flex flex-wrap gap-2">
        {cards.slice(0, 4).map((card) => (
          <Button key={card.id} onClick={() => void start(card.id)}>
            <span className="block max-w-[calc(100vw-6rem)] truncate sm:max-w-md">{card.title}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
