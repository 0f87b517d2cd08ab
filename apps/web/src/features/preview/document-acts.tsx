import { Copy, Download, Ellipsis, FileText, Pencil, Printer, Save, Share2 } from 'lucide-react';
import type * as documents from '@candor/contracts/documents';
import { fileName, toText, type CvDocument } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { printPages } from '../../platform/print-pages.ts';
import { route } from '../../platform/route.ts';
import { saveFile } from '../../platform/save-file.ts';
import { BareIconButton, Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import type { Looks } from './use-pages.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface DocumentActsProps {
  /** What is on the page at the moment of the act. */
  document: () => CvDocument;
  title: string;
  looks: () => Looks;
  /** Left out where there is no written text to edit, or it is being edited. */
  onEdit?: (() => void) | undefined;
  onSave: () => void;
  onExport: () => void;
}

/** What can be done with what is on the page. On a phone the lesser acts stand in a menu. */
export function DocumentActs({ document, title, looks, onEdit, onSave, onExport }: DocumentActsProps) {
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
      const { pages } = await call(preview, { body: { document: document(), ...looks() } });
      await printPages(pages, looks().paper ?? 'letter');
    } catch {
      errorToast('Export Failed', 'Failed to generate the document. Please try again.');
    }
  };
  const download = () => {
    const name = fileName(title, 'txt');
    saveFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), name);
    toast('Downloaded', name);
  };
  const acts = [
    { label: 'Save', icon: <Save {...icon} />, onSelect: onSave },
    { label: 'Print', icon: <Printer {...icon} />, onSelect: () => void print() },
    { label: 'Share', icon: <Share2 {...icon} />, onSelect: () => void share() },
    { label: 'Copy text', icon: <Copy {...icon} />, onSelect: () => void copy() },
    { label: 'Download .txt', icon: <FileText {...icon} />, onSelect: download },
  ];
  return (
    <div role="toolbar" aria-label="Document" className="ml-auto flex items-center gap-0.5">
      {onEdit && (
        <Button look="quiet" icon={<Pencil {...icon} />} onClick={onEdit}>
          Edit
        </Button>
      )}
      <Button look="quiet" icon={<Download {...icon} />} onClick={onExport}>
        Export
      </Button>
      <div className="flex max-sm:hidden">
        {acts.map(({ label, icon: picture, onSelect }) => (
          <IconButton key={label} label={label} onClick={onSelect}>
            {picture}
          </IconButton>
        ))}
      </div>
      <div className="sm:hidden">
        <Menu
          label="More"
          items={acts}
          trigger={
            <BareIconButton label="More">
              <Ellipsis {...icon} />
            </BareIconButton>
          }
        />
      </div>
    </div>
  );
}
