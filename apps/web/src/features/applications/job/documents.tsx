import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  documentKindOf,
  documentKinds,
  editorPath,
  type DocumentKindName,
} from '@candor/domain/documents/kinds';
import { Download, FileText, Mail, Send, Trash2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { dayOf } from '../../../platform/dates.ts';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Application } from '../api/application.ts';
import { attachDocument, detachDocument, downloadSent, linkDocument, unlinkDocument } from '../api/parts.ts';
import { Section } from './section.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The documents of a person. */
export interface OwnDocuments {
  cvs: readonly { id: string; title: string }[];
  letters: readonly { id: string; title: string }[];
}

interface DocumentsProps {
  application: Application;
  own: OwnDocuments;
}

const kindNames = { cv: 'CV', letter: 'Letter' } satisfies Record<DocumentKindName, string>;
const kindIcons = { cv: FileText, letter: Mail } satisfies Record<DocumentKindName, typeof Mail>;

/** The CV and letter made for the job, and what was sent, as it was. */
export function Documents({ application, own }: DocumentsProps) {
  const { linked, documents } = application;
  const [isAdding, setIsAdding] = useState(false);
  const hasOwn = own.cvs.length + own.letters.length > 0;
  return (
    <Section
      title={t`Documents`}
      action={
        hasOwn &&
        !isAdding && (
          <Button onClick={() => setIsAdding(true)}>
            <Trans>Add</Trans>
          </Button>
        )
      }
    >
      {linked.length === 0 && documents.length === 0 && (
        <p className="text-base text-soft">
          <Trans>
            The CV you tailor and the letter you write for this job appear here. Keep a copy of what you send:
            it stays as it was when you change the original.
          </Trans>
        </p>
      )}
      {linked.length > 0 && (
        <ul className="grid gap-1">
          {linked.map((one) => (
            <LinkedRow key={one.id} application={application} document={one} />
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-base text-soft">
            <Trans>As sent</Trans>
          </h3>
          <ul className="grid gap-1">
            {documents.map((one) => (
              <SentRow key={one.id} applicationId={application.id} document={one} />
            ))}
          </ul>
        </div>
      )}
      {isAdding && <AddDocument application={application} own={own} onDone={() => setIsAdding(false)} />}
    </Section>
  );
}

interface LinkedRowProps {
  application: Application;
  document: Application['linked'][number];
}

function LinkedRow({ application, document: { id, kind, title, updatedAt } }: LinkedRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const Icon = kindIcons[kind];
  const keep = async () => {
    setIsBusy(true);
    await withErrorToast(() => attachDocument(application.id, kind, id), t`No copy was kept`);
    setIsBusy(false);
  };
  const unlink = () =>
    withErrorToast(
      async () => {
        await unlinkDocument(application.id, id);
        const undo = () => void withErrorToast(() => linkDocument(application.id, id), t`Not undone`);
        toast(t`Unlinked ${title}`, undefined, { label: t`Undo`, run: undo });
      },
      t`Not unlinked`,
    );
  return (
    <li className="flex items-center gap-3">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="grid min-w-0 grow">
        <Link to={editorPath(kind, id)} className="text-base font-medium wrap-anywhere hover:underline">
          {title}
        </Link>
        <p className="text-sm text-soft">
          <Trans>
            {kindNames[kind]} · edited {dayOf(updatedAt)}
          </Trans>
        </p>
      </div>
      <IconButton label={t`Keep ${title} as sent`} disabled={isBusy} onClick={() => void keep()}>
        <Send {...icon} />
      </IconButton>
      <IconButton label={t`Unlink ${title}`} onClick={() => void unlink()}>
        <Unlink {...icon} />
      </IconButton>
    </li>
  );
}

interface SentRowProps {
  applicationId: string;
  document: Application['documents'][number];
}

function SentRow({ applicationId, document: { id, kind, title, version, sentAt } }: SentRowProps) {
  return (
    <li className="flex items-center gap-3">
      <Send size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="grid min-w-0 grow">
        <p className="text-base wrap-anywhere">{title}</p>
        <p className="text-sm text-soft">
          <Trans>
            {kindNames[kind]} · version {version} · {dayOf(sentAt)}
          </Trans>
        </p>
      </div>
      <IconButton
        label={t`Download ${title}`}
        onClick={() => void withErrorToast(() => downloadSent(applicationId, id), t`Download failed`)}
      >
        <Download {...icon} />
      </IconButton>
      <IconButton
        label={t`Remove ${title}`}
        onClick={() => void withErrorToast(() => detachDocument(applicationId, id), t`Not removed`)}
      >
        <Trash2 {...icon} />
      </IconButton>
    </li>
  );
}

/** Takes a document that stands elsewhere: as one made for this job, or as it was sent. */
function AddDocument({ application: { id, linked }, own, onDone }: DocumentsProps & { onDone: () => void }) {
  const [chosen, setChosen] = useState('');
  const [busy, setBusy] = useState<'link' | 'keep' | null>(null);
  const [name = '', documentId = ''] = chosen.split(' ');
  const kind = documentKindOf({ kind: name });
  const run = async (what: 'link' | 'keep', action: () => Promise<unknown>) => {
    setBusy(what);
    await withErrorToast(
      async () => {
        await action();
        onDone();
      },
      what === 'keep' ? t`No copy was kept` : t`Not linked`,
    );
    setBusy(null);
  };
  const isLinked = linked.some((one) => one.id === documentId);
  return (
    <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:[&>:first-child]:col-span-2">
      <SelectField
        label={t`CV or letter`}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      >
        <option value="">{t`Choose a document`}</option>
        {documentKinds.map((of) => {
          const all = { cv: own.cvs, letter: own.letters }[of];
          return (
            all.length > 0 && (
              <optgroup key={of} label={`${kindNames[of]}s`}>
                {all.map((one) => (
                  <option key={one.id} value={`${of} ${one.id}`}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </SelectField>
      <Button
        disabled={!kind || isLinked}
        busyLabel={busy === 'link' ? t`Linking…` : undefined}
        onClick={() => void run('link', () => linkDocument(id, documentId))}
      >
        <Trans context="verb">Link</Trans>
      </Button>
      <Button
        disabled={!kind}
        busyLabel={busy === 'keep' ? t`Keeping…` : undefined}
        onClick={() => kind && void run('keep', () => attachDocument(id, kind, documentId))}
      >
        <Trans>Keep a copy</Trans>
      </Button>
    </div>
  );
}
