import { plural, t } from '@lingui/core/macro';
import { editorPath } from '@candor/domain/documents/kinds';
import { Copy } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { LetterCard as Card } from '@candor/contracts/letters';
import type { ExportFormat } from '@candor/domain/cv';
import { letterTypeLabels } from '@candor/domain/letters';
import { toastSignedOut } from '../../../platform/toast-signed-out.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useThumbnail } from '../../../platform/use-thumbnail.ts';
import { Badge } from '../../../ui/badge.tsx';
import { dayOf } from '../../../platform/dates.ts';
import { DocumentTile, FirstPage, pictureLook, WaitingNote } from '../../../ui/document-tile.tsx';
import { errorToast, toast } from '../../../ui/toast.ts';
import { aboutOf } from './about-letter.ts';
import { exportLetter, loadPicture } from './api.ts';
import { useLetterActions } from './use-letter-actions.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

async function download(card: Card, format: ExportFormat): Promise<void> {
  try {
    const file = await exportLetter(card.id, { format });
    saveFile(file.blob, file.name);
    toast(t`Letter Downloaded`, t`${card.title} has been saved to your device.`);
  } catch (error) {
    if (!toastSignedOut(error, t`Please login again to download letter.`))
      errorToast(t`Error`, t`Failed to download letter. Please try again.`);
  }
}

/** A letter among My Documents. */
export function LetterCard({ card }: { card: Card }) {
  const thumbnail = useThumbnail(loadPicture, card);
  const to = editorPath('letter', card.id);
  const { rename, duplicate, discard } = useLetterActions(card);
  const [, navigate] = useLocation();
  return (
    <DocumentTile
      title={card.title}
      about={
        [
          card.openLines > 0 &&
            t`Draft, ${plural(card.openLines, { one: 'one line', other: '# lines' })} to finish`,
          aboutOf(card),
        ]
          .filter(Boolean)
          .join(' · ') || '\u00a0'
      }
      createdOn={dayOf(card.createdAt)}
      editPath={to}
      picture={
        <Link to={to} aria-label={t`Open ${card.title}`} className={pictureLook}>
          <FirstPage {...thumbnail} title={card.title} />
        </Link>
      }
      note={card.hasProposal && <WaitingNote to={to} />}
      badge={<Badge colour="blue">{letterTypeLabels[card.letterType]}</Badge>}
      downloads={
        card.openLines > 0
          ? [
              {
                label: t`Finish ${plural(card.openLines, { one: 'one line', other: '# lines' })} first`,
                onSelect: () => navigate(to),
              },
            ]
          : [
              { label: 'PDF', onSelect: () => void download(card, 'pdf') },
              { label: 'Word (.docx)', onSelect: () => void download(card, 'docx') },
              { label: t`Web page (.html)`, onSelect: () => void download(card, 'html') },
              { label: t`Plain text (.txt)`, onSelect: () => void download(card, 'txt') },
            ]
      }
      more={[{ label: t`Duplicate`, icon: <Copy {...icon} />, onSelect: () => void duplicate() }]}
      onRename={(title) => void rename(title)}
      onDiscard={() => void discard()}
    />
  );
}
