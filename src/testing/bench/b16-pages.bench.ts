/**
 * B16: what installed integrations cost those who do not wait for them: a cached page with five blocks, a page whose
 * views are reported, a write whose event is sent, and the service at rest; each compared with the same without.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scriptOf } from '../fixtures/integration-script.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import { startService, type ServiceProcess } from '../processes/service-process.ts'
import type { Line, Measure } from './measuring/measurement.ts'
import { compare, median, pinned } from './measuring/measurement.ts'

export const name = 'B16 pages'
export const describe = 'what installed integrations cost pages, writes and an idle service'

const reads = 100
const writes = 20
const blocks = 5

const script = scriptOf(`if (event.type !== 'ui_render') return new Response('OK')
  return Response.json(
    { element: { type: 'block', children: [{ type: 'card', title: 'Block ' + event.props.n,
      children: [{ type: 'text', children: ['Drawn by a script, as long as a paragraph of a page often is.'] }] }] },
      state: {}, props: event.props },
    { headers: { 'cache-control': 'max-age=86400' } })`)

/** A page of 40 paragraphs; every eighth is a block, or text of its length. */
const markdown = (hasBlocks: boolean): string =>
  Array.from({ length: blocks * 8 }, (_, at) =>
    at % 8 === 7
      ? hasBlocks
        ? `{% @bench/card n="${at}" %}`
        : 'Not drawn by a script, but as long as a paragraph of a page often is.'
      : `Paragraph ${at} has *some* words, a [link](https://example.org/${at}) and \`code\`.`,
  ).join('\n\n')

/** Reports a visit as the script of a page does; does nothing on a page that reports none. */
const reportView = async (url: string): Promise<() => Promise<void>> => {
  const html = await (await fetch(url)).text()
  const [views, page] = ['views', 'page'].map((name) => new RegExp(` data-${name}="([^"]+)"`).exec(html)?.[1])
  if (views === undefined || page === undefined) return () => Promise.resolve()
  const body = new URLSearchParams({
    at: page,
    url,
    referrer: '',
    language: 'en',
    cookies: '',
    visitor: 'bench',
  })
  const headers = { origin: new URL(url).origin }
  return async () => {
    const response = await fetch(new URL(views, url), { method: 'POST', body, headers })
    if (!response.ok) throw new Error(`A view was answered ${response.status}.`)
  }
}

/**
 * The median of the milliseconds to the head of a response, of requests one after the other. A page that reports its
 * views does so after each.
 */
const firstByte =
  (url: string): Measure =>
  async () => {
    const times: number[] = []
    const report = await reportView(url)
    for (let at = 0; at < reads; at += 1) {
      const begun = performance.now()
      const response = await fetch(url)
      times.push(performance.now() - begun)
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
      await response.arrayBuffer()
      await report()
    }
    return median(times)
  }

/** Resident bytes of the service a moment after its start. */
const memoryAtRest = async ({ pid }: ServiceProcess): Promise<number> => {
  await sleep(3000)
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

const restarted = async <Result>(
  dataDir: string,
  work: (service: ServiceProcess) => Promise<Result>,
): Promise<Result> => {
  const service = await startService({
    ...{ dataDir, env: { CHECK_ANSWERS: '0', RATE_LIMIT: '0' }, prefix: pinned(0) },
  })
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

/** A space with a page of its own; its site's address, and the id of the page. */
const publishSpace = async (service: ServiceProcess, org: string, title: string, text: string) => {
  const ask = asOwner(service)
  const { id: space } = await ask<{ id: string }>('POST', `/orgs/${org}/spaces`, {
    ...{ title, editMode: 'live' },
  })
  const { changes } = await ask<{ changes: { page: { id: string } }[] }>(
    'POST',
    `/spaces/${space}/content?compat=false`,
    { changes: [{ operation: 'insert_page', title: 'Page', document: { markdown: text } }] },
  )
  const site = await ask<{ id: string; basename: string }>('POST', `/orgs/${org}/sites`, {
    ...{ title, spaces: [space] },
  })
  await ask('POST', `/orgs/${org}/sites/${site.id}/publish`)
  const url = `${service.sitesUrl}/${site.basename}`
  return { space, site: site.id, url, page: changes[0]?.page.id ?? '' }
}

const millisecondsOfWrites = (service: ServiceProcess, { space, page }: { space: string; page: string }) => {
  const ask = asOwner(service)
  let written = 0
  return async () => {
    const begun = performance.now()
    for (let at = 0; at < writes; at += 1)
      await ask('POST', `/spaces/${space}/content?compat=false`, {
        changes: [{ operation: 'update_page', page, document: { markdown: `Text ${(written += 1)}.` } }],
      })
    return (performance.now() - begun) / writes
  }
}

const line = async (what: string, ours: Measure, theirs: Measure, atMost: number): Promise<Line> => {
  const compared = await compare(ours, theirs)
  return {
    ...{ what, ratio: compared.ratio, target: { atMost } },
    figures: [`${compared.ours.toFixed(2)} against ${compared.theirs.toFixed(2)} ms`],
  }
}

const measured = async (service: ServiceProcess): Promise<Line[]> => {
  const ask = asOwner(service)
  const org = await firstOrganization(ask)
  const [withBlocks, without] = [
    await publishSpace(service, org, 'With', markdown(true)),
    await publishSpace(service, org, 'Without', markdown(false)),
  ]
  await ask('POST', '/integrations/bench', {
    ...{ runtime: 'v2', title: 'Bench', description: '', organization: org, script },
    scopes: ['space:content:read', 'site:views:read'],
    blocks: [{ id: 'card', title: 'Card' }],
  })
  const installations = '/integrations/bench/installations'
  const { id } = await ask<{ id: string }>('POST', installations, { organization: org })
  await ask('POST', `${installations}/${id}/spaces`, { space: withBlocks.space })
  const page = await (await fetch(withBlocks.url)).text()
  if (page.split('Drawn by a script').length <= blocks) throw new Error('The blocks are not drawn.')
  const lines = [
    await line('a cached page with five blocks', firstByte(withBlocks.url), firstByte(without.url), 1.2),
  ]
  // The same page on another site, with the same blocks and with reported views.
  const watched = await ask<{ id: string; basename: string }>('POST', `/orgs/${org}/sites`, {
    ...{ title: 'Watched', spaces: [withBlocks.space] },
  })
  await ask('POST', `/orgs/${org}/sites/${watched.id}/publish`)
  await ask('POST', `${installations}/${id}/sites`, { siteId: watched.id })
  const watchedUrl = `${service.sitesUrl}/${watched.basename}`
  return [
    ...lines,
    await line('a page whose views are reported', firstByte(watchedUrl), firstByte(withBlocks.url), 1.2),
    await line(
      'a write whose event is sent',
      millisecondsOfWrites(service, withBlocks),
      millisecondsOfWrites(service, without),
      1.5,
    ),
  ]
}

export const run = async (): Promise<Line[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  const dataDir = join(folder, 'data')
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)}`
  try {
    // The store is made in a start of its own.
    await restarted(dataDir, () => Promise.resolve())
    const before = await restarted(dataDir, memoryAtRest)
    const lines = await restarted(dataDir, measured)
    const after = await restarted(dataDir, memoryAtRest)
    return [
      ...lines,
      {
        ...{ what: 'memory at rest with an installed integration', ratio: after / before },
        target: { atMost: 1.1 },
        figures: [`${megabytes(after)} against ${megabytes(before)} MB`],
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
