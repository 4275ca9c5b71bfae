/**
 * B13: a review in a real browser, with 200 changed pages and with one page of 2,000 blocks. Times start with the last
 * byte of the response that each part is rendered from, so that they measure only the dashboard.
 */
import type { BrowserContext } from '@playwright/test'
import { startService, type ServiceProcess } from '../processes/service-process.ts'
import { openBrowser, signedIn } from './measuring/browsing.ts'
import { asOwner, firstOrganization, writeInParts } from '../processes/owner-client.ts'
import { median, type Line } from './measuring/measurement.ts'

export const name = 'B13 diff view'
export const describe = 'action bar, tree and first difference after their answers'

const rounds = 5
const words = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu'.split(' ')
const sentence = (seed: number): string =>
  `Block ${seed} says ${Array.from({ length: 14 }, (_, at) => words[(seed * 7 + at * 5) % words.length]).join(' ')}.`

interface Scene {
  readonly path: string
  readonly what: string
}

const sceneOf = async (
  service: ServiceProcess,
  what: string,
  pages: readonly { readonly title: string; readonly before: string; readonly after: string }[],
): Promise<Scene> => {
  const call = asOwner(service)
  const org = await firstOrganization(call)
  const { id: space } = await call<{ id: string }>('POST', `/orgs/${org}/spaces`, { title: what })
  const at = `/spaces/${space}/change-requests`
  const write = (change: string, changes: readonly unknown[]): Promise<string[]> =>
    writeInParts(call, `${at}/${change}/content`, changes)
  const first = await call<{ id: string }>('POST', at, { subject: 'Before' })
  const ids = await write(
    first.id,
    pages.map(({ title, before }) => ({ operation: 'insert_page', title, document: { markdown: before } })),
  )
  await call('POST', `${at}/${first.id}/merge`)
  const change = await call<{ id: string; number: number }>('POST', at, { subject: what })
  await write(
    change.id,
    pages.map(({ after }, index) => ({
      operation: 'update_page',
      page: ids[index],
      document: { markdown: after },
    })),
  )
  return { what, path: `/o/${org}/s/${space}/changes/${change.number}/diff?view=unified` }
}

interface Moments {
  /** Milliseconds from the response to rendering. */
  readonly bar: number
  readonly tree: number
  readonly diff: number
  /** Milliseconds from the start of the navigation. */
  readonly whole: number
  /** The longest task after the first difference was rendered. */
  readonly longest: number
}

/** Runs in the page before anything else: records when each part is rendered first. */
const watch = (): void => {
  const seen: Record<string, number> = {}
  const state = Object.assign(window, { seen, longest: 0 })
  const look = (): void => {
    const note = (key: string, there: boolean): void => {
      if (there && seen[key] === undefined) seen[key] = performance.now()
    }
    note('tree', document.querySelector('[role=tree][aria-label="Changes"] [role=treeitem]') !== null)
    note('diff', document.querySelector('[data-change]') !== null)
    note(
      'bar',
      [...document.querySelectorAll('header button')].some((one) => one.textContent === 'Merge'),
    )
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      if (seen['diff'] !== undefined && task.startTime > seen['diff'])
        state.longest = Math.max(state.longest, task.duration)
  }).observe({ entryTypes: ['longtask'] })
}

const visit = async (context: BrowserContext, address: string): Promise<Moments> => {
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(address)
  await page.locator('[data-change]').first().waitFor()
  await page.locator('.diff:not([aria-busy])').first().waitFor()
  const moments = await page.evaluate((): Moments => {
    const { seen, longest } = window as unknown as { seen: Record<string, number>; longest: number }
    const answered = (pattern: RegExp): number =>
      Math.max(
        0,
        ...performance
          .getEntriesByType('resource')
          .filter(({ name: url }) => pattern.test(url))
          .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
          .filter((end) => end <= (seen['diff'] ?? Infinity)),
      )
    return {
      bar: (seen['bar'] ?? 0) - answered(/\/change-requests\/\d+(\?|$)/),
      tree: (seen['tree'] ?? 0) - answered(/\/change-requests\/[^/]+\/(changes|viewed)(\?|$)/),
      diff: (seen['diff'] ?? 0) - answered(/\/(page|revisions\/[^/]+\/page)\/[^/]+\?/),
      whole: seen['diff'] ?? 0,
      longest,
    }
  })
  await page.close()
  return moments
}

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, page) => {
    const blocks = Array.from({ length: 20 }, (_block, at) => sentence(page * 20 + at))
    return {
      title: `Page ${page}`,
      before: blocks.join('\n\n'),
      after: blocks
        .map((block, at) => (at % 7 === 3 ? block.replace(' says ', ' tells ') : block))
        .join('\n\n'),
    }
  })

const longPage = (count: number) => {
  const blocks = Array.from({ length: count }, (_, at) => sentence(at))
  return {
    title: 'A long page',
    before: blocks.join('\n\n'),
    after: blocks
      .map((block, at) => (at % 3 === 1 ? block.replace(' says ', ' tells ') : block))
      .join('\n\n'),
  }
}

export const run = async (): Promise<Line[]> => {
  const service = await startService({ env: { CHECK_ANSWERS: '0' } })
  const browser = await openBrowser()
  try {
    const scenes = [
      await sceneOf(service, '200 changed pages', pagesOf(200)),
      await sceneOf(service, 'a page of 2,000 blocks', [longPage(2000)]),
    ]
    const context = await signedIn(browser, service)
    const lines: Line[] = []
    for (const { what, path } of scenes) {
      // The application comes from the browser cache, as for a returning reviewer.
      await visit(context, path)
      const all: Moments[] = []
      for (let round = 0; round < rounds; round += 1) all.push(await visit(context, path))
      const of = (key: keyof Moments): number => median(all.map((moments) => moments[key]))
      const line = (part: string, key: keyof Moments, allowed: number): Line => ({
        what: `${what}: ${part}`,
        ratio: of(key) / allowed,
        target: { atMost: 1 },
        figures: [`${Math.round(of(key))} ms of ${allowed} ms allowed`],
      })
      lines.push(
        line('action bar after its answer', 'bar', 200),
        line('tree after its answer', 'tree', 200),
        {
          ...line('first difference after both texts', 'diff', 300),
          figures: [
            `${Math.round(of('diff'))} ms of 300 ms allowed`,
            `${Math.round(of('whole'))} ms from the start of the navigation`,
            `longest task after it ${Math.round(of('longest'))} ms`,
          ],
        },
      )
    }
    return lines
  } finally {
    await browser.close()
    await service.stop()
  }
}
