import { isOffline } from '../../platform/call-error.ts';
import { openReadingWorker } from '../../platform/english/english-workers.ts';
import { planQuestions, type PlanWish } from './api/sessions.ts';

/** The questions of an interview. Without a connection this device plans it, without what an ad and an occupation add. */
export async function planOf(wish: PlanWish) {
  try {
    return await planQuestions(wish);
  } catch (error) {
    const { set = 'interview', competency, position, company, difficulty } = wish;
    if (!isOffline(error) || set !== 'interview' || competency) throw error;
    const worker = openReadingWorker();
    try {
      return { questions: await worker.run('plan', { position, company, difficulty }), toAsk: [] };
    } finally {
      worker.close();
    }
  }
}
