import type { PublicPageReply } from '@candor/contracts/publishing';
import { usualDetails } from '@candor/domain/publishing';
import type { PublishBody } from './api.ts';

type AddressKind = 'chosen' | 'unguessable';

/** How a person is about to publish a CV. */
export interface PageForm {
  addressKind: AddressKind;
  address: string;
  shows: PublishBody['shows'];
  allowsDownload: boolean;
  isIndexed: boolean;
  asksPassword: boolean;
  /** Empty: the one that is stored stays. */
  password: string;
  /** `2026-11-23`; empty: the page has no last day. */
  expiresOn: string;
}

export function formOf({ page, suggestion }: PublicPageReply): PageForm {
  return {
    addressKind: page?.isUnguessable ? 'unguessable' : 'chosen',
    address: page && !page.isUnguessable ? page.address : suggestion,
    shows: page?.shows ?? usualDetails,
    allowsDownload: page?.allowsDownload ?? true,
    isIndexed: page?.isIndexed ?? false,
    asksPassword: page?.hasPassword ?? false,
    password: '',
    expiresOn: page?.expiresOn ?? '',
  };
}

export function bodyOf(form: PageForm): PublishBody {
  const { addressKind, address, asksPassword, password, expiresOn, ...settings } = form;
  return {
    ...settings,
    address: addressKind === 'chosen' ? address : null,
    expiresOn: expiresOn === '' ? null : expiresOn,
    ...(!asksPassword && { password: null }),
    ...(asksPassword && password !== '' && { password }),
  };
}
