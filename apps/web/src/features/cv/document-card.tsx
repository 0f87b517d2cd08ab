import { useQuery } from '@tanstack/react-query';
import { Archive, Copy, Download, Ellipsis, Eye, Languages, Pencil, Tag, Trash, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { CvCard } from '@candor/contracts/cv';
import { templateBadge } from '@candor/domain/cv';
import { Badge } from '../../ui/badge.tsx';
import { BareIconButton, buttonLook, Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { PageStack } from '../../ui/page-stack.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { firstPage } from './api/cvs.ts';
import { languageName } from './language-name.ts';
import { useDownloadCv } from './use-download-cv.ts';
import { useShelfActs } from './use-shelf-acts.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const act = 'px-2!';
const created = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

interface DocumentCardProps {
  card: CvCard;
  onView: () => void;
  onLabels: () => void;
  onLanguage: () => void;
  onDelete: () => void;
}

function FirstPage({ card }: { card: CvCard }) {
  const { data, isError } = useQuery(firstPage(card));
  if (isError)
    return (
      <p className="grid h-full place-items-center p-6 text-base text-paper-soft">
        No picture of this page right now.
      </p>
    );
  if (!data) return <Skeleton className="h-full" />;
  return <PageStack pages={[data]} label={`${card.title}: first page`} />;
}

/** A CV as a picture of its first page, with what can be done with it. */
export function DocumentCard({ card, onView, onLabels, onLanguage, onDelete }: DocumentCardProps) {
  const { duplicate, archive, discard } = useShelfActs(card);
  const download = useDownloadCv(card);
  return (
    <li className="grid min-w-0 content-start gap-3">
      <button
        type="button"
        aria-label={`View ${card.title}`}
        onClick={onView}
        className="flex aspect-[17/22] flex-col overflow-hidden border border-line bg-paper text-left transition-shadow duration-200 hover:shadow-page"
      >
        <FirstPage card={card} />
      </button>
      <div className="grid gap-1">
        <h3 className="truncate text-md font-semibold" title={card.title}>
          {card.title}
        </h3>
        <p className="truncate text-base text-soft">{card.jobTitle}</p>
        <p className="flex items-center gap-2 text-sm text-soft">
          <Badge colour={templateBadge(card.template)}>{card.template}</Badge>
          <span>Created {created.format(new Date(card.createdAt))}</span>
          {card.variantGroup !== null && <span>{languageName(card.language)}</span>}
        </p>
        {card.labels.length > 0 && (
          <p className="truncate text-sm text-soft">
            <span className="sr-only">Labels: </span>
            {card.labels.join(', ')}
          </p>
        )}
      </div>
      <div className="-ml-2 flex flex-wrap items-center">
        <Link to={`/cv-builder?edit=${card.id}`} className={`${buttonLook('quiet')} ${act}`}>
          <Pencil {...icon} />
          Edit
        </Link>
        <Button look="quiet" className={act} icon={<Eye {...icon} />} onClick={onView}>
          View
        </Button>
        <Menu
          label={`Download ${card.title}`}
          trigger={
            <Button look="quiet" className={act} icon={<Download {...icon} />}>
              Download
            </Button>
          }
          items={[
            { label: 'Plain text (.txt)', onSelect: () => download('txt') },
            { label: 'PDF', onSelect: () => download('pdf') },
            { label: 'Word (.docx)', onSelect: () => download('docx') },
            { label: 'Web page (.html)', onSelect: () => download('html') },
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
            { label: 'In another language', icon: <Languages {...icon} />, onSelect: onLanguage },
            { label: 'Labels', icon: <Tag {...icon} />, onSelect: onLabels },
            { label: 'Archive', icon: <Archive {...icon} />, onSelect: () => void archive() },
            { label: 'Move to trash', icon: <Trash {...icon} />, onSelect: () => void discard() },
          ]}
        />
        <IconButton label={`Delete ${card.title}`} className="hover:text-danger" onClick={onDelete}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
    </li>
  );
}
