import { documentKindOf, documentKinds, type DocumentKindName } from '@candor/domain/documents/kinds';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../platform/dates.ts';
import { withErrorToast } from '../../../platform/with-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { Application } from '../api/applications.ts';
import { attachDocument, detachDocument, downloadSent } from '../api/parts.ts';
import { Section } from './section.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The documents of a person that may have been sent. */
export interface OwnDocuments {
  cvs: readonly { id: string; title: string }[];
  letters: readonly { id: string; title: string }[];
}

interface SentDocumentsProps {
  application: Application;
  own: OwnDocuments;
}

const kindNames = { cv: 'CV', letter: 'Letter' } satisfies Record<DocumentKindName, string>;

/** What was sent, kept as it was. */
export function SentDocuments({ application, own }: SentDocumentsProps) {
  const [chosen, setChosen] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const { id, documents } = application;
  const attach = async () => {
    const [name = '', documentId] = chosen.split(' ');
    const kind = documentKindOf({ kind: name });
    if (!kind || !documentId) return;
    setIsBusy(true);
    await withErrorToast(async () => {
      await attachDocument(id, kind, documentId);
      setChosen('');
    }, 'No copy was kept');
    setIsBusy(false);
  };
  return (
    <Section title="Sent documents">
      {documents.length === 0 && (
        <p className="text-base text-soft">
          Keep a copy of the CV and letter you send. It stays as it was when you change or delete the
          original.
        </p>
      )}
      {documents.length > 0 && (
        <ul className="grid gap-1">
          {documents.map(({ id: documentId, kind, title, version, sentAt }) => (
            <li key={documentId} className="flex items-center gap-3">
              <div className="grid min-w-0 grow">
                <p className="truncate text-base">{title}</p>
                <p className="text-sm text-soft">
                  {kindNames[kind]} · version {version} · {dayOf(sentAt)}
                </p>
              </div>
              <IconButton
                label={`Download ${title}`}
                onClick={() => void withErrorToast(() => downloadSent(id, documentId), 'Download failed')}
              >
                <Download {...icon} />
              </IconButton>
              <IconButton
                label={`Remove ${title}`}
                onClick={() => void withErrorToast(() => detachDocument(id, documentId), 'Not removed')}
              >
                <Trash2 {...icon} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {own.cvs.length + own.letters.length > 0 && (
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <SelectField
            label="CV or letter"
            value={chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value)}
          >
            <option value="">Choose a document</option>
            {documentKinds.map((kind) => {
              const all = { cv: own.cvs, letter: own.letters }[kind];
              return (
                all.length > 0 && (
                  <optgroup key={kind} label={`${kindNames[kind]}s`}>
                    {all.map((one) => (
                      <option key={one.id} value={`${kind} ${one.id}`}>
                        {one.title}
                      </option>
                    ))}
                  </optgroup>
                )
              );
            })}
          </SelectField>
          <Button
            disabled={chosen === ''}
            busyLabel={isBusy ? 'Keeping…' : undefined}
            onClick={() => void attach()}
          >
            Keep a copy
          </Button>
        </div>
      )}
    </Section>
  );
}
