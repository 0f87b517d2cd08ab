import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { editorPath } from '@candor/domain/documents/kinds';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CvCard } from '@candor/contracts/cv';
import { sectionLanguages } from '@candor/domain/cv';
import { sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { errorToast } from '../../ui/toast.ts';
import { addLanguage } from './api/library.ts';
import { languageName } from './language-name.ts';

/** Begins a CV in another language beside one, and opens it. */
export function BeginLanguage({ card, onClose }: { card: CvCard; onClose: () => void }) {
  const [, navigate] = useLocation();
  const others = sectionLanguages.filter((language) => language !== card.language);
  const [language, setLanguage] = useState<string>(others[0] ?? 'en');
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    try {
      const { id } = await addLanguage(card.id, language);
      onClose();
      navigate(editorPath('cv', id));
    } catch (error) {
      setIsBusy(false);
      errorToast(t`Not created`, sentenceOf(error, t`Unable to connect to the server. Please try again.`));
    }
  };
  return (
    <>
      <SelectField
        label={t`Language`}
        hint={t`Section names and dates change right away; the text is copied for you to translate.`}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        {others.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="primary" busyLabel={isBusy ? t`Creating...` : undefined} onClick={() => void begin()}>
          <Trans>Create in {languageName(language)}</Trans>
        </Button>
      </div>
    </>
  );
}
