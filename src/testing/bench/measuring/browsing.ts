/** A real browser for measuring a service. */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findChromium, launchArgs } from '../../processes/chromium.ts'
import type { ServiceProcess } from '../../processes/service-process.ts'

export const openBrowser = async (): Promise<Browser> => {
  const found = await findChromium()
  return chromium.launch({
    executablePath: found.path,
    args: [...launchArgs],
    env: { ...(process.env as Record<string, string>), ...found.env },
  })
}

/** A fresh profile with the owner signed in. */
export const signedIn = async (browser: Browser, service: ServiceProcess): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: service.url, viewport: { width: 1440, height: 900 } })
  const { email, password } = service.admin
  const answer = await context.request.post('/v1/sessions', {
    data: { email, password },
    headers: { origin: service.url },
  })
  if (!answer.ok()) throw new Error(`signing in: ${answer.status()}`)
  return context
}

const slowdown = 4

/** Runs in the page before anything else: collects the browser's performance entries. */
const watch = (): void => {
  const seen = { paint: 0, shift: 0, tasks: [] as number[], hands: {} as Record<number, number> }
  Object.assign(window, { seen })
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ duration }) => seen.tasks.push(duration))
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId > 0) seen.hands[interactionId] = Math.max(seen.hands[interactionId] ?? 0, duration)
    },
    { durationThreshold: 16 },
  )
}

export interface Seen {
  /** Largest contentful paint in milliseconds. */
  readonly paint: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Duration of each task over 50 ms, in milliseconds. */
  readonly tasks: readonly number[]
  /** Milliseconds from an input to the next paint, by interaction; only those over 16 ms. */
  readonly hands: Readonly<Record<number, number>>
}

export const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** A page with the CPU throttled to a quarter. */
export const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Waits until the page is loaded and has rendered what it requested after that. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.waitForTimeout(2500)
}

/** Opens an address with an empty cache and the CPU throttled to a quarter, and closes it after `visit`. */
export const firstVisit = async <Result>(
  browser: Browser,
  url: string,
  visit: (page: Page, seen: Seen) => Promise<Result> | Result,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await slowPage(context)
    await page.goto(url)
    await settled(page)
    return await visit(page, await seenIn(page))
  } finally {
    await context.close()
  }
}
