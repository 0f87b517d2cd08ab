import * as endpoints from '@candor/contracts/account';
import { answers, type Binding } from '../platform/bind.ts';
import type { Entry } from './entry.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { savePreferences, saveProfile } from './save-profile.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

export function accountBindings(entry: Entry): Binding[] {
  return [
    answers(endpoints.register, (call) => register(entry, call)),
    answers(endpoints.login, (call) => login(entry, call)),
    answers(endpoints.logout, logout),
    answers(endpoints.profile, profile),
    answers(endpoints.saveProfile, saveProfile),
    answers(endpoints.savePreferences, savePreferences),
    answers(endpoints.requestPasswordReset, requestPasswordReset),
    answers(endpoints.resetPassword, (call) => resetPassword(entry.devices, call)),
  ];
}
