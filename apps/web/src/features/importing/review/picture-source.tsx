import { useObjectUrl } from '../../../platform/use-object-url.ts';
import type { Reading } from '../reading.ts';
import { pageMarks } from './page-mark.ts';
import { PageMarks } from './page-marks.tsx';
import type { SourceProps } from './source.ts';
import { TurnedPage } from './turned-page.tsx';

interface PictureSourceProps extends SourceProps {
  name: string;
  file: File;
  reading: Reading;
  /** The picture cannot be shown. */
  onFail: () => void;
}

/** A picture of a page as it was set upright, with a mark on every place where a field was found. */
export function PictureSource({ name, file, reading, onFail, ...rest }: PictureSourceProps) {
  const url = useObjectUrl(file);
  const [page] = reading.recognized;
  if (!page) return null;
  return (
    <div className="mx-auto max-w-[52rem] max-lg:min-w-[38rem]">
      <div
        data-page
        className="relative bg-paper shadow-page"
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
      >
        <TurnedPage {...page}>
          {url !== undefined && <img src={url} alt={name} onError={onFail} className="block size-full" />}
        </TurnedPage>
        <PageMarks marks={pageMarks(reading, page.page)} width={page.width} height={page.height} {...rest} />
      </div>
    </div>
  );
}
