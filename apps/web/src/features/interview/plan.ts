import { isOffline } from '../../platform/call-error.ts';
import { openReadingWorker } from '../../platform/english/english-workers.ts';
import { ofPage, wordsOf } from './interview-language.tsx';
import { planQuestions, type PlanWish } from './api/sessions.ts';

/** The questions of an interview. Without a connection this device plans it, without what an ad and an occupation add. */
export async function planOf(wish: PlanWish) {
  try {
    return await planQuestions(wish);
  } catch (error) {
    const { set = 'interview', competency, position, company, difficulty, language = ofPage } = wish;
    if (!isOffline(error) || set !== 'interview' || competency) throw error;
    const worker = openReadingWorker();
    try {
      const input = { position, company, difficulty, words: wordsOf(language) };
      return { language, questions: await worker.run('plan', input) };
    } finally {
      worker.close();
    }
  }
}
