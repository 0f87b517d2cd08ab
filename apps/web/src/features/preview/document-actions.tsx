import { Copy, Download, FileText, Pencil, Printer, Save, Share2 } from 'lucide-react';
import type * as documents from '@candor/contracts/documents';
import { fileName, toText, type CvDocument } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { printPages } from '../../platform/print-pages.ts';
import { route } from '../../platform/route.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import type { Appearance } from './use-pages.ts';

const preview = route<typeof documents.preview>('POST', '/api/preview');
const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface DocumentActionsProps {
  /** What is on the page at the moment of the act. */
  document: () => CvDocument;
  title: string;
  appearance: () => Appearance;
  /** Left out where there is no written text to edit, or it is being edited. */
  onEdit?: (() => void) | undefined;
  onSave: () => void;
  onExport: () => void;
}

/** What can be done with what is on the page. On a phone the lesser acts stand in a menu. */
export function DocumentActions({
  document,
  title,
  appearance,
  onEdit,
  onSave,
  onExport,
}: DocumentActionsProps) {
  const text = () => toText(document());
  const copy = () => copyText(text(), 'your CV');
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
      const { pages } = await call(preview, { body: { document: document(), ...appearance() } });
      await printPages(pages, appearance().paper ?? 'letter');
    } catch {
      errorToast('Export Failed', 'Failed to generate the document. Please try again.');
    }
  };
  const download = () => {
    const name = fileName(title, 'txt');
    saveFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), name);
    toast('Downloaded', name);
  };
  const main = [
    ...(onEdit ? [{ label: 'Edit', icon: <Pencil {...icon} />, onSelect: onEdit }] : []),
    { label: 'Export', icon: <Download {...icon} />, onSelect: onExport },
  ];
  const lesser = [
    { label: 'Save', icon: <Save {...icon} />, onSelect: onSave },
    { label: 'Print', icon: <Printer {...icon} />, onSelect: () => void print() },
    { label: 'Share', icon: <Share2 {...icon} />, onSelect: () => void share() },
    { label: 'Copy text', icon: <Copy {...icon} />, onSelect: () => void copy() },
    { label: 'Download .txt', icon: <FileText {...icon} />, onSelect: download },
  ];
  return <ActionBar label="Document" main={main} lesser={lesser} />;
}
