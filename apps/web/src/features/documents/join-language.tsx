import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { CvCard } from '@candor/contracts/cv';
import { sectionLanguages } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { languageName } from './language-name.ts';
import { useJoining } from './use-joining.ts';

interface JoinLanguageProps {
  card: CvCard;
  /** The CVs it is one with already: it leaves them. */
  beside: readonly CvCard[];
  /** The CVs that it may be joined with. */
  others: readonly CvCard[];
  onClose: () => void;
}

/** Says that a CV is one that is there already, in another language. */
export function JoinLanguage({ card, beside, others, onClose }: JoinLanguageProps) {
  const { join, isBusy } = useJoining(card, onClose);
  const [of, setOf] = useState(others[0]?.id ?? '');
  const [language, setLanguage] = useState(card.language);
  const chosen = others.find(({ id }) => id === of);
  const joined = others.filter(
    (other) => other === chosen || (chosen?.variantGroup && other.variantGroup === chosen.variantGroup),
  );
  const same = joined.find((other) => other.language === language);
  const languages = [...new Set<string>([card.language, ...sectionLanguages])];
  return (
    <>
      <SelectField
        label={t`CV to link`}
        hint={beside.length > 0 ? t`It will be unlinked from the CV it’s linked to now.` : undefined}
        value={of}
        onChange={(event) => setOf(event.target.value)}
      >
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.title}, {languageName(other.language)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Language of ${card.title}`}
        hint={t`The text and section names stay as they are.`}
        error={
          same
            ? t`${same.title} is also in ${languageName(language)}. Choose the language of this one.`
            : undefined
        }
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag}>
            {languageName(tag)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          look="primary"
          disabled={!chosen || same !== undefined}
          busyLabel={isBusy ? t`Linking...` : undefined}
          onClick={() => void join(of, language)}
        >
          <Trans>Link the two CVs</Trans>
        </Button>
      </div>
    </>
  );
}
