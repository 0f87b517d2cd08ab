import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Ellipsis, Pencil, Trash, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LetterCard as Card } from '@candor/contracts/letters';
import type { ExportFormat } from '@candor/domain/cv';
import { letterTypeLabels } from '@candor/domain/letters';
import { saveFile } from '../../platform/save-file.ts';
import { Badge } from '../../ui/badge.tsx';
import { BareIconButton, Button, buttonLook } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageStack } from '../../ui/page-stack.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { exportLetter, letterPicture } from './api.ts';
import { DeleteLetter } from './delete-letter.tsx';
import { aboutOf } from './trashed-letters.tsx';
import { useLetterActs } from './use-letter-acts.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const act = 'px-2!';
const created = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

function FirstPage({ card }: { card: Card }) {
  const { data, isError } = useQuery(letterPicture(card));
  if (isError)
    return (
      <p className="grid h-full place-items-center p-6 text-base text-paper-soft">
        No picture of this page right now.
      </p>
    );
  if (!data) return <Skeleton className="h-full" />;
  return <PageStack pages={[data]} label={`${card.title}: first page`} />;
}

async function download(card: Card, format: ExportFormat): Promise<void> {
  try {
    const file = await exportLetter(card.id, { format });
    saveFile(file.blob, file.name);
    toast('Letter Downloaded', `${card.title} has been saved to your device.`);
  } catch {
    errorToast('Error', 'Failed to download letter. Please try again.');
  }
}

/** A letter as a picture of its first page, with what can be done with it. */
export function LetterCard({ card }: { card: Card }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const to = `/letter-builder?edit=${card.id}`;
  const { duplicate, discard } = useLetterActs(card);
  return (
    <li className="grid min-w-0 content-start gap-3">
      <Link
        to={to}
        aria-label={`Open ${card.title}`}
        className="flex aspect-[17/22] flex-col overflow-hidden border border-line bg-paper transition-shadow duration-200 hover:shadow-page"
      >
        <FirstPage card={card} />
      </Link>
      <div className="grid gap-1">
        <h3 className="truncate text-md font-semibold" title={card.title}>
          {card.title}
        </h3>
        <p className="truncate text-base text-soft">{aboutOf(card) || '\u00a0'}</p>
        <p className="flex items-center gap-2 text-sm text-soft">
          <Badge colour="blue">{letterTypeLabels[card.letterType]}</Badge>
          <span>Created {created.format(new Date(card.createdAt))}</span>
        </p>
      </div>
      <div className="-ml-2 flex flex-wrap items-center">
        <Link to={to} className={`${buttonLook('quiet')} ${act}`}>
          <Pencil {...icon} />
          Edit
        </Link>
        <Menu
          label={`Download ${card.title}`}
          trigger={
            <Button look="quiet" className={act} icon={<Download {...icon} />}>
              Download
            </Button>
          }
          items={[
            { label: 'PDF', onSelect: () => void download(card, 'pdf') },
            { label: 'Word (.docx)', onSelect: () => void download(card, 'docx') },
            { label: 'Web page (.html)', onSelect: () => void download(card, 'html') },
            { label: 'Plain text (.txt)', onSelect: () => void download(card, 'txt') },
          ]}
        />
        <Menu
          label={`More for ${card.title}`}
          trigger={
            <BareIconButton label={`More for ${card.title}`} className="ml-auto">
              <Ellipsis {...icon} />
            </BareIconButton>
          }
          items={[
            { label: 'Duplicate', icon: <Copy {...icon} />, onSelect: () => void duplicate() },
            { label: 'Move to trash', icon: <Trash {...icon} />, onSelect: () => void discard() },
          ]}
        />
        <IconButton
          label={`Delete ${card.title}`}
          className="hover:text-danger"
          onClick={() => setIsLeaving(true)}
        >
          <Trash2 {...icon} />
        </IconButton>
      </div>
      {isLeaving && <DeleteLetter card={card} onClose={() => setIsLeaving(false)} />}
    </li>
  );
}
