import { Copy, Download, Pencil, Printer, Save, Share2 } from 'lucide-react';
import type * as documents from '@candor/contracts/documents';
import { fileName, toText, type CvDocument, type LayoutId, type Paper } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { printPages } from '../../platform/print-pages.ts';
import { route } from '../../platform/route.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { errorToast, toast } from '../../ui/toast.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface DocumentActsProps {
  /** What is on the page at the moment of the act. */
  document: () => CvDocument;
  title: string;
  layout: LayoutId;
  paper: Paper;
  isBrandFree: boolean;
  isEditing: boolean;
  canEdit: boolean;
  onEdit: () => void;
  onSave: () => void;
  onExport: () => void;
}

/** What can be done with what is on the page. */
export function DocumentActs({
  document,
  title,
  layout,
  paper,
  isBrandFree,
  isEditing,
  canEdit,
  onEdit,
  onSave,
  onExport,
}: DocumentActsProps) {
  const text = () => toText(document());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      toast('Copied', 'The text of your CV is in the clipboard.');
    } catch {
      errorToast('Not copied', 'Your browser did not allow it. Use Download .txt instead.');
    }
  };
  const share = async () => {
    // Without a share sheet, the text in the clipboard can be pasted anywhere.
    if (typeof navigator.share !== 'function') return copy();
    await navigator.share({ title, text: text() }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
      return undefined;
    });
  };
  const print = async () => {
    try {
      const { pages } = await call(preview, {
        body: { document: document(), template: layout, paper, isBrandFree },
      });
      await printPages(pages, paper);
    } catch {
      errorToast('Export Failed', 'Failed to generate the document. Please try again.');
    }
  };
  const download = () =>
    saveFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), fileName(title, 'txt'));
  return (
    <div role="toolbar" aria-label="Document" className="flex flex-wrap items-center gap-0.5">
      {canEdit && (
        <Button look="quiet" icon={<Pencil {...icon} />} onClick={onEdit}>
          {isEditing ? 'Done' : 'Edit'}
        </Button>
      )}
      <Button look="quiet" icon={<Download {...icon} />} onClick={onExport}>
        Export
      </Button>
      <IconButton label="Save" onClick={onSave}>
        <Save {...icon} />
      </IconButton>
      <IconButton label="Print" onClick={print}>
        <Printer {...icon} />
      </IconButton>
      <IconButton label="Share" onClick={share}>
        <Share2 {...icon} />
      </IconButton>
      <IconButton label="Copy text" onClick={copy}>
        <Copy {...icon} />
      </IconButton>
      <Button look="quiet" onClick={download}>
        Download .txt
      </Button>
    </div>
  );
}
