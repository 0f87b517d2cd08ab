import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { extractMessages, transform } from '@lingui/native-tools';
import { isScreenLanguage, screenLanguageIds, screenLanguages } from '@candor/domain/locale';
import { compiled, hasMessages, pseudo, readCatalogue, spoken, type Compiled } from '@candor/words';
import type { Plugin } from 'vite';
import { SCOUT } from './chunks.ts';
import { fillIn, partsMarker, textMarker, type Words } from './word-markers.ts';
import { writtenAnew } from './written-anew.ts';

/** English with marks and longer words. A build writes it beside the languages of people where `CANDOR_PSEUDO` is set. */
const PSEUDO = 'pseudo';

/** What runs in place of Lingui's own modules: the same, without a provider around each component. */
const runtime = join(import.meta.dirname, '../src/platform/words.tsx');
const macro = {
  descriptorFields: 'id-only',
  runtimeModules: { i18n: [runtime, 'i18n'], Trans: [runtime, 'Trans'] },
} as const;

/** As Lingui's transform writes a message without values, and the beginning of any other. */
const WHOLE_CALL = /\$_i18n\d*\._\(\s*\/\*i18n\*\/\s*\{\s*id:\s*"([\w+/-]+)"\s*\}\s*\)/g;
/** The same as an element; `{` where it stands among others, between tags. */
const WHOLE_ELEMENT =
  /(?<among>(?<!=)>\s*|\}\s*)?<Trans_\d*\s+\{\.\.\.\/\*i18n\*\/\s*\{\s*id:\s*"(?<key>[\w+/-]+)"\s*\}\}\s*\/>(?=(?<before>\s*[<{])?)/g;
const DESCRIPTOR = /\/\*i18n\*\/\s*\{\s*id:\s*"([\w+/-]+)"/g;

/** The English of each message that the build has met. */
type English = ReadonlyMap<string, string>;

/** The words of a language, English where one is not translated. */
async function wordsOf(language: string, english: English): Promise<Words> {
  const inEnglish = (id: string, read: (message: string) => Compiled) => read(english.get(id) ?? '');
  if (language === PSEUDO) return (id) => inEnglish(id, pseudo);
  if (language === 'en') return (id) => inEnglish(id, compiled);
  const catalogue = await readCatalogue(language);
  return (id) => catalogue.get(id) ?? inEnglish(id, compiled);
}

/** The attributes of a page in a language. */
function attributesOf(language: string): string {
  if (language === PSEUDO) return 'lang="en-x-pseudo"';
  const { direction } = screenLanguages[isScreenLanguage(language) ? language : 'en'];
  return `lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}`;
}

/**
 * Words stand in the scripts themselves: a build writes those that hold words, or lead to one that does, once for each
 * language, and a page for each (decision 230). So no page loads another language's words, and none waits for its own. While
 * developing and in tests the words of `CANDOR_LANGUAGE` are put in place at once, English where it names none.
 */
export function wordsInPlace(): Plugin {
  const english = new Map<string, string>();
  let isBuild = false;
  let served: Words = () => [];
  return {
    name: 'candor-words-in-place',
    enforce: 'pre',
    async configResolved({ command }) {
      isBuild = command === 'build';
      served = await wordsOf(process.env['CANDOR_LANGUAGE'] ?? 'en', english);
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /@lingui\/(?:core|react)\/macro|say\/index\.ts'|domain\/say'/ },
      async handler(written, id) {
        if (!hasMessages(written)) return null;
        const source = spoken(written);
        const name = basename(id);
        const { messages, warnings } = await extractMessages(source, name);
        for (const warning of warnings) this.error(warning);
        for (const { id: key, message = '' } of messages) english.set(key, message);
        const { code, map } = await transform(source, name, { macro });
        const marked = code
          .replaceAll(WHOLE_CALL, (_, key: string) => `"${textMarker(key)}"`)
          .replaceAll(WHOLE_ELEMENT, (_, among?: string, key = '', before?: string) => {
            const text = `{"${textMarker(key)}"}`;
            return among !== undefined && before !== undefined
              ? `${among}${text}`
              : `${among ?? ''}<>${text}</>`;
          })
          .replaceAll(DESCRIPTOR, (_, key: string) => `{ id: "", message: "${partsMarker(key)}"`);
        return { code: isBuild ? marked : fillIn(marked, served), map: map ?? null };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name === SCOUT) return;
        const files = Object.values(bundle);
        const scripts = files.filter((file) => file.type === 'chunk');
        const pages = files.flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html') ? [file] : [],
        );
        const others = screenLanguageIds.filter((language) => language !== 'en');
        for (const language of process.env['CANDOR_PSEUDO'] ? [...others, PSEUDO] : others) {
          const words = await wordsOf(language, english);
          const filled = new Map(scripts.map(({ fileName, code }) => [fileName, fillIn(code, words)]));
          const digest = createHash('sha256')
            .update(JSON.stringify([...filled]))
            .digest('hex')
            .slice(0, 8);
          const { names, rename } = writtenAnew(scripts, `${language}-${digest}`);
          for (const [fileName, code] of filled)
            if (names.has(basename(fileName)))
              this.emitFile({ type: 'asset', fileName: rename(fileName), source: rename(code) });
          for (const { fileName, source } of pages)
            this.emitFile({
              type: 'asset',
              fileName: fileName.replace(/html$/, `${language}.html`),
              source: rename(String(source)).replace('lang="en"', attributesOf(language)),
            });
        }
        const words = await wordsOf('en', english);
        for (const script of scripts) script.code = fillIn(script.code, words);
      },
    },
  };
}
