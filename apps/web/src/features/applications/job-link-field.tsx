import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { jobAddress } from '@candor/domain/applications';
import { advertLinks, isLink } from '../../platform/read-advert.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';

interface JobLinkFieldProps {
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  isBusy: boolean;
  /** Asks for the ad at the link. */
  onRead: (url: string) => void;
}

/** The link to a job, and the ad read from it where the server opens links. */
export function JobLinkField({ value, onChange, isBusy, onRead }: JobLinkFieldProps) {
  const { data } = useQuery(advertLinks);
  return (
    <div className="grid gap-2">
      <InputField
        label={t`Link`}
        type="url"
        // same in every language
        placeholder="https://"
        dir="ltr"
        maxLength={2000}
        value={value}
        onChange={onChange}
      />
      {data?.isOn && (
        <div>
          <Button disabled={isBusy || !isLink(jobAddress(value))} onClick={() => onRead(jobAddress(value))}>
            <Trans>Fill in from link</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
