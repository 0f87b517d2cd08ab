import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { unplaced } from '../../platform/base-path.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ProviderButton } from './provider-button.tsx';
import { RegisterForm, type Invited } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInOptions, type SignInOptions } from '../../platform/use-sign-in-options.ts';

// What few come for is loaded for them.
const ForgotForm = lazyPart(async () => (await import('./forgot-form.tsx')).ForgotForm);
const ResetForm = lazyPart(async () => (await import('./reset-form.tsx')).ResetForm);
const ConfirmEmail = lazyPart(async () => (await import('./confirm-email.tsx')).ConfirmEmail);
const ProviderReturn = lazyPart(async () => (await import('./provider-return.tsx')).ProviderReturn);

/** Where the provider of OpenID Connect sends people back to. */
const RETURN_PATH = '/auth/callback';

type Mode =
  | { kind: 'login' }
  | { kind: 'register'; invited?: Invited }
  | { kind: 'forgot' }
  | { kind: 'reset'; token: string }
  | { kind: 'email'; token: string }
  /** Back from another service. */
  | { kind: 'return' };

/** The link of a mail carries its token behind the hash, where no server and no log sees it. */
function firstMode(): Mode {
  if (unplaced(location.pathname) === RETURN_PATH) return { kind: 'return' };
  const hash = new URLSearchParams(location.hash.slice(1));
  const [reset, email] = [hash.get('reset'), hash.get('email-change')];
  const invitation = hash.get('invitation');
  if (invitation) return { kind: 'register', invited: { invitation, email: hash.get('email') ?? '' } };
  if (reset) return { kind: 'reset', token: reset };
  return email ? { kind: 'email', token: email } : { kind: 'login' };
}

/** The other way in, as large as the one that is shown. */
function Other({ question, label, onClick }: { question: string; label: string; onClick: () => void }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-center text-base text-soft">{question}</p>
      <Button onClick={onClick} className="border-accent text-accent">
        {label}
      </Button>
    </div>
  );
}

/** Where not everybody can create an account. */
const notTaken = {
  invitation: t`New accounts are by invitation only. Ask your administrator for an invitation, then use the link you get.`,
  closed: t`New accounts can’t be created here. Contact your administrator.`,
} as const;

const titles = {
  login: [t`Welcome Back`, t`Sign in to your documents.`],
  register: [t`Create Account`, t`Free to start. Every download format on every plan.`],
  forgot: [t`Reset your password`, t`We’ll email you a link.`],
  reset: [t`Choose a new password`, t`You’ll be signed out on all other devices.`],
  return: [t`Signing in`, t`Checking your sign-in with the other service.`],
  email: [t`Confirm your email`, t`Your email changes once both addresses are confirmed.`],
} as const;

/** Whether the form of a new account is of use to who sees it. */
const canRegister = (mode: Mode, signUp: SignInOptions['signUp']): boolean =>
  mode.kind === 'register' && (signUp === 'open' || (signUp === 'invitation' && mode.invited !== undefined));

export function AuthCard() {
  const [mode, setMode] = useState(firstMode);
  const [title, text] = titles[mode.kind];
  const options = useSignInOptions();
  const signUp = options?.signUp ?? 'open';
  const [, navigate] = useLocation();
  const toLogin = () => {
    // The token of a reset link goes from the address bar.
    navigate('/auth', { replace: true });
    setMode({ kind: 'login' });
  };
  return (
    <div className="grid w-full max-w-sm gap-6">
      <div className="grid gap-1.5">
        <h1 className="font-serif text-xl font-semibold">{title}</h1>
        <p className="text-base text-soft">{text}</p>
      </div>
      {mode.kind === 'login' && <SignInForm onForgot={() => setMode({ kind: 'forgot' })} />}
      {mode.kind === 'register' &&
        (canRegister(mode, signUp) ? (
          <RegisterForm invited={mode.invited} />
        ) : (
          <p className="rounded-panel bg-wash p-4 text-base">
            {notTaken[signUp === 'invitation' ? 'invitation' : 'closed']}
          </p>
        ))}
      {options?.provider && (mode.kind === 'login' || canRegister(mode, signUp)) && (
        <ProviderButton
          name={options.provider}
          invitation={(mode.kind === 'register' && mode.invited?.invitation) || null}
        />
      )}
      <Suspense>
        {mode.kind === 'forgot' && <ForgotForm />}
        {mode.kind === 'reset' && <ResetForm token={mode.token} onDone={toLogin} />}
        {mode.kind === 'email' && <ConfirmEmail token={mode.token} onChanged={toLogin} />}
        {mode.kind === 'return' && <ProviderReturn onLeave={toLogin} />}
      </Suspense>
      {mode.kind === 'email' || mode.kind === 'return' ? null : mode.kind === 'login' ? (
        <Other
          question={t`New to Candor?`}
          label={t`Create Account`}
          onClick={() => setMode({ kind: 'register' })}
        />
      ) : (
        <Other
          question={mode.kind === 'register' ? t`Already have an account?` : t`Remembered your password?`}
          label={t`Sign In`}
          onClick={toLogin}
        />
      )}
      {/* Its place is kept until the languages are known, so that the form does not move. */}
      {options ? <LanguageChoice languages={options.languages} /> : <div className="h-9" />}
    </div>
  );
}
