import * as endpoints from '@candor/contracts/account';
import { bind, type Routes } from '../platform/bind.ts';
import type { Auth } from './auth.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

export function accountRoutes(auth: Auth): Routes {
  return (app) => {
    bind(app, endpoints.register, (call) => register(auth, call));
    bind(app, endpoints.login, (call) => login(auth, call));
    bind(app, endpoints.logout, logout);
    bind(app, endpoints.profile, profile);
    bind(app, endpoints.requestPasswordReset, requestPasswordReset);
    bind(app, endpoints.resetPassword, (call) => resetPassword(auth, call));
  };
}
