import { i18n } from '@lingui/core';
import type { TransProps } from '@lingui/react';
import { TransNoContext } from '@lingui/react/server';
import { english, speakBy } from '@candor/domain/say/speaker';
import { pageLanguage, pageLocale } from '../ui/page-language.ts';

/*
 * What the macros of Lingui become when they are compiled: `t` from `@lingui/core/macro` and `Trans` from
 * `@lingui/react/macro` are imported by name in components, this module by the build alone (build/words-in-place.ts).
 */

// What the domain says is put in place by the build; its dates, figures and lists go by the language of the page.
speakBy(() => ({ ...english, language: pageLanguage, locale: pageLocale }));

i18n.loadAndActivate({ locale: pageLanguage, locales: pageLocale, messages: {} });

export { i18n };

/** Words with elements among them. The language of a page never changes, so nothing has to follow it. */
export const Trans = (props: TransProps) => TransNoContext({ ...props, lingui: { i18n } });
