import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PublicPageReply } from '@candor/contracts/publishing';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { PasswordChoice } from '../../ui/password-choice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ShownDetails } from './shown-details.tsx';
import { usePublishing } from './use-publishing.ts';

const addressKinds = [
  { value: 'chosen', label: t`Custom address` },
  { value: 'unguessable', label: t`Random address` },
] as const;

interface PublishFormProps {
  cvId: string;
  reply: PublicPageReply;
}

/** What a person decides about the page of a CV. */
export function PublishForm({ cvId, reply }: PublishFormProps) {
  const { page, base } = reply;
  const { form, change, errors, doing, isAllowed, submit, takeDown } = usePublishing(cvId, reply);
  const isPublic = page?.isPublic ?? false;
  const shownBase = base.replace(/^https?:\/\//, '');
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-3">
        <Segmented
          label={t`Address`}
          value={form.addressKind}
          options={addressKinds}
          onChange={(addressKind) => change({ addressKind })}
          className="flex"
        />
        {form.addressKind === 'chosen' ? (
          <InputField
            label={t`Address`}
            name="address"
            dir="ltr"
            isLabelHidden
            value={form.address}
            error={errors['address']}
            hint={`${shownBase}${form.address}`}
            maxLength={60}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ address: event.target.value })}
          />
        ) : (
          <p className="text-sm text-soft">
            {page?.isUnguessable
              ? t`The page keeps its random address.`
              : t`The page gets a long random address that only people with the link can find.`}
          </p>
        )}
      </div>
      <ShownDetails shows={form.shows} onChange={(shows) => change({ shows })} />
      <Switch
        label={t`Allow PDF download`}
        isOn={form.allowsDownload}
        onChange={(allowsDownload) => change({ allowsDownload })}
      />
      <Switch
        label={t`Show in search engines`}
        hint={t`When off, search engines are asked not to list the page. Pages with a password are never listed.`}
        isOn={form.isIndexed}
        onChange={(isIndexed) => change({ isIndexed })}
      />
      <PasswordChoice
        label={t`Password for visitors`}
        isAsked={form.asksPassword}
        onAsk={(asksPassword) => change({ asksPassword })}
        password={form.password}
        onPassword={(password) => change({ password })}
        error={errors['password']}
        {...(page?.hasPassword ? { hint: t`Leave empty to keep the current password.` } : {})}
      />
      <InputField
        label={t`Last day online`}
        name="expiresOn"
        type="date"
        value={form.expiresOn}
        error={errors['expiresOn']}
        hint={t`Leave empty to keep the page online until you take it down.`}
        onChange={(event) => change({ expiresOn: event.target.value })}
      />
      <p className="text-sm text-soft">
        <Trans>Visitors always see the last saved version. Unsaved changes stay private.</Trans>{' '}
        {!isAllowed && <Trans>Publishing also turns on “Public profile” in your settings.</Trans>}
      </p>
      {errors['form'] && (
        <p role="alert" className="text-sm text-danger">
          {errors['form']}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {isPublic && (
          <Button
            look="danger"
            disabled={doing !== null}
            busyLabel={doing === 'taking-down' ? t`Taking down...` : undefined}
            onClick={() => void takeDown()}
          >
            <Trans>Take down</Trans>
          </Button>
        )}
        <Button
          type="submit"
          look="primary"
          disabled={doing !== null}
          busyLabel={doing === 'publishing' ? (isPublic ? t`Saving...` : t`Publishing...`) : undefined}
        >
          {isPublic ? t`Save changes` : t`Publish`}
        </Button>
      </div>
    </form>
  );
}
