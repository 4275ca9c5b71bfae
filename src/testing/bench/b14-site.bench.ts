/**
 * B14: a page of a published site with 4,000 pages: cached, compared with bare `node:http` with the same bytes and with
 * a server that reads them from a file; and rendered for the first time, also right after another page changed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateCorpus } from '../generators/corpus.ts'
import { root, runCommand } from '../processes/programs.ts'
import { startService, type ServiceProcess } from '../processes/service-process.ts'
import { firstVisit, openBrowser, seenIn } from './measuring/browsing.ts'
import { startFloor } from './floors/start-floor.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, cpuSeconds, median, percentile, pinned } from './measuring/measurement.ts'
import { underLoad } from './measuring/under-load.ts'

export const name = 'B14 site'
export const describe = 'a published page, kept and not, of a site of 4,000 pages'

const seed = 20_261_122
const pageCount = 4000
/** Milliseconds to the first byte of a page that was never requested. */
const firstByte = 50
const cold = 60

/** Imports the corpus with the command line and publishes it; returns the URLs of its pages. */
const publish = async (service: ServiceProcess): Promise<{ space: string; pages: readonly string[] }> => {
  const ask = asOwner(service)
  const org = await firstOrganization(ask)
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-corpus-'))
  for (const [path, bytes] of generateCorpus(seed, pageCount, { size: 0.5 })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes)
  }
  const words = [process.execPath, '--disable-warning=ExperimentalWarning', join(root, 'src/service/cli.ts')]
  const [program, ...rest] = [...words, 'import', folder, '--org', org, '--json']
  const { code, output } = await runCommand(program, rest, {
    env: { ...process.env, DATA_DIR: service.dataDir },
    limit: 300_000,
  })
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) throw new Error(`The import failed:\n${output}`)
  const { items: spaces } = await ask<{ items: { id: string; title: string }[] }>(
    'GET',
    `/orgs/${org}/spaces`,
  )
  const space = spaces.find(({ title }) => title.startsWith('recto-bench-corpus'))?.id ?? ''
  const site = await ask<{ id: string; basename: string }>('POST', `/orgs/${org}/sites`, {
    title: 'Bench',
    spaces: [space],
  })
  await ask('POST', `/orgs/${org}/sites/${site.id}/publish`)
  // Imported pages are indexed in the background, on the measured core: wait, since indexing is a separate benchmark.
  for (let indexing = true; indexing;) {
    await sleep(500)
    const { understood } = await ask<{ understood?: { indexing?: boolean } }>(
      'GET',
      `/spaces/${space}/search?query=page`,
    )
    indexing = understood?.indexing === true
  }
  const map = await (await fetch(`${service.sitesUrl}/${site.basename}/sitemap.xml`)).text()
  return { space, pages: [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '') }
}

/** Milliseconds to the response headers, and the size of the body on the wire in bytes. */
const firstRead = async (url: string): Promise<{ ms: number; bytes: number }> => {
  const begun = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const ms = performance.now() - begun
  const bytes = Number(answer.headers.get('content-length') ?? 0)
  await answer.arrayBuffer()
  return { ms, bytes }
}

/** Web vitals of the site with the CPU throttled to a quarter: a first visit, and interactions on the page. */
const vitals = async (pages: readonly string[]): Promise<Line[]> => {
  const browser = await openBrowser()
  try {
    const paints: number[] = []
    const shifts: number[] = []
    const hands: number[] = []
    for (const url of pages)
      await firstVisit(browser, url, async (page, { paint, shift }) => {
        paints.push(paint)
        shifts.push(shift)
        for (const key of ['Control+k', 's', 'e', 't', 'ArrowDown', 'Escape', 'PageDown']) {
          await page.keyboard.press(key)
          await page.waitForTimeout(300)
        }
        hands.push(...Object.values((await seenIn(page)).hands))
      })
    const line = (what: string, value: number, good: number, figure: string): Line => ({
      what: `${what} at a quarter of the speed, of what counts as good`,
      ratio: value / good,
      target: { atMost: 0.5 },
      figures: [figure],
    })
    const slowest = percentile([16, ...hands], 0.98)
    return [
      line('largest paint', median(paints), 2500, `${Math.round(median(paints))} ms`),
      line('what moves by itself', Math.max(...shifts), 0.1, Math.max(...shifts).toFixed(4)),
      line('a hand answered, p98', slowest, 200, `${Math.round(slowest)} ms`),
    ]
  } finally {
    await browser.close()
  }
}

