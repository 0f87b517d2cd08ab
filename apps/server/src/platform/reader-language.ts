import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { screenLanguageIds } from '@candor/domain/locale';
import { speakBy, type Speaker } from '@candor/domain/say/speaker';
import type { Configuration } from './configuration.ts';
import { pageLanguageOf } from './page-language.ts';

const speakers = new AsyncLocalStorage<Speaker | undefined>();
speakBy(() => speakers.getStore());

/** The language that is none, which shows what is not translated (docs/translating.md). */
const PSEUDO = 'pseudo';

const known = new Map<string, Promise<Speaker>>();

/**
 * Who speaks a language; undefined for English, which `say` speaks by itself, and where its catalogue cannot be read: whoever reads is answered in
 * English then. A catalogue is read when somebody first needs it.
 */
async function speakerOf(language: string): Promise<Speaker | undefined> {
  if (language === 'en') return undefined;
  // What reads catalogues is loaded for those who need one.
  const found =
    known.get(language) ??
    import('@candor/words/speaker').then(({ pseudoSpeaker, readSpeaker }) =>
      language === PSEUDO ? pseudoSpeaker : readSpeaker(language),
    );
  known.set(language, found);
  return found.catch(() => {
    known.delete(language);
    return undefined;
  });
}

/** The languages that an operator offers, English always. */
export function offeredLanguages({
  SCREEN_LANGUAGES: chosen,
}: Pick<Configuration, 'SCREEN_LANGUAGES'>): ReadonlySet<string> {
  const offered: string[] = screenLanguageIds.filter((id) => id === 'en' || (chosen?.includes(id) ?? true));
  return new Set(process.env['CANDOR_PSEUDO'] ? [...offered, PSEUDO] : offered);
}

/** Does something for a reader of one of the screen's languages: what is said meanwhile (`say`) is in theirs. */
export async function inLanguage<Result>(
  language: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  return speakers.run(await speakerOf(language), work);
}

/** The same for who is written to: in their language while the operator offers it, which may have ended since they chose it, else in English. */
export function inOfferedLanguage<Result>(
  configuration: Pick<Configuration, 'SCREEN_LANGUAGES'>,
  language: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  return inLanguage(offeredLanguages(configuration).has(language) ? language : 'en', work);
}

/** Has everything that is said while a request is answered be in the language of whoever asks: that of their page (page-language.ts). */
export function answerInLanguage(app: FastifyInstance, offered: ReadonlySet<string>): void {
  const asking = new WeakMap<FastifyRequest, Speaker>();
  app.addHook('onRequest', (request, _reply, done) => {
    const language = pageLanguageOf(request.headers, offered);
    if (language === 'en') return done();
    void speakerOf(language).then((speaker) => {
      if (speaker) asking.set(request, speaker);
      speakers.run(speaker, done);
    }, done);
  });
  // A body that has arrived goes on in the socket's own context, not in that of the hook before.
  app.addHook('preValidation', (request, _reply, done) => {
    const speaker = asking.get(request);
    if (speaker) speakers.run(speaker, done);
    else done();
  });
}
