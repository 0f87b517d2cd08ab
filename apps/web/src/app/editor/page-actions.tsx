import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Copy,
  Download,
  Ellipsis,
  FileText,
  History,
  Pencil,
  Printer,
  Save,
  Share2,
  Undo2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PagePicture, Paper } from '@candor/domain/cv';
import { VersionNameDialog } from '../../features/versions/index.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { printPages } from '../../platform/print-pages.ts';
import { saveFile } from '../../platform/save-file.ts';
import { BareIconButton, Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

// What only opens on a click comes with it.
const ShareDialog = lazyOverlay(async () => (await import('./share-dialog.tsx')).ShareDialog);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface PageActionsProps {
  page: {
    written: { id: string } | null;
    paper: Paper;
  };
  title: string;
  /** Says that its text is in the clipboard. */
  copied: string;
  /** Whether it can have a page of its own for everybody. */
  canBePublic: boolean;
  /** What is on the page at the moment of the action, as text and as pictures. */
  text: () => string;
  draw: () => Promise<readonly PagePicture[]>;
  /** The name of the plain-text download. */
  textFile: string;
  /** Other ways to look at it. */
  views?: readonly MenuItem[];
  /** Puts the caret on the first line of the page; left out where none can be changed. */
  onEdit: (() => void) | undefined;
  /** Saves what is typed where nothing is written; else all is saved by itself, and this keeps a version of a name. */
  onSave: () => void;
  onKeep: (name: string) => void;
  /** Asked when the menu opens for the way to make the page say what was typed where it says it in other words; null where it does nowhere. */
  restore?: () => (() => void) | null;
  onVersions: () => void;
  onExport: () => void;
}

/** What can be done with what is on the page: to share it, to export it, and the rest in a menu. */
export function PageActions(props: PageActionsProps) {
  const { page, title, copied, canBePublic, text, draw, textFile, views = [] } = props;
  const { onEdit, onSave, onKeep, restore, onVersions, onExport } = props;
  const { written, paper } = page;
  const [isSharing, setIsSharing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const print = async () => {
    try {
      await printPages(await draw(), paper);
    } catch {
      errorToast(t`Export Failed`, t`Failed to generate the document. Please try again.`);
    }
  };
  const download = () => {
    saveFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), textFile);
    toast(t`Downloaded`, textFile);
  };
  const typed = () => {
    const onSelect = restore?.();
    return onSelect ? [{ label: t`Put back what you typed`, icon: <Undo2 {...icon} />, onSelect }] : [];
  };
  const items = (): MenuItem[] => [
    ...(onEdit ? [{ label: t`Edit`, icon: <Pencil {...icon} />, onSelect: onEdit, takesFocus: true }] : []),
    {
      label: written ? t`Save a version` : t`Save`,
      icon: <Save {...icon} />,
      onSelect: written ? () => setIsNaming(true) : onSave,
    },
    ...(written ? [{ label: t`Versions`, icon: <History {...icon} />, onSelect: onVersions }] : []),
    { label: t`Print`, icon: <Printer {...icon} />, onSelect: () => void print() },
    { label: t`Download .txt`, icon: <FileText {...icon} />, onSelect: download },
    { label: t`Copy text`, icon: <Copy {...icon} />, onSelect: () => void copyText(text(), copied) },
    ...views,
    ...typed(),
  ];
  return (
    <>
      <Button look="quiet" className="px-2!" icon={<Share2 {...icon} />} onClick={() => setIsSharing(true)}>
        <span className="@max-lg:sr-only">{t({ message: 'Share', context: 'give to somebody' })}</span>
      </Button>
      <Button look="quiet" className="px-2!" icon={<Download {...icon} />} onClick={onExport}>
        <span className="@max-lg:sr-only">
          <Trans>Export</Trans>
        </span>
      </Button>
      <Menu
        label={t`More for this page`}
        items={items}
        trigger={
          <BareIconButton label={t`More for this page`}>
            <Ellipsis {...icon} size={20} />
          </BareIconButton>
        }
      />
      <Suspense>
        {isNaming && <VersionNameDialog onName={onKeep} onClose={() => setIsNaming(false)} />}
        {isSharing && (
          <ShareDialog
            title={title}
            documentId={written?.id ?? null}
            copied={copied}
            canBePublic={canBePublic}
            text={text}
            onClose={() => setIsSharing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