export const run = async (): Promise<Line[]> => {
  const service = await startService({ env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }, prefix: pinned(0) })
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  try {
    const { space, pages } = await publish(service)
    const chosen = Array.from({ length: cold + 1 }, (_, at) => pages[(at * 61 + 7) % pages.length] ?? '')
    // The first request creates what all pages share; the search index is built in the meantime.
    const begin = await firstRead(chosen[0] ?? '')
    const reads = []
    for (const url of chosen.slice(1)) reads.push(await firstRead(url))
    const times = reads.map(({ ms }) => ms)
    const sizes = reads.map(({ bytes }) => bytes)

    const ask = asOwner(service)
    const change = await ask<{ id: string }>('POST', `/spaces/${space}/change-requests`, { subject: 'One' })
    const found = await ask<{ pages: { id: string }[] }>('GET', `/spaces/${space}/content`)
    await ask('POST', `/spaces/${space}/change-requests/${change.id}/content`, {
      changes: [
        { operation: 'update_page', page: found.pages[0]?.id, document: { markdown: 'Other words.' } },
      ],
    })
    await ask('POST', `/spaces/${space}/change-requests/${change.id}/merge`)
    const afterMerge = await firstRead(chosen[3] ?? '')

    const page = chosen[1] ?? ''
    const body = await (await fetch(page, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
    const file = join(folder, 'page.html')
    writeFileSync(file, new Uint8Array(body))
    const lines: Line[] = []
    for (const [what, program] of [
      ['kept, against bare node:http', 'bare-server.ts'],
      ['kept, against a file read each time', 'static-server.ts'],
    ] as const) {
      const floor = await startFloor(program, file)
      let requests = 0
      let used = 0
      try {
        const { ours, theirs, ratio } = await compare(
          async () => {
            const before = cpuSeconds(service.pid) ?? 0
            const { requestsPerSecond } = await underLoad(page)
            used += (cpuSeconds(service.pid) ?? 0) - before
            requests += requestsPerSecond * 2
            return requestsPerSecond
          },
          async () => (await underLoad(floor.url)).requestsPerSecond,
        )
        lines.push({
          what,
          ratio,
          target: { atLeast: 0.5 },
          figures: [
            `${Math.round(ours)} against ${Math.round(theirs)} requests/s`,
            `${Math.round(body.byteLength / 1024)} KB a page`,
            `${((used / requests) * 1000).toFixed(3)} CPU s per 1,000`,
          ],
        })
      } finally {
        floor.stop()
      }
    }
    lines.push(...(await vitals(chosen.slice(2, 7))))
    lines.push({
      what: `first byte of a page never read, as a share of ${firstByte} ms`,
      ratio: percentile(times, 0.95) / firstByte,
      target: { atMost: 1 },
      figures: [
        `median ${median(times).toFixed(1)} ms`,
        `p95 ${percentile(times, 0.95).toFixed(1)} ms`,
        `the very first ${begin.ms.toFixed(0)} ms`,
        `a kept page after a merge of another ${afterMerge.ms.toFixed(1)} ms`,
        `on the wire median ${(median(sizes) / 1024).toFixed(1)} KB, largest ${(Math.max(...sizes) / 1024).toFixed(1)} KB`,
      ],
    })
    return lines
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
