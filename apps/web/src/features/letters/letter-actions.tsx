import { Copy, Download, FileText, Pencil, Printer, Save } from 'lucide-react';
import type { LayoutId, Paper } from '@candor/domain/cv';
import { letterToText, type LetterDocument } from '@candor/domain/letters';
import { call } from '../../platform/call.ts';
import { printPages } from '../../platform/print-pages.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { previewRoute } from './api.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
/** The name of the plain-text download (spec section 2). */
const TEXT_FILE = 'professional-letter.txt';

interface LetterActionsProps {
  /** What is on the page at the moment of the act. */
  document: () => LetterDocument;
  layout: LayoutId;
  paper: Paper;
  /** Left out where there is no written letter to edit, or it is being edited. */
  onEdit?: (() => void) | undefined;
  onSave: () => void;
  onExport: () => void;
}

/** What can be done with the letter on the page. On a phone the lesser acts stand in a menu. */
export function LetterActions({ document, layout, paper, onEdit, onSave, onExport }: LetterActionsProps) {
  const text = () => letterToText(document());
  const copy = () => copyText(text(), 'your letter');
  const print = async () => {
    try {
      const { pages } = await call(previewRoute, { body: { document: document(), template: layout, paper } });
      await printPages(pages, paper);
    } catch {
      errorToast('Export Failed', 'Failed to generate the document. Please try again.');
    }
  };
  const download = () => {
    saveFile(new Blob([text()], { type: 'text/plain;charset=utf-8' }), TEXT_FILE);
    toast('Downloaded', TEXT_FILE);
  };
  const main = [
    ...(onEdit ? [{ label: 'Edit', icon: <Pencil {...icon} />, onSelect: onEdit }] : []),
    { label: 'Export', icon: <Download {...icon} />, onSelect: onExport },
  ];
  const lesser = [
    { label: 'Save', icon: <Save {...icon} />, onSelect: onSave },
    { label: 'Print', icon: <Printer {...icon} />, onSelect: () => void print() },
    { label: 'Copy text', icon: <Copy {...icon} />, onSelect: () => void copy() },
    { label: 'Download .txt', icon: <FileText {...icon} />, onSelect: download },
  ];
  return <ActionBar label="Letter" main={main} lesser={lesser} />;
}
