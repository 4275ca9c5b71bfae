/**
 * B13: a review in a real browser, with 200 changed pages and with one page of 2,000 blocks. Each time begins when the
 * last byte of the answer is there that the thing shown is made of, so that it tells what the dashboard takes.
 */
import { chromium, type BrowserContext } from '@playwright/test'
import { findChromium, launchArgs } from '../chromium.ts'
import { startService, type ServiceProcess } from '../service-process.ts'
import { median, type Line } from './ratio.ts'

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

/** Calls the API as the owner and insists that it did as asked. */
const caller =
  ({ url, admin }: ServiceProcess) =>
  async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${admin.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Body
  }

const sceneOf = async (
  service: ServiceProcess,
  what: string,
  pages: readonly { readonly title: string; readonly before: string; readonly after: string }[],
): Promise<Scene> => {
  const call = caller(service)
  const { items } = await call<{ items: { id: string }[] }>('GET', '/orgs')
  const org = items[0]?.id ?? ''
  const { id: space } = await call<{ id: string }>('POST', `/orgs/${org}/spaces`, { title: what })
  const at = `/spaces/${space}/change-requests`
  const write = async (change: string, changes: readonly unknown[]): Promise<string[]> => {
    const ids: string[] = []
    for (let from = 0; from < changes.length; from += 50) {
      // oxlint-disable-next-line no-await-in-loop
      const made = await call<{ changes: { page?: { id: string } }[] }>(
        'POST',
        `${at}/${change}/content?compat=false`,
        { changes: changes.slice(from, from + 50) },
      )
      ids.push(...made.changes.flatMap(({ page }) => (page === undefined ? [] : [page.id])))
    }
    return ids
  }
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
  /** Milliseconds from the answer to what is made of it. */
  readonly bar: number
  readonly tree: number
  readonly diff: number
  /** Milliseconds from the start of the navigation. */
  readonly whole: number
  /** The longest task after the first difference stood there. */
  readonly longest: number
}

/** Runs in the page before anything else: notes when each thing stands there for the first time. */
const watch = (): void => {
  const seen: Record<string, number> = {}
  const state = Object.assign(window, { seen, longest: 0 })
  const look = (): void => {
    const note = (key: string, there: boolean): void => {
      if (there && seen[key] === undefined) seen[key] = performance.now()
    }
    note('tree', document.querySelector('[role=tree][aria-label="What changes"] [role=treeitem]') !== null)
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
  const found = await findChromium()
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [...launchArgs],
    env: { ...(process.env as Record<string, string>), ...found.env },
  })
  try {
    const scenes = [
      await sceneOf(service, '200 changed pages', pagesOf(200)),
      await sceneOf(service, 'a page of 2,000 blocks', [longPage(2000)]),
    ]
    const context = await browser.newContext({ baseURL: service.url, viewport: { width: 1440, height: 900 } })
    const { email, password } = service.admin
    const signedIn = await context.request.post('/v1/sessions', {
      data: { email, password },
      headers: { origin: service.url },
    })
    if (!signedIn.ok()) throw new Error(`signing in: ${signedIn.status()}`)
    const lines: Line[] = []
    for (const { what, path } of scenes) {
      // The program itself comes from the browser's store, as it does for whoever reviews more than once.
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
