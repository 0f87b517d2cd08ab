import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { defaultLayout, draftFromDocument } from '@candor/domain/cv';
import { CvForm, getCv } from '../../features/cv/index.ts';
import { cvsInUse, Followers, NewCv, SaveReport } from '../../features/profile/index.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast } from '../../ui/toast.ts';
import { Conflicts } from '../editor/conflicts.tsx';
import { StepButtons } from '../editor/step-buttons.tsx';
import { useShortcuts } from '../editor/use-shortcuts.ts';
import { isSaved, profileKind } from '../profile/profile-kind.ts';
import { startOfProfile, type ProfileStart } from '../profile/profile-start.ts';
import { useProfileEditor, type ProfileEditor } from '../profile/use-profile-editor.ts';

/** The one profile that CVs may follow: edited once, changed everywhere it is not put differently. */
export function ProfileScreen() {
  const { id: ownerId } = useUser();
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile-editor', ownerId],
    queryFn: () => startOfProfile(ownerId),
    gcTime: 0,
    staleTime: Infinity,
  });
  // A newcomer's CVs stand above the form: it is shown with them, so that it does not move.
  const { isPending: isWaitingForCvs } = useQuery(cvsInUse);
  const isWaiting = !data || isWaitingForCvs;
  return (
    <main id="main" className="mx-auto grid max-w-[88rem] gap-8 px-4 py-10 sm:px-6">
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-serif text-2xl font-semibold">
          <Trans>Your profile</Trans>
        </h1>
        <p className="text-soft">
          <Trans>
            Edit a job here once and every CV linked to your profile is updated. Wording you changed in a CV
            stays as it is.
          </Trans>
        </p>
      </header>
      {isError && (
        <LoadError onRetry={() => void refetch()}>
          <Trans>Your profile can’t be loaded right now.</Trans>
        </LoadError>
      )}
      {isWaiting && !isError && <Skeleton className="h-96" />}
      {!isWaiting && <ProfileEditor start={data} />}
    </main>
  );
}

/** Form and followers beside each other. */
function ProfileEditor({ start }: { start: ProfileStart }) {
  const id = useId();
  const [, navigate] = useLocation();
  const editor = useProfileEditor(start);
  const { form, saved, report } = editor;
  useShortcuts({ formId: id, undo: editor.undo, redo: editor.redo });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Conflicts kind={profileKind} editor={editor.editor} />
        {saved.version === 0 && <StartFromCv editor={editor} />}
        <CvForm id={id} form={form} onSubmit={() => void editor.save()}>
          <SaveBar formId={id} editor={editor} />
          {report && <SaveReport changed={report.changed ?? []} differing={report.differing ?? []} />}
        </CvForm>
      </div>
      <aside
        aria-label={t`Your CVs`}
        className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-8 lg:border-s lg:ps-8"
      >
        <h2 className="text-md font-semibold">
          <Trans>Linked CVs</Trans>
        </h2>
        <Suspense fallback={<Skeleton className="h-24" />}>
          <Followers profileVersion={saved.version} />
        </Suspense>
        {saved.version > 0 && <NewCv onMade={(cv) => navigate(`/cv-builder?edit=${cv.id}`)} />}
      </aside>
    </div>
  );
}

/** Whether something is typed that the profile does not say. */
function useIsTyped({ form, saved }: ProfileEditor): boolean {
  useWatch({ control: form.control });
  return !isSaved(form.getValues(), saved);
}

/** Saves what is typed, or discards it; says how far it is kept, and steps back and forth. */
function SaveBar({ formId, editor }: { formId: string; editor: ProfileEditor }) {
  const { saved, isBusy, hasConflict } = editor;
  const isTyped = useIsTyped(editor);
  const draftState = editor.isDraftStored
    ? t`Unsaved changes, kept as a draft`
    : t`Unsaved changes, kept on this device`;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button
        type="submit"
        form={formId}
        look="primary"
        disabled={!isTyped || hasConflict}
        busyLabel={isBusy ? t`Saving...` : undefined}
      >
        <Trans>Save profile</Trans>
      </Button>
      {isTyped && !hasConflict && (
        <Button look="quiet" disabled={isBusy} onClick={editor.discard}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
      <StepButtons steps={editor} />
      <p role="status" className="text-base text-soft">
        {isTyped ? draftState : saved.version === 0 ? '' : t`Saved`}
      </p>
    </div>
  );
}

/** A newcomer's profile is in a CV already. */
function StartFromCv({ editor }: { editor: ProfileEditor }) {
  const { data: cards = [] } = useQuery(cvsInUse);
  const isTyped = useIsTyped(editor);
  const start = async (id: string) => {
    try {
      const { document } = await call(getCv, { params: { id } });
      editor.putTyped(draftFromDocument(document, defaultLayout, false));
    } catch (error) {
      errorToast(t`Not opened`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
    }
  };
  if (cards.length === 0 || isTyped) return null;
  return (
    <section aria-label={t`Start from a CV`} className="grid gap-2 border-b border-line pb-6">
      <p className="text-base">
        <Trans>Start from one of your CVs, or type below.</Trans>
      </p>
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
