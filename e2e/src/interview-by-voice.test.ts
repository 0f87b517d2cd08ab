import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNewCandor, type CandorServer } from '@candor/testing/server';
import { expect, test } from './test.ts';

// Beside the server of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 11 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const words = 'I timed twenty handovers and cut them from 40 to 25 minutes.';
let isSpeechUp = true;
let service: Server;
let candor: CandorServer;

test.beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(isSpeechUp ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ text: words }));
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  candor = await startNewCandor({ port, env: { AI_TRANSCRIBE_BASE_URL: base } });
});

test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await new Promise((resolve) => service.close(resolve));
});

test.use({
  baseURL: `http://127.0.0.1:${port}`,
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    }),
});

test(
  'an answer is spoken, written down by the configured service, played and deleted; text always works',
  { tag: ['@wide', '@release'] },
  async ({ page, signedIn: _person, expectedErrors }) => {
    expectedErrors.push('503');
    await page.goto('/letter-builder?tab=interview');
    const panel = page.getByRole('tabpanel', { name: 'Interview' });
    await panel.getByRole('button', { name: 'Start Behavioral' }).click();

    isSpeechUp = false;
    const refused = panel.getByText(/^The speech service didn’t answer/);
    const nothing = panel.getByText(/^Nothing was recorded/);
    // A busy machine may have given no sound yet when the recording is stopped: it says so, and is asked again.
    await expect(async () => {
      await panel.getByRole('button', { name: 'Answer by voice' }).click();
      await expect(panel.getByText('Recording. Speak as you would in the interview.')).toBeVisible();
      await panel.getByRole('button', { name: 'Stop recording' }).click();
      await expect(refused.or(nothing)).toBeVisible();
      await expect(nothing).toBeHidden({ timeout: 1 });
    }).toPass();
    await expect(refused).toBeVisible();
    await expect(panel.getByLabel('Your recording')).toBeVisible();
    isSpeechUp = true;
    await panel.getByRole('button', { name: 'Transcribe again' }).click();
    await expect(panel.getByLabel('Your answer')).toHaveValue(words);

    // The recording is on this device still, after a reload too.
    await expect(panel.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(panel.getByLabel('Your answer')).toHaveValue(words);
    await panel.getByRole('button', { name: 'Delete recording' }).click();
    await expect(panel.getByLabel('Your recording')).toBeHidden();
    await panel.getByLabel('Your answer').fill(`${words} Three wards took it over.`);
    await expect(panel.getByRole('button', { name: 'Check my answer' })).toBeEnabled();
  },
);

test(
  'a microphone that is refused costs nothing but the voice',
  { tag: ['@wide', '@release'] },
  async ({ page, context, signedIn: _person }) => {
    await context.clearPermissions();
    // With a fake prompt Chromium says yes to all who ask.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await page.goto('/letter-builder?tab=interview');
    const panel = page.getByRole('tabpanel', { name: 'Interview' });
    await panel.getByRole('button', { name: 'Start Behavioral' }).click();
    await panel.getByRole('button', { name: 'Answer by voice' }).click();
    await expect(panel.getByText(/^Candor isn’t allowed to use your microphone/)).toBeVisible();
    await panel.getByLabel('Your answer').fill(words);
    await expect(panel.getByRole('button', { name: 'Check my answer' })).toBeEnabled();
  },
);

test(
  'a recording stopped before any sound came is neither kept nor sent',
  { tag: ['@wide', '@release'] },
  async ({ page, signedIn: _person }) => {
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      MediaRecorder.prototype.addEventListener = function silent(
        this: MediaRecorder,
        ...[name, heard]: Parameters<EventTarget['addEventListener']>
      ) {
        if (name !== 'dataavailable') addEventListener.call(this, name, heard);
      };
    });
    await page.goto('/letter-builder?tab=interview');
    const panel = page.getByRole('tabpanel', { name: 'Interview' });
    await panel.getByRole('button', { name: 'Start Behavioral' }).click();
    await panel.getByRole('button', { name: 'Answer by voice' }).click();
    await panel.getByRole('button', { name: 'Stop recording' }).click();
    await expect(panel.getByText(/^Nothing was recorded/)).toBeVisible();
    await expect(panel.getByLabel('Your recording')).toBeHidden();
    await expect(panel.getByLabel('Your answer')).toBeEnabled();
  },
);
