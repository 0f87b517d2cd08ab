import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { reviewLimits, sectionsOf } from '@candor/domain/collaboration';
import { sentenceOf } from '../../platform/call-error.ts';
import { BareIconButton, Button } from '../../ui/button.tsx';
import { InputField, SelectField } from '../../ui/field.tsx';
import { PasswordChoice } from '../../ui/password-choice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { createLink } from './api.ts';
import { bodyOf, lasting, refusedFields, roles, roleWords, usualLink, type LinkForm } from './link-form.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface QuestionsProps {
  text: string;
  questions: LinkForm['questions'];
  onChange: (questions: LinkForm['questions']) => void;
}

/** What the reviewer is asked, each about a section or all of the document. */
function Questions({ text, questions, onChange }: QuestionsProps) {
  const sections = sectionsOf(text).map(({ heading }) => heading);
  const put = (at: number, change: Partial<LinkForm['questions'][number]>) =>
    onChange(questions.map((one, index) => (index === at ? { ...one, ...change } : one)));
  return (
    <div className="grid gap-3">
      {questions.map(({ section, question }, at) => (
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <InputField
            label={t`Question ${at + 1}`}
            value={question}
            maxLength={reviewLimits.question}
            placeholder={t`Is the summary clear?`}
            onChange={({ target }) => put(at, { question: target.value })}
          />
          <BareIconButton
            label={t`Remove question ${at + 1}`}
            onClick={() => onChange(questions.filter((_, index) => index !== at))}
          >
            <X {...icon} />
          </BareIconButton>
          {sections.length > 0 && (
            <SelectField
              label={t`Question ${at + 1} is about`}
              isLabelHidden
              value={section}
              onChange={({ target }) => put(at, { section: target.value })}
            >
              <option value="">{t`The whole document`}</option>
              {sections.map((heading) => (
                <option key={heading} value={heading}>
                  {heading}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      ))}
      {questions.length < reviewLimits.questions && (
        <Button
          look="quiet"
          className="-ms-3.5 justify-self-start"
          icon={<Plus {...icon} />}
          onClick={() => onChange([...questions, { section: '', question: '' }])}
        >
          <Trans>Ask a question</Trans>
        </Button>
      )}
    </div>
  );
}

interface NewLinkProps {
  documentId: string;
  text: string;
  onMade: (url: string) => void;
}

/** Who may review a document by a new link, and how. */
export function NewLink({ documentId, text, onMade }: NewLinkProps) {
  const [form, setForm] = useState(usualLink);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<LinkForm>) => {
    setForm({ ...form, ...part });
    setErrors({});
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (form.asksPassword && form.password === '') {
      setErrors({ password: t`Enter a password` });
      return;
    }
    setIsBusy(true);
    try {
      onMade((await createLink(documentId, bodyOf(form))).url);
    } catch (error) {
      setErrors(
        refusedFields(error) ?? {
          form: sentenceOf(error, t`Unable to connect to the server. Please try again.`),
        },
      );
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <InputField
        label={t`Who is it for? (optional)`}
        hint={t`Only you see this. It helps you tell your links apart.`}
        value={form.label}
        error={errors['label']}
        maxLength={reviewLimits.name}
        autoComplete="off"
        onChange={({ target }) => change({ label: target.value })}
      />
      <div className="grid gap-1.5">
        <Segmented
          label={t`They can`}
          value={form.role}
          options={roles}
          onChange={(role) => change({ role })}
          className="flex"
        />
        <p className="text-sm text-soft">
          <Trans>{roleWords[form.role]}. They don’t need an account.</Trans>
        </p>
      </div>
      <Questions text={text} questions={form.questions} onChange={(questions) => change({ questions })} />
      <SelectField
        label={t`The link works for`}
        value={form.days}
        onChange={({ target }) => change({ days: target.value })}
      >
        {lasting.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Switch
        label={t`Hide my contact details`}
        hint={t`Email, phone, address and links are left out of what they see.`}
        isOn={form.hidesContact}
        onChange={(hidesContact) => change({ hidesContact })}
      />
      <PasswordChoice
        label={t`Password for reviewers`}
        isAsked={form.asksPassword}
        onAsk={(asksPassword) => change({ asksPassword })}
        password={form.password}
        onPassword={(password) => change({ password })}
        error={errors['password']}
      />
      {errors['form'] && (
        <p role="alert" className="text-sm text-danger">
          {errors['form']}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        className="justify-self-end"
        busyLabel={isBusy ? t`Creating...` : undefined}
      >
        <Trans>Create link</Trans>
      </Button>
    </form>
  );
}
