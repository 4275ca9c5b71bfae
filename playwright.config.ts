import { defineConfig } from '@playwright/test'
import { findChromium, launchArgs } from './src/testing/processes/chromium.ts'

// Found once: the answer stays in the environment, which the workers inherit.
const browser = await findChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // A test that passes at the second attempt has found a fault; a retry would hide it.
  retries: 0,
  forbidOnly: true,
  // No journey measures time (`npm run bench` does): on a machine that is busy it waits, and fails by what it sees.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    // Without it a navigation that never ends fails by the limit of the whole journey, which names no line.
    navigationTimeout: 60_000,
    headless: true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a third of the processor time of a journey: `npm run e2e -- NAME --trace on` when one is hunted.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // No person presses a key in the millisecond after a click: what a click has moved is drawn by then.
      slowMo: 25,
      executablePath: browser.path,
      args: [
        ...launchArgs,
        // Names other than this machine's do not resolve: a page that needs the network fails its test.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
        // No page of a journey lives long enough to gain from optimized code, or to need its garbage collected early:
        // both take an eighth of the processor time.
        '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --max-semi-space-size=32',
      ],
      env: Object.fromEntries(
        Object.entries({ ...process.env, ...browser.env }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
    },
  },
})
