import { Copy, Download, FileText, Globe, Pencil, Printer, Save, Share2 } from 'lucide-react';
import type { PagePicture, Paper } from '@candor/domain/cv';
import { printPages } from '../../platform/print-pages.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { errorToast, toast } from '../../ui/toast.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface PageActionsProps {
  label: string;
  /** What is copied: "your CV". */
  what: string;
  /** What is on the page at the moment of the act, as text and as pictures. */
  text: () => string;
  draw: () => Promise<readonly PagePicture[]>;
  paper: Paper;
  /** The name of the plain-text download. */
  textFile: string;
  /** The name under which the text is shared; without it there is no sharing. */
  sharedAs?: string;
  /** Left out where there is nothing saved that could be published. */
  onPublish?: (() => void) | undefined;
  /** Left out where there is nothing written to edit, or it is being edited. */
  onEdit?: (() => void) | undefined;
  onSave: () => void;
  onExport: () => void;
}

/** What can be done with what is on the page. On a phone the lesser acts stand in a menu. */
export function PageActions(props: PageActionsProps) {
  const { label, what, text, draw, paper, textFile, sharedAs, onPublish, onEdit, onSave, onExport } = props;
  const copy = () => copyText(text(), what);
  const share = async (title: string) => {
    // Without a share sheet, the text in the clipboard can be pasted anywhere.
    if (typeof navigator.share !== 'function') return copy();
    await navigator.share({ title, text: text() }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
      return undefined;
    });
  };
  const print = async () => {
    try {
      await printPages(await draw(), paper);
    } catch {
      errorToast('Export Failed', 'Failed to generate the document. Please try again.');
    }
  };
  const download = () => {
    saveFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), textFile);
    toast('Downloaded', textFile);
  };
  const main = [
    ...(onEdit ? [{ label: 'Edit', icon: <Pencil {...icon} />, onSelect: onEdit }] : []),
    { label: 'Export', icon: <Download {...icon} />, onSelect: onExport },
  ];
  const lesser = [
    { label: 'Save', icon: <Save {...icon} />, onSelect: onSave },
    { label: 'Print', icon: <Printer {...icon} />, onSelect: () => void print() },
    ...(sharedAs === undefined
      ? []
      : [{ label: 'Share', icon: <Share2 {...icon} />, onSelect: () => void share(sharedAs) }]),
    ...(onPublish ? [{ label: 'Public page', icon: <Globe {...icon} />, onSelect: onPublish }] : []),
    { label: 'Copy text', icon: <Copy {...icon} />, onSelect: () => void copy() },
    { label: 'Download .txt', icon: <FileText {...icon} />, onSelect: download },
  ];
  return <ActionBar label={label} main={main} lesser={lesser} />;
}
