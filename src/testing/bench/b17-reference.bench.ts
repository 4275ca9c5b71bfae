/**
 * B17, reference: the page of the biggest operation of GitHub's description on a published site, compared with a bare
 * `node:http` that sends the same bytes: first byte when kept and when never read, bytes over the wire, and the largest
 * paint in a slow browser.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiDocument } from '../../content/api-document/api-document.ts'
import { operationsOf } from '../../content/api-document/operations.ts'
import { referenceOperation } from '../../content/api-reference/reference-operation.ts'
import { githubApi } from '../fixtures/apis/api-documents.ts'
import { testApis } from '../fixtures/apis/api-source.ts'
import { block, document } from '../fixtures/blocks.ts'
import { startSiteService } from '../fixtures/site-service.ts'
import { startFloor } from './floors/start-floor.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, median, percentile } from './measuring/measurement.ts'
import { firstVisit, openBrowser } from './measuring/browsing.ts'

export const name = 'B17 reference'
export const describe = 'the page of the biggest operation of a 10 MB API description'

/** Milliseconds. */
const firstByte = 50
const wire = 80 * 1024
const reads = 200
/** Milliseconds: the largest paint that counts as good. */
const goodPaint = 2500
const visits = 5

/** The operation with the largest reference. */
const biggest = (api: ApiDocument) => {
  const all = operationsOf(api).map((operation) => ({
    operation,
    size: JSON.stringify(referenceOperation(api, operation.key)).length,
  }))
  const [first] = all.sort((a, b) => b.size - a.size)
  if (first === undefined) throw new Error('The document has no operations.')
  return first.operation
}

interface Read {
  /** Milliseconds to the first byte of the body. */
  readonly ms: number
  readonly bytes: number
}

const read = (url: string): Promise<Read> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let ms: number | undefined
      let bytes = 0
      response.on('data', (part: Buffer) => {
        ms ??= performance.now() - begun
        bytes += part.length
      })
      response.on('end', () => resolve({ ms: ms ?? 0, bytes }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })

const repeated = async (url: string): Promise<readonly number[]> => {
  const times: number[] = []
  for (let count = 0; count < reads; count += 1) times.push((await read(url)).ms)
  return times
}

/** A first visit with the CPU throttled to a quarter. */
const painted = async (url: string): Promise<Line> => {
  const browser = await openBrowser()
  try {
    const paints: number[] = []
    for (let count = 0; count < visits; count += 1)
      paints.push(await firstVisit(browser, url, (_page, { paint }) => paint))
    const paint = median(paints)
    // Chromium reports no paint for a page that stayed empty.
    if (paint <= 0) throw new Error('Nothing was painted.')
    return {
      what: 'largest paint at a quarter of the speed, of what counts as good',
      ratio: paint / goodPaint,
      target: { atMost: 1 },
      figures: [`${Math.round(paint)} ms`, `slowest of ${visits} ${Math.round(Math.max(...paints))} ms`],
    }
  } finally {
    await browser.close()
  }
}

export const run = async (): Promise<Line[]> => {
  const api = githubApi()
  if (api === undefined) throw new Error('There is no corpus of API documents; RECTO_API_CORPUS names one.')
  const operation = biggest(api)
  const opened = await startSiteService('sqlite')
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  try {
    testApis(opened.service.ctx.store).put('github', api)
    const page = (id: string, method: string, path: string, isWebhook: boolean) => ({
      ...{ id, title: id },
      document: document(
        block('openapi-operation', {
          ref: { kind: 'openapi', spec: 'github' },
          ...{ method, path },
          ...(isWebhook && { webhook: true }),
        }),
      ),
    })
    const space = await opened.spaceOf('API', {
      pages: [
        page('home', 'get', '/meta', false),
        // As large: the first such page starts a process of the pool.
        page('before', 'get', '/repos/{owner}/{repo}/issues/{issue_number}/timeline', false),
        page('biggest', operation.method, operation.path, operation.kind === 'webhook'),
      ],
    })
    const { base } = await opened.siteOf('Docs', [space])
    const origin = await opened.sites.listen({ port: 0, host: '127.0.0.1' })
    await read(`${origin}${base}/before`)
    const url = `${origin}${base}/biggest`
    const first = await read(url)
    const warm = await repeated(url)
    const { bytes } = await read(url)
    const whole = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    const file = join(folder, 'page.html')
    writeFileSync(file, new Uint8Array(await whole.arrayBuffer()))
    const floor = await startFloor('bare-server.ts', file)
    try {
      const { ours, theirs, ratio } = await compare(
        async () => median(await repeated(url)),
        async () => median(await repeated(floor.url)),
      )
      return [
        {
          what: `first byte, kept, as a share of ${firstByte} ms`,
          ratio: percentile(warm, 0.95) / firstByte,
          target: { atMost: 1 },
          figures: [
            operation.key,
            `median ${median(warm).toFixed(2)} ms, p95 ${percentile(warm, 0.95).toFixed(2)} ms`,
            `never read ${first.ms.toFixed(0)} ms`,
            `${ratio.toFixed(2)} times a bare node:http with the same bytes (${ours.toFixed(2)} against ${theirs.toFixed(2)} ms)`,
          ],
        },
        {
          what: 'bytes over the wire, as a share of 80 KB',
          ratio: bytes / wire,
          target: { atMost: 1 },
          figures: [`${(bytes / 1024).toFixed(1)} KB`],
        },
        await painted(url),
      ]
    } finally {
      floor.stop()
    }
  } finally {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
