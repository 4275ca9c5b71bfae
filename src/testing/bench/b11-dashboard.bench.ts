/**
 * B11: the dashboard in a real browser with the CPU throttled to a quarter: what it loads, when it renders, how fast it
 * responds to input, and whether long lists scroll smoothly; and at full speed, how fast the editor opens pages. One
 * organization with 10,000 members and spaces of 2,000 and 4,348 pages.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { storeFile } from '../../service/installation/open-store.ts'
import { root } from '../processes/programs.ts'
import type { ServiceProcess } from '../processes/service-process.ts'
import { startService } from '../processes/service-process.ts'
import { openBrowser, seenIn, settled, signedIn, slowPage, type Seen } from './measuring/browsing.ts'
import { addManyPeople } from './data/many-people.ts'
import { asOwner, firstOrganization, writeInParts } from '../processes/owner-client.ts'
import { editorLines } from './measuring/editor-times.ts'
import { openingLines } from './measuring/opening-times.ts'
import type { Line } from './measuring/measurement.ts'
import { median, percentile } from './measuring/measurement.ts'

export const name = 'B11 dashboard'
export const describe = 'size, first paint, answers to the hand and scrolling at a quarter of the speed'

const rounds = 3

/** Gzipped size in bytes of the scripts in the page: what a browser loads first. */
const initialScripts = (): number => {
  const folder = join(root, 'dist', 'dashboard')
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => path)
  if (named.length === 0) throw new Error('There is no build to measure.')
  return named.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0)
}

/** A first visit, with an empty browser profile. */
interface FirstVisit {
  /** Largest contentful paint in milliseconds. */
  readonly paint: number
  readonly requests: number
  /** Bytes of scripts as transferred. */
  readonly scripts: number
}

const visit = async (browser: Browser, service: ServiceProcess, path: string): Promise<FirstVisit> => {
  const context = await signedIn(browser, service)
  try {
    const page = await slowPage(context)
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await page.goto(path)
    await settled(page)
    const scripts = finished.filter((request) => request.resourceType() === 'script')
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    return {
      paint: (await seenIn(page)).paint,
      requests: finished.length,
      scripts: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    }
  } finally {
    await context.close()
  }
}

/** Twenty typical interactions of a reader, one after the other. */
const interactions = async (page: Page, space: string): Promise<Seen> => {
  await page.goto(`${space}/p`)
  await settled(page)
  await page.evaluate(() =>
    Object.assign((window as unknown as { seen: object }).seen, { tasks: [], hands: {} }),
  )
  const pages = page.getByRole('tree', { name: 'Pages', exact: true }).getByRole('treeitem')
  const tabs = page.getByRole('navigation', { name: 'Space' })
  const done = [
    () => pages.nth(2).click(),
    () => pages.nth(4).click(),
    () => page.keyboard.press('ArrowDown'),
    () => page.keyboard.press('ArrowDown'),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Control+k'),
    ...[...'page 19'].map((letter) => () => page.keyboard.press(letter === ' ' ? 'Space' : letter)),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Shift+?'),
    () => page.keyboard.press('Escape'),
    ...['Change requests', 'Files', 'History', 'Settings'].map(
      (tab) => () => tabs.getByRole('link', { name: tab }).click(),
    ),
  ]
  for (const act of done) {
    await act()
    await page.waitForTimeout(300)
  }
  return seenIn(page)
}

/**
 * Milliseconds of work in each frame while scrolling a list with the wheel, from the start of the frame to the end of
 * the work after its paint; and the longest task.
 */
