import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../platform/call-error.ts';
import {
  ADVERT_FILES,
  isLink,
  isPageSource,
  readAdvertFile,
  readAdvertLink,
  readPastedPage,
  type ReadAdvert,
} from '../../platform/read-advert.ts';
import { Button } from '../../ui/button.tsx';
import { ChooseFile } from '../../ui/choose-file.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import type { PastedAdvert } from './api/search-jobs.ts';

const MOST = 5;
const LONGEST = 200_000;
const LONGEST_AD = 60_000;

interface PastedAdvertsProps {
  adverts: readonly PastedAdvert[];
  onChange: (adverts: PastedAdvert[]) => void;
  /** One more is there. */
  onPasted: (advert: PastedAdvert) => void;
}

/** The first words of an ad, by which a person knows it. */
const nameOf = ({ title, text }: PastedAdvert) =>
  title || text.trim().split('\n', 1)[0]?.slice(0, 80) || t`Job ad`;

const pasted = ({ text, title, company, location }: ReadAdvert): PastedAdvert => ({
  text,
  title,
  company,
  location,
});

/** Ads that the person brings along, pasted or as files; they are matched with every search. */
export function PastedAdverts({ adverts, onChange, onPasted }: PastedAdvertsProps) {
  const [text, setText] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState('');
  const isFull = adverts.length >= MOST;

  const take = async (reading: Promise<PastedAdvert[]>) => {
    setProblem('');
    setIsReading(true);
    try {
      const read = (await reading).filter((one) => one.text.trim() !== '');
      onChange([...adverts, ...read].slice(0, MOST));
      for (const advert of read) onPasted(advert);
      setText(null);
    } catch (error) {
      setProblem(sentenceOf(error, t`This ad could not be read. Please paste its text instead.`));
    } finally {
      setIsReading(false);
    }
  };
  const takeFiles = (files: readonly File[]) =>
    take(
      Promise.all(
        files.slice(0, MOST - adverts.length).map(async (file) => pasted(await readAdvertFile(file))),
      ),
    );
  const { isOver, handlers } = useFileDrop({ isOff: isFull, onFiles: (files) => void takeFiles(files) });
  const add = () => {
    if (!text?.trim()) setText(null);
    else if (isLink(text)) void take(readAdvertLink(text.trim()).then((advert) => [pasted(advert)]));
    else if (isPageSource(text)) void take(readPastedPage(text).then((advert) => [pasted(advert)]));
    else void take(Promise.resolve([{ text: text.slice(0, LONGEST_AD) }]));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped here; the button takes the same
    <section
      aria-labelledby="pasted-adverts"
      className={clsx('grid gap-3 rounded-panel', isOver && 'outline-2 outline-offset-8 outline-accent')}
      {...handlers}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="pasted-adverts" className="text-md font-semibold">
          <Trans>Your own job ads</Trans>
        </h2>
        {text === null && (
          <div className="flex flex-wrap gap-2">
            <Button
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
              disabled={isFull || isReading}
              onClick={() => setText('')}
            >
              <Trans>Paste a job ad</Trans>
            </Button>
            <ChooseFile
              label={t`Job ad file`}
              accept={ADVERT_FILES}
              isMultiple
              isDisabled={isFull}
              isReading={isReading}
              onFiles={(files) => void takeFiles(files)}
            />
          </div>
        )}
      </div>
      {adverts.length === 0 && text === null && (
        <p className="text-base text-soft">
          <Trans>
            Paste an ad, or drop a PDF or a saved web page here. It’s matched with your next search.
          </Trans>
        </p>
      )}
      {adverts.length > 0 && (
        <ul className="grid">
          {adverts.map((advert, at) => (
            <li
              key={`${at}-${nameOf(advert)}`}
              className="flex items-center justify-between gap-3 border-t border-line py-1.5"
            >
              <span className="min-w-0 truncate text-base">{nameOf(advert)}</span>
              <IconButton
                label={t`Remove ${nameOf(advert)}`}
                onClick={() => onChange(adverts.filter((_one, other) => other !== at))}
              >
                <X size={16} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {text !== null && (
        <div className="grid gap-3">
          <TextareaField
            label={t`Job ad`}
            rows={6}
            maxLength={LONGEST}
            value={text}
            placeholder={t`Paste the whole ad, or the source of its page`}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <div className="flex gap-2">
            <Button
              disabled={text.trim() === ''}
              busyLabel={isReading ? t`Reading…` : undefined}
              onClick={add}
            >
              <Trans>Add</Trans>
            </Button>
            <Button look="quiet" onClick={() => setText(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      )}
      {problem !== '' && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      {isFull && (
        <p className="text-sm text-soft">
          <Trans>Up to five ads at a time. Remove one to add another.</Trans>
        </p>
      )}
    </section>
  );
}
