import { t } from '@lingui/core/macro';
import { connectionNames, connectionTypes, type ContactFields } from '@candor/domain/network';
import { InputField, SelectField, TextareaField } from '../../ui/field.tsx';

/** What is typed of a contact: tags as one line. */
export type TypedContact = Omit<
  ContactFields,
  'tags' | 'status' | 'details' | 'lastContact' | 'nextFollowUp'
> & {
  tags: string;
  lastContact: string;
  nextFollowUp: string;
};

/** The contact that was typed. */
export function writtenContact({ tags, lastContact, nextFollowUp, ...rest }: TypedContact) {
  const names = tags.split(',').map((tag) => tag.trim());
  return {
    ...rest,
    linkedinUrl: rest.linkedinUrl.trim(),
    tags: [...new Set(names.filter((tag) => tag !== ''))],
    lastContact: lastContact || null,
    nextFollowUp: nextFollowUp || null,
  };
}

export function typedContact(contact: ContactFields): TypedContact {
  const { tags, status: _status, details: _details, lastContact, nextFollowUp, ...rest } = contact;
  return {
    ...rest,
    tags: tags.join(', '),
    lastContact: lastContact ?? '',
    nextFollowUp: nextFollowUp ?? '',
  };
}

interface ContactFieldsFormProps {
  contact: TypedContact;
  onChange: (change: Partial<TypedContact>) => void;
  /** Which of the needed fields are empty, once somebody tried to save. */
  missing: readonly (keyof TypedContact)[];
  /** Whether more than the needed fields are shown. */
  showsMore: boolean;
}

const missingWords: Readonly<Partial<Record<keyof TypedContact, string>>> = {
  name: t`Please enter a name`,
  company: t`Please enter a company`,
  position: t`Please enter a position`,
};

/** The fields of a contact: the three that are needed first. */
export function ContactFieldsForm({ contact, onChange, missing, showsMore }: ContactFieldsFormProps) {
  const field = (name: keyof TypedContact) => ({
    value: contact[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value }),
    error: missing.includes(name) ? missingWords[name] : undefined,
  });
  const { error: _none, ...tags } = field('tags');
  return (
    <>
      <InputField label={t`Name`} isRequired maxLength={200} autoComplete="off" {...field('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <InputField label={t`Company`} isRequired maxLength={200} {...field('company')} />
        <InputField label={t`Position`} isRequired maxLength={200} {...field('position')} />
      </div>
      {showsMore && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <InputField label={t`Email`} type="email" maxLength={254} {...field('email')} />
            <InputField label={t`Phone`} type="tel" maxLength={60} {...field('phone')} />
          </div>
          <InputField
            label="LinkedIn"
            type="url"
            // same in every language
            placeholder="https://"
            dir="ltr"
            maxLength={2_000}
            {...field('linkedinUrl')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField label={t`How you know each other`} {...field('connectionType')}>
              {connectionTypes.map((type) => (
                <option key={type} value={type}>
                  {connectionNames[type]}
                </option>
              ))}
            </SelectField>
            <InputField label={t`Location`} maxLength={200} {...field('location')} />
            <InputField label={t`Last contact`} type="date" {...field('lastContact')} />
            <InputField label={t`Next follow-up`} type="date" {...field('nextFollowUp')} />
          </div>
          <InputField label={t`Industry`} maxLength={200} {...field('industry')} />
          <InputField label={t`Tags`} hint={t`Separate tags with commas.`} maxLength={1_500} {...tags} />
          <TextareaField label={t`Notes`} rows={3} maxLength={20_000} {...field('notes')} />
        </>
      )}
    </>
  );
}
