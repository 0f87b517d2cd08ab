import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, Ellipsis, Pencil, TextCursorInput, Trash2 } from 'lucide-react';
import { Suspense, useState, type ReactNode, type RefCallback } from 'react';
import { Link } from 'wouter';
import { lazyOverlay } from './lazy-part.tsx';
import { BareIconButton, Button, buttonLook } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu, type MenuItem } from './menu.tsx';
import { Skeleton } from './skeleton.tsx';

// What only opens on a click comes with it.
const RenameDialog = lazyOverlay(async () => (await import('./rename-dialog.tsx')).RenameDialog);

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const act = 'px-2!';

/** What frames the picture of a first page, be it a button or a link. */
export const pictureLook =
  'flex aspect-[17/10] flex-col overflow-hidden border border-line bg-paper text-start transition-shadow duration-200 hover:shadow-page';

interface FirstPageProps {
  /** Where its picture is; not there yet while it is made. */
  url: string | undefined;
  isMissing: boolean;
  title: string;
  /** Given what holds the place, to see when it comes near the screen. */
  ref: RefCallback<Element>;
}

/** The picture of a first page, or what stands in for it. */
export function FirstPage({ url, isMissing, title, ref }: FirstPageProps) {
  if (isMissing)
    return (
      <p className="grid h-full place-items-center p-6 text-base text-paper-soft">
        <Trans>Preview not available right now.</Trans>
      </p>
    );
  return (
    <span ref={ref} className="block size-full">
      {url === undefined ? (
        <Skeleton className="h-full" />
      ) : (
        <img
          src={url}
          alt={t`${title}: first page`}
          width={320}
          height={414}
          className="size-full object-cover object-top"
        />
      )}
    </span>
  );
}

/** That changes to the document wait for a choice. */
export function WaitingNote({ to }: { to: string }) {
  return (
    <Link to={to} className="text-accent underline underline-offset-4">
      <Trans>Changes to review</Trans>
    </Link>
  );
}

/** The shape of a tile that is coming, as tall as the tile. */
export function TileSkeleton() {
  return (
    <div className="grid content-start gap-3">
      <Skeleton className="aspect-[17/10]" />
      <Skeleton className="h-31" />
    </div>
  );
}

interface DocumentTileProps {
  title: string;
  /** The picture of its first page, in what opens it. */
  picture: ReactNode;
  about: string;
  badge: ReactNode;
  /** The day it was created. */
  createdOn: string;
  /** Behind the date. */
  note?: ReactNode;
  /** Below the date. */
  footnote?: ReactNode;
  editPath: string;
  /** Between Edit and Download, where there is room: the picture opens it too. */
  view?: ReactNode;
  downloads: readonly MenuItem[];
  more: readonly MenuItem[];
  onRename: (title: string) => void;
  /** Moves it to the trash. */
  onDiscard: () => void;
}

/** A document as a picture of its first page, with what can be done with it. */
export function DocumentTile(props: DocumentTileProps) {
  const { title, picture, about, badge, createdOn, note, footnote, editPath, view, downloads, more } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = {
    label: t`Rename`,
    icon: <TextCursorInput {...icon} />,
    onSelect: () => setIsRenaming(true),
  };
  return (
    <li className="grid min-w-0 content-start gap-3">
      {picture}
      <div className="grid gap-1">
        <h3
          dir="auto"
          className="line-clamp-2 text-md font-semibold wrap-anywhere rtl:text-right"
          title={title}
        >
          {title}
        </h3>
        <p dir="auto" className="truncate text-base text-soft rtl:text-right">
          {about}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
          {badge}
          <span>
            <Trans>Created {createdOn}</Trans>
          </span>
          {note}
        </p>
        {footnote}
      </div>
      <div className="-ms-2 flex flex-wrap items-center">
        <Link to={editPath} className={`${buttonLook('quiet')} ${act}`}>
          <Pencil {...icon} />
          <span className="max-sm:sr-only">
            <Trans>Edit</Trans>
          </span>
        </Link>
        {view && <span className="max-sm:hidden">{view}</span>}
        <Menu
          label={t`Download ${title}`}
          trigger={
            <Button look="quiet" className={act} icon={<Download {...icon} />}>
              <span className="max-sm:sr-only">
                <Trans>Download</Trans>
              </span>
            </Button>
          }
          items={downloads}
        />
        <Menu
          label={t`More for ${title}`}
          trigger={
            <BareIconButton label={t`More for ${title}`} className="ms-auto">
              <Ellipsis {...icon} />
            </BareIconButton>
          }
          items={[rename, ...more]}
        />
        <IconButton label={t`Move ${title} to trash`} onClick={props.onDiscard}>
          <Trash2 {...icon} />
        </IconButton>
      </div>
      <Suspense>
        {isRenaming && (
          <RenameDialog title={title} onRename={props.onRename} onClose={() => setIsRenaming(false)} />
        )}
      </Suspense>
    </li>
  );
}
