import { chromium, type Browser } from 'playwright-core';

/** How a Chromium starts that makes no calls of its own. The path comes from the pipeline, which finds one. */
export function browserOptions(): { executablePath: string; args: string[] } {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('CHROMIUM_PATH is not set: run this by npm run bench.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

export function quietBrowser(): Promise<Browser> {
  return chromium.launch(browserOptions());
}