const scrolled = async (
  page: Page,
  path: string,
  list: string,
): Promise<{ work: number[]; longest: number }> => {
  await page.goto(path)
  const box = await page.locator(list).first().boundingBox()
  await settled(page)
  if (box === null) throw new Error(`${path} shows no ${list}.`)
  await page.mouse.move(box.x + box.width / 2, Math.min(700, box.y + 400))
  await page.evaluate(() => {
    const work: number[] = []
    Object.assign(window, { work })
    ;(window as unknown as { seen: { tasks: number[] } }).seen.tasks = []
    const { port1, port2 } = new MessageChannel()
    let begun = 0
    port1.onmessage = () => work.push(performance.now() - begun)
    const frame = (): void => {
      begun = performance.now()
      port2.postMessage(0)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(16)
  }
  const work = await page.evaluate(() => (window as unknown as { work: number[] }).work)
  const depth = await page
    .locator(list)
    .first()
    .evaluate((element) =>
      Math.max(element.scrollTop, ...[...element.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)),
    )
  if (depth < 10_000) throw new Error(`${path} scrolled to ${depth} px only.`)
  return { work, longest: Math.max(0, ...(await seenIn(page)).tasks) }
}

const spaceOfPages = async (
  service: ServiceProcess,
  count: number,
): Promise<{ org: string; space: string }> => {
  const ask = asOwner(service)
  const org = await firstOrganization(ask)
  const { id: space } = await ask<{ id: string }>('POST', `/orgs/${org}/spaces`, {
    title: 'Handbook',
    editMode: 'live',
  })
  const text = (at: number): string =>
    Array.from({ length: 12 }, (_, part) => `## Part ${part}\n\nWhat page ${at} says of part ${part}.`).join(
      '\n\n',
    )
  await writeInParts(
    ask,
    `/spaces/${space}/content`,
    Array.from({ length: count }, (_, at) => ({
      operation: 'insert_page',
      title: `Page ${at}`,
      document: { markdown: text(at) },
    })),
  )
  return { org, space }
}

/** A site of twenty groups with 24 sections each. */
const largeSite = async (service: ServiceProcess, org: string, first: string): Promise<string> => {
  const ask = asOwner(service)
  const site = await ask<{ id: string }>('POST', `/orgs/${org}/sites`, {
    title: 'All of it',
    spaces: [first],
  })
  const at = `/orgs/${org}/sites/${site.id}`
  const spaces: string[] = []
  for (let number = 0; number < 24; number += 1)
    spaces.push((await ask<{ id: string }>('POST', `/orgs/${org}/spaces`, { title: `Part ${number}` })).id)
  for (let group = 0; group < 20; group += 1) {
    const sections: string[] = []
    for (const spaceId of spaces)
      sections.push((await ask<{ id: string }>('POST', `${at}/sections`, { spaceId })).id)
    await ask('POST', `${at}/section-groups`, { title: `Group ${group}`, sections })
  }
  return site.id
}

type Visits = readonly { readonly screen: string; readonly seen: readonly FirstVisit[] }[]

/** The largest median of all screens, against what is allowed. */
const worstVisit = (
  what: string,
  visits: Visits,
  valueOf: (visit: FirstVisit) => number,
  allowed: number,
  unit: string,
): Line => {
  const medians = visits.map(({ screen, seen }) => ({ screen, value: median(seen.map(valueOf)) }))
  return {
    what,
    ratio: Math.max(...medians.map(({ value }) => value)) / allowed,
    target: { atMost: 1 },
    figures: medians.map(({ screen, value }) => `${screen} ${Math.round(value)} ${unit}`),
  }
}

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }
  let browser: Browser | undefined
  try {
    const before = await startService({ dataDir, env })
    const { org, space } = await spaceOfPages(before, 2000)
    const site = await largeSite(before, org, space)
    await before.stop()
    addManyPeople(storeFile(dataDir), org, space, { people: 10_000, teams: 200, spaces: 200 })
    const service = await startService({ dataDir, env })
    try {
      browser = await openBrowser()
      const visits: { readonly screen: string; readonly seen: readonly FirstVisit[] }[] = []
      for (const [screen, path] of [
        ['home', `/o/${org}`],
        ['a page', `/o/${org}/s/${space}/p`],
        ['people', `/o/${org}/people`],
      ] as const) {
        const seen: FirstVisit[] = []
        for (let round = 0; round < rounds; round += 1) seen.push(await visit(browser, service, path))
        visits.push({ screen, seen })
      }
      const context = await signedIn(browser, service)
      const page = await slowPage(context)
      const hands: number[] = []
      const tasks: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const seen = await interactions(page, `/o/${org}/s/${space}`)
        hands.push(...Object.values(seen.hands))
        tasks.push(...seen.tasks)
      }
      const tree = await scrolled(page, `/o/${org}/s/${space}/p`, '[role=tree][aria-label="Pages"]')
      const list = await scrolled(page, `/o/${org}/people`, 'main')
      const structure = await scrolled(
        page,
        `/o/${org}/sites/${site}/structure`,
        '[role=tree][aria-label="Site structure"]',
      )
      const editor = await editorLines(await context.newPage(), asOwner(service), { org, space })
      const count = 4348
      const large = await spaceOfPages(service, count)
      const opening = await openingLines(context, asOwner(service), { ...large, count })
      const kilobytes = initialScripts() / 1024
      const frames = (what: string, { work, longest }: typeof tree): Line => ({
        what: `frames while ${what} scrolls, p95 of their work`,
        ratio: percentile(work, 0.95) / 16.7,
        target: { atMost: 1 },
        figures: [
          `${percentile(work, 0.95).toFixed(1)} ms of ${work.length} frames`,
          `longest task ${Math.round(longest)} ms`,
        ],
      })
      return [
        {
          what: 'initial JavaScript',
          ratio: kilobytes / 120,
          target: { atMost: 1 },
          figures: [`${kilobytes.toFixed(0)} KiB gzipped of 120 allowed`],
        },
        worstVisit('largest paint of a first visit', visits, ({ paint }) => paint, 1500, 'ms'),
        worstVisit('requests of a first visit', visits, ({ requests }) => requests, 45, 'requests'),
        worstVisit('JavaScript of a first visit', visits, ({ scripts }) => scripts / 1024, 300, 'KiB'),
        {
          what: 'a hand answered, p98 of twenty things done three times',
          ratio: percentile(hands.length === 0 ? [16] : hands, 0.98) / 100,
          target: { atMost: 1 },
          figures: [
            `${Math.round(percentile(hands.length === 0 ? [16] : hands, 0.98))} ms`,
            `median ${Math.round(median(hands.length === 0 ? [16] : hands))} ms of those over 16`,
            `longest task ${Math.round(Math.max(0, ...tasks))} ms`,
          ],
        },
        frames('a tree of 2,000 pages', tree),
        frames('a list of 10,000 people', list),
        frames('a site of 500 entries', structure),
        ...editor,
        ...opening,
      ]
    } finally {
      await service.stop()
    }
  } finally {
    await browser?.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
