import * as endpoints from '@candor/contracts/account';
import * as keys from '@candor/contracts/api-keys';
import * as emailChanges from '@candor/contracts/email-change';
import * as oidc from '@candor/contracts/oidc';
import * as passkeys from '@candor/contracts/passkeys';
import * as methods from '@candor/contracts/sign-in-methods';
import * as security from '@candor/contracts/security';
import { answers, type Binding } from '../platform/bind.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts';
import { addPasskey, passkeyOptions } from './add-passkey.ts';
import { changePassword } from './change-password.ts';
import { cancelEmailChange, confirmEmailChange, emailChange } from './email-change.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import type { Entry } from './entry.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { finishOidc, oidcCode } from './finish-oidc.ts';
import { beginOidc, connectOidc, disconnectOidc } from './oidc.ts';
import { listSignInMethods } from './list-sign-in-methods.ts';
import { passkeySignIn, passkeySignInOptions } from './passkey-sign-in.ts';
import { removePasskey, renamePasskey } from './passkeys.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { savePreferences, saveProfile } from './save-profile.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { signInOptions } from './sign-in-options.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  setUpTwoFactor,
  turnTwoFactorOff,
  twoFactor,
} from './two-factor.ts';

export function accountBindings(entry: Entry): Binding[] {
  return [
    answers(endpoints.register, (call) => register(entry, call)),
    answers(endpoints.login, (call) => login(entry, call)),
    answers(methods.signInOptions, (call) => signInOptions(entry, call)),
    answers(methods.signInMethods, (call) => listSignInMethods(entry, call)),
    answers(passkeys.passkeySignInOptions, passkeySignInOptions),
    answers(passkeys.passkeySignIn, (call) => passkeySignIn(entry, call)),
    answers(oidc.beginOidc, (call) => beginOidc(entry, call)),
    answers(oidc.connectOidc, (call) => connectOidc(entry, call)),
    answers(oidc.finishOidc, (call) => finishOidc(entry, call)),
    answers(oidc.oidcCode, (call) => oidcCode(entry, call)),
    answers(oidc.disconnectOidc, (call) => disconnectOidc(entry, call)),
    answers(passkeys.passkeyOptions, passkeyOptions),
    answers(passkeys.addPasskey, addPasskey),
    answers(passkeys.renamePasskey, renamePasskey),
    answers(passkeys.removePasskey, (call) => removePasskey(entry, call)),
    answers(endpoints.logout, logout),
    answers(endpoints.profile, profile),
    answers(endpoints.saveProfile, saveProfile),
    answers(endpoints.savePreferences, savePreferences),
    answers(endpoints.requestPasswordReset, requestPasswordReset),
    answers(emailChanges.emailChange, emailChange),
    answers(emailChanges.cancelEmailChange, cancelEmailChange),
    answers(emailChanges.confirmEmailChange, confirmEmailChange),
    answers(security.changePassword, (call) => changePassword(entry, call)),
    answers(security.sessions, listSessions),
    answers(security.endSession, endSession),
    answers(security.endOtherSessions, endOtherSessions),
    answers(security.twoFactor, twoFactor),
    answers(security.setUpTwoFactor, (call) => setUpTwoFactor(entry, call)),
    answers(security.confirmTwoFactor, (call) => confirmTwoFactor(entry, call)),
    answers(security.renewRecoveryCodes, renewRecoveryCodes),
    answers(security.turnTwoFactorOff, (call) => turnTwoFactorOff(entry, call)),
    answers(keys.listApiKeys, listApiKeys),
    answers(keys.createApiKey, createApiKey),
    answers(keys.revokeApiKey, revokeApiKey),
    answers(endpoints.resetPassword, (call) => resetPassword(entry.devices, call)),
  ];
}
