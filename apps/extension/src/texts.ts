import { say } from '@candor/domain/say';

/**
 * All that the extension says. The build puts it into `_locales`, in each language of the screen, where the browser takes it from
 * (`text`); values are numbered there.
 */
export const texts = {
  name: () => say`Candor: save job ads`,
  description: () => say`Saves the job ad on the open page to your Candor.`,
  title: () => say`Save job ad to Candor`,
  heading: () => say`Save job ad`,
  save: () => say`Save to Candor`,
  changeConnection: () => say`Change connection`,
  address: () => say`Address of your Candor`,
  key: () => say`API key`,
  hint: () => say`Create a key in Candor, under Settings, that may only save job ads.`,
  connect: () => say`Connect`,
  noAddress: () => say`Enter the address of your Candor, such as https://candor.example.com.`,
  saving: () => say`Saving…`,
  nothingHere: () => say`There is nothing to save on this page.`,
  unreadable: () => say`This page can’t be read.`,
  unreachable: () => say`Candor can’t be reached at this address.`,
  refused: () => say`This key is not accepted. Create a new one in Candor, under Settings.`,
  failed: () => say`The ad could not be saved. Please try again.`,
  saved: (job: string) => say`Saved: ${job}`,
  alreadySaved: (job: string) => say`Already saved: ${job}`,
  aJob: () => say`The job`,
} as const satisfies Record<string, (value: string) => string>;
