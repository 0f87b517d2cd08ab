import type { ReadAdvert } from '@candor/domain/jobs';
import { quickCall, type Asker, type ModelParts } from './quick-call.ts';
import { runTask } from './tasks/ask-task.ts';
import { advertGiven, readAdvertTask, type AdvertRead } from './tasks/read-advert.ts';

/** Reads on in an advert that the code has read: by the model in use, where there is one. */
export interface AdvertReader {
  readOn(advert: AdvertRead, asker: Asker): Promise<ReadAdvert>;
}

export function createAdvertReader(parts: ModelParts): AdvertReader {
  return {
    async readOn(advert, asker) {
      const call = await quickCall(parts, asker);
      const given = advertGiven(advert.text);
      return (await runTask(readAdvertTask, { given, check: advert }, call)).result;
    },
  };
}
