import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { editorPath } from '@candor/domain/documents/kinds';
import { Archive, Copy, Eye, Globe, Languages, Tag } from 'lucide-react';
import type { CvCard } from '@candor/contracts/cv';
import { layoutNames, layoutOf, templateBadge } from '@candor/domain/cv';
import { useThumbnail } from '../../platform/use-thumbnail.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayOf } from '../../platform/dates.ts';
import { DocumentTile, FirstPage, pictureLook, WaitingNote } from '../../ui/document-tile.tsx';
import { loadPicture } from './api/cvs.ts';
import { languageName } from './language-name.ts';
import { useDownloadCv } from './use-download-cv.ts';
import { useLibraryActions } from './use-library-actions.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface DocumentCardProps {
  card: CvCard;
  onView: () => void;
  onLabels: () => void;
  onLanguage: () => void;
  onPublish: () => void;
}

/** A CV among My Documents. */
export function DocumentCard({ card, onView, onLabels, onLanguage, onPublish }: DocumentCardProps) {
  const thumbnail = useThumbnail(loadPicture, card);
  const { rename, duplicate, archive, discard } = useLibraryActions(card);
  const download = useDownloadCv(card);
  return (
    <DocumentTile
      title={card.title}
      about={card.jobTitle}
      createdOn={dayOf(card.createdAt)}
      editPath={editorPath('cv', card.id)}
      picture={
        <button type="button" aria-label={t`View ${card.title}`} onClick={onView} className={pictureLook}>
          <FirstPage {...thumbnail} title={card.title} />
        </button>
      }
      badge={<Badge colour={templateBadge(card.template)}>{layoutNames[layoutOf(card.template)]}</Badge>}
      note={
        <>
          {card.hasProposal && <WaitingNote to={editorPath('cv', card.id)} />}
          {card.variantGroup !== null && <span>{languageName(card.language)}</span>}
          {card.isPublic && (
            <span className="inline-flex items-center gap-1">
              <Globe size={14} strokeWidth={1.5} aria-hidden="true" />
              <Trans>Public</Trans>
            </span>
          )}
        </>
      }
      footnote={
        card.labels.length > 0 && (
          <p className="truncate text-sm text-soft">
            <span className="sr-only">
              <Trans>Labels:</Trans>{' '}
            </span>
            {card.labels.join(', ')}
          </p>
        )
      }
      view={
        <Button look="quiet" className="px-2!" icon={<Eye {...icon} />} onClick={onView}>
          <Trans context="verb">View</Trans>
        </Button>
      }
      downloads={[
        { label: t`Plain text (.txt)`, onSelect: () => download('txt') },
        { label: 'PDF', onSelect: () => download('pdf') },
        { label: 'Word (.docx)', onSelect: () => download('docx') },
        { label: t`Web page (.html)`, onSelect: () => download('html') },
      ]}
      more={[
        { label: t`Duplicate`, icon: <Copy {...icon} />, onSelect: () => void duplicate() },
        { label: t`In another language`, icon: <Languages {...icon} />, onSelect: onLanguage },
        { label: t`Public page`, icon: <Globe {...icon} />, onSelect: onPublish },
        { label: t`Labels`, icon: <Tag {...icon} />, onSelect: onLabels },
        { label: t`Archive`, icon: <Archive {...icon} />, onSelect: () => void archive() },
      ]}
      onRename={(title) => void rename(title)}
      onDiscard={() => void discard()}
    />
  );
}
