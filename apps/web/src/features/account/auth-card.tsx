import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmEmail } from './confirm-email.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Mode =
  | { kind: 'login' }
  | { kind: 'register' }
  | { kind: 'forgot' }
  | { kind: 'reset'; token: string }
  | { kind: 'email'; token: string };

/** The link of a mail carries its token behind the hash, where no server and no log sees it. */
function firstMode(): Mode {
  const hash = new URLSearchParams(location.hash.slice(1));
  const [reset, email] = [hash.get('reset'), hash.get('email-change')];
  if (reset) return { kind: 'reset', token: reset };
  return email ? { kind: 'email', token: email } : { kind: 'login' };
}

function Other({ question, label, onClick }: { question: string; label: string; onClick: () => void }) {
  return (
    <p className="text-base text-soft">
      {question}{' '}
      <button
        type="button"
        onClick={onClick}
        className="rounded-control font-medium text-accent underline underline-offset-4"
      >
        {label}
      </button>
    </p>
  );
}

const titles = {
  login: ['Welcome Back', 'Sign in to your documents.'],
  register: ['Create Account', 'Free to start. Every download format on every plan.'],
  forgot: ['Reset your password', 'We’ll email you a link.'],
  reset: ['Choose a new password', 'You’ll be signed out on all other devices.'],
  email: ['Confirm your email', 'Your email changes once both addresses are confirmed.'],
} as const;

export function AuthCard() {
  const [mode, setMode] = useState(firstMode);
  const [title, text] = titles[mode.kind];
  const navigate = useNavigate();
  const toLogin = () => {
    // The token of a reset link goes from the address bar.
    void navigate('/auth', { replace: true });
    setMode({ kind: 'login' });
  };
  return (
    <div className="grid w-full max-w-sm gap-6">
      <div className="grid gap-1.5">
        <h1 className="font-serif text-xl font-semibold">{title}</h1>
        <p className="text-base text-soft">{text}</p>
      </div>
      {mode.kind === 'login' && <SignInForm onForgot={() => setMode({ kind: 'forgot' })} />}
      {mode.kind === 'register' && <RegisterForm />}
      {mode.kind === 'forgot' && <ForgotForm />}
      {mode.kind === 'reset' && <ResetForm token={mode.token} onDone={toLogin} />}
      {mode.kind === 'email' && <ConfirmEmail token={mode.token} onChanged={toLogin} />}
      {mode.kind === 'email' ? null : mode.kind === 'login' ? (
        <Other
          question="New to Candor?"
          label="Create Account"
          onClick={() => setMode({ kind: 'register' })}
        />
      ) : (
        <Other
          question={mode.kind === 'register' ? 'Already have an account?' : 'Remembered it?'}
          label="Sign In"
          onClick={toLogin}
        />
      )}
    </div>
  );
}
