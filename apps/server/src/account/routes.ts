import * as endpoints from '@candor/contracts/account';
import * as emailChanges from '@candor/contracts/email-change';
import * as security from '@candor/contracts/security';
import { answers, type Binding } from '../platform/bind.ts';
import { changePassword } from './change-password.ts';
import { cancelEmailChange, confirmEmailChange, emailChange } from './email-change.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import type { Entry } from './entry.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { savePreferences, saveProfile } from './save-profile.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
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
    answers(endpoints.resetPassword, (call) => resetPassword(entry.devices, call)),
  ];
}
