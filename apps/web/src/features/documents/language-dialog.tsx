import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { pageLocale } from '../../ui/page-language.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { myCvs } from './api/cvs.ts';
import { BeginLanguage } from './begin-language.tsx';
import { JoinLanguage } from './join-language.tsx';
import { languageName } from './language-name.ts';
import { useJoining } from './use-joining.ts';

const ways = [
  { value: 'begin', label: t`Create a new CV` },
  { value: 'join', label: t`Link an existing CV` },
] as const;

/** The languages of a CV: another is begun beside it, or a CV that is there already is put beside it. */
export function LanguageDialog({ card, onClose }: { card: CvCard; onClose: () => void }) {
  const { data: cards = [] } = useQuery(myCvs);
  const [way, setWay] = useState<(typeof ways)[number]['value']>('begin');
  const { leave, isBusy } = useJoining(card, onClose);
  const isBeside = ({ variantGroup }: CvCard) => variantGroup !== null && variantGroup === card.variantGroup;
  const others = cards.filter(({ id }) => id !== card.id);
  const beside = others.filter(isBeside);
  const strangers = others.filter((other) => !isBeside(other));
  const linked = new Intl.ListFormat(pageLocale).format(
    beside.map(({ title, language }) => `${title} (${languageName(language)})`),
  );
  return (
    <Dialog isOpen onClose={onClose} title={t`In another language`} description={card.title}>
      {beside.length > 0 && (
        <div className="grid gap-2 border-b border-line pb-4">
          <p className="text-base">
            <Trans>
              This CV is in {languageName(card.language)} and is linked with {linked}.
            </Trans>
          </p>
          <Button
            className="justify-self-start"
            busyLabel={isBusy ? t`Unlinking...` : undefined}
            onClick={() => void leave()}
          >
            <Trans>Unlink</Trans>
          </Button>
        </div>
      )}
      {strangers.length > 0 && (
        <Segmented label={t`How`} value={way} options={ways} onChange={setWay} className="flex" />
      )}
      {way === 'join' && strangers.length > 0 ? (
        <JoinLanguage card={card} beside={beside} others={strangers} onClose={onClose} />
      ) : (
        <BeginLanguage card={card} onClose={onClose} />
      )}
    </Dialog>
  );
}
