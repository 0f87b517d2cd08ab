import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReplyOf } from '@candor/contracts/endpoint';
import type { openReviewLink } from '@candor/contracts/review';
import { reviewLimits } from '@candor/domain/collaboration';
import { sentenceOf } from '../../../platform/call-error.ts';
import { useFields } from '../../../platform/use-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/field.tsx';
import { enter } from './calls.ts';
import { Card } from './card.tsx';
import { isOver } from './refusal.tsx';
import { askedToReview } from './words.ts';

interface GateProps {
  token: string;
  /** What the link leads to. */
  link: ReplyOf<typeof openReviewLink>;
  /** The key they are known by from now on. */
  onEnter: (key: string) => void;
  onOver: (error: unknown) => void;
}

/** Asks for a name, and the password where there is one. */
export function Gate({ token, link: { needsPassword, of }, onEnter, onOver }: GateProps) {
  const [problem, setProblem] = useState('');
  const name = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => name.current?.focus(), []);
  const { field, submit, isBusy } = useFields(
    { name: '', password: '' },
    {
      validate: {
        name: (value) => (value.trim() === '' ? t`Please enter your name` : undefined),
        password: () => undefined,
      },
      onSubmit: async ({ name, password }) => {
        setProblem('');
        try {
          onEnter((await enter(token, { name: name.trim(), password })).key);
        } catch (error) {
          if (isOver(error)) onOver(error);
          else setProblem(sentenceOf(error, t`Unable to connect to the server. Please try again.`));
        }
      },
    },
  );
  const title = of ? askedToReview[of.kind](of.name) : t`This review is password protected`;
  return (
    <Card title={title}>
      <p className="text-md text-soft">
        {of
          ? t`Enter your name so that they know who the comments are from. You don’t need an account.`
          : t`Enter your name and the password you were given. You don’t need an account.`}
      </p>
      <form className="grid w-full gap-4" noValidate onSubmit={(event) => void submit(event)}>
        <InputField
          {...field('name')}
          ref={name}
          label={t`Your name`}
          autoComplete="name"
          maxLength={reviewLimits.name}
          aria-required
        />
        {needsPassword && (
          <InputField
            {...field('password')}
            label={t`Password`}
            type="password"
            autoComplete="off"
            maxLength={200}
          />
        )}
        {problem !== '' && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" look="primary" busyLabel={isBusy ? t`Opening...` : undefined}>
          {t({ message: 'Open', context: 'verb' })}
        </Button>
      </form>
    </Card>
  );
}
