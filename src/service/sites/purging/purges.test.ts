/** What shared caches are told after public sites changed, by whom, and what happens when they do not listen. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerJobs } from '../../register-jobs.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { installationStatus } from '../../system/operator/installation-status.ts'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { followCachedSites, purgeJob, queueMissedPurges, queuePurges } from './queue-purges.ts'
import { sendPurges } from './send-purges.ts'

const token = 'a token of at least thirty-two characters'

const job: JobContext = {
  ...{ id: 'job', organization: '', person: '', signal: new AbortController().signal },
  ...{ progress: () => {}, wanted: async () => {}, isLast: async () => true },
}

describe.each(engines)('purges of shared caches on %s', (engine) => {
  let adapter: Server
  let requests: { readonly keys: readonly string[]; readonly authorization: string | undefined }[]
  let status: number
  let environment: Record<string, string>
  let opened: SiteService
  let space: string
  let site: TestSite
  beforeEach(async () => {
    requests = []
    status = 204
    adapter = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { keys } = JSON.parse(Buffer.concat(chunks).toString()) as { keys: string[] }
        requests.push({ keys, authorization: request.headers.authorization })
        response.writeHead(status).end()
      })
    }).listen(0, '127.0.0.1')
    await once(adapter, 'listening')
    const { port } = adapter.address() as AddressInfo
    environment = {
      SITES_CDN: '1',
      SITES_CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`,
      SITES_CDN_PURGE_TOKEN: token,
      OUTGOING_ALLOW: `127.0.0.1:${port}`,
      TRUSTED_HOSTNAMES: 'docs.intranet',
    }
    opened = await startSiteService(engine, environment, { stoppedClock: true })
    space = await opened.spaceOf('Guide', content('First.'))
    site = await opened.siteOf('Docs', [space], { visibility: 'public' })
    await noticed()
    requests = []
  })
  afterEach(async () => {
    await opened.close()
    adapter.closeAllConnections()
    adapter.close()
  })

  const content = (text: string) => ({
    pages: [{ id: 'home', title: 'Home', document: paragraphs(text) }],
  })
  const ctx = () => opened.service.ctx
  const send = ({ ctx: of }: TestService) => sendPurges(of)({ failures: 0 } as never, job)
  /** As the queue does when it takes them. */
  const takeJobs = () =>
    ctx().store.write((db) =>
      db.updateTable('jobs').set({ state: 'done' }).where('kind', '=', purgeJob).execute(),
    )
  /** The keys that are told of what changed, some time after it was noticed. */
  const noticed = async (seconds = 1): Promise<string[]> => {
    const before = requests.length
    await queuePurges(ctx(), [opened.org])
    opened.service.later(seconds)
    await takeJobs()
    await send(opened.service)
    return requests
      .slice(before)
      .flatMap(({ keys }) => keys)
      .toSorted()
  }
  const pendingJobs = () =>
    ctx()
      .store.read.selectFrom('jobs')
      .select(['due_at', 'input'])
      .where('kind', '=', purgeJob)
      .where('state', '=', 'pending')
      .orderBy('due_at')
      .execute()

  it('name the site, or the spaces of it, that show something else', async () => {
    const ofSite = [`site-${site.id}`]
    const ofSpace = [`space-${space}`, `spaces-${site.id}`]
    const { mara } = opened
    const redirect = {
      source: '/old',
      destination: { kind: 'external', url: 'https://example.org/new' },
    }
    const changes: Readonly<Record<string, readonly [() => Promise<unknown>, readonly string[]]>> = {
      nothing: [async () => {}, []],
      content: [() => putContent(ctx(), space, mara.person, content('Second.')), ofSpace],
      'title of a space': [() => mara.done('PATCH', `/spaces/${space}`, { title: 'Handbook' }), ofSpace],
      look: [
        () => mara.done('PUT', `${site.at}/customization`, { ...defaultCustomization, title: 'Other title' }),
        ofSite,
      ],
      redirect: [() => mara.done('POST', `${site.at}/redirects`, redirect), ofSite],
      domain: [() => mara.done('PUT', `${site.at}/hostname`, { hostname: 'docs.intranet' }), ofSite],
      name: [() => mara.done('PATCH', site.at, { basename: 'other-docs' }), ofSite],
      'a space in the trash': [() => mara.done('DELETE', `/spaces/${space}`), ofSpace],
      deletion: [() => mara.done('DELETE', site.at), ofSite],
    }
    for (const [name, [change, keys]] of Object.entries(changes)) {
      await change()
      expect([name, await noticed()]).toEqual([name, keys])
    }
    expect(requests.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true)
  })

  it('say nothing of sites that are not public', async () => {
    const other = await opened.spaceOf('Other', content('x'))
    const unlisted = await opened.siteOf('Unlisted', [other], { visibility: 'unlisted' })
    await putContent(ctx(), other, opened.mara.person, content('y'))
    await opened.mara.done('PATCH', unlisted.at, { visibility: 'share-link' })
    expect(await noticed()).toEqual([])
    await opened.mara.done('PATCH', unlisted.at, { visibility: 'public' })
    expect(await noticed()).toEqual([`site-${unlisted.id}`])
  })

  it('come at once when a site is no longer public, and again for what caches were just storing', async () => {
    const { mara } = opened
    const changes = [
      () => mara.done('PATCH', site.at, { visibility: 'share-link' }),
      () => mara.done('POST', `${site.at}/unpublish`),
      () => mara.done('DELETE', site.at),
    ]
    for (const change of changes) {
      await change()
      expect(await noticed(0)).toEqual([`site-${site.id}`])
      const [next] = await pendingJobs()
      expect(Date.parse(next?.due_at ?? '') - Date.parse(ctx().now())).toBe(60_000)
      expect(await noticed(59)).toEqual([])
      expect(await noticed(1)).toEqual([`site-${site.id}`])
      expect(await noticed(100)).toEqual([])
      if (change === changes.at(-1)) break
      await mara.done('PATCH', site.at, { visibility: 'public' })
      if (change === changes[1]) await mara.done('POST', `${site.at}/publish`)
      await noticed()
    }
  })

  it('leave copies for as long as the reach of the site says', async () => {
    const keptFor = async () => (await opened.mara.done('GET', `${site.at}/reach`))['keptSeconds']
    expect(await keptFor()).toBe(60)
    await opened.mara.done('PATCH', site.at, { visibility: 'unlisted' })
    expect(await keptFor()).toBeUndefined()
  })

  it('join what changes within a second into one request', async () => {
    for (let at = 0; at < 5; at += 1) {
      await putContent(ctx(), space, opened.mara.person, content(`Words ${at}.`))
      await queuePurges(ctx(), [opened.org])
    }
    expect(await pendingJobs()).toHaveLength(1)
    expect(await noticed()).toEqual([`space-${space}`, `spaces-${site.id}`])
    expect(requests).toHaveLength(1)
    expect(await noticed()).toEqual([])
  })

  it('are tried again later and later while the adapter fails, and told to the operator', async () => {
    await putContent(ctx(), space, opened.mara.person, content('Second.'))
    await queuePurges(ctx(), [opened.org])
    opened.service.later(1)
    status = 503
    await takeJobs()
    const delays: number[] = []
    for (let failures = 0; failures < 9; failures += 1) {
      const failed = sendPurges(ctx())({ failures } as never, job)
      await expect(failed).rejects.toThrow(JobFailure)
      const [next] = await pendingJobs()
      expect(JSON.parse(next?.input ?? '')).toEqual({ failures: failures + 1 })
      const delay = Math.round((Date.parse(next?.due_at ?? '') - Date.parse(ctx().now())) / 1000)
      delays.push(delay)
      await takeJobs()
      opened.service.later(delay)
    }
    expect(delays).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300])
    const health = async () =>
      (await installationStatus(ctx())).health.find(({ id }) => id === 'caches')?.state
    expect(await health()).toBe('warning')
    // A job that was lost is queued again, with what it had to tell.
    await queueMissedPurges(ctx())
    expect(await pendingJobs()).toHaveLength(1)
    status = 200
    requests = []
    expect(await noticed()).toEqual([`space-${space}`, `spaces-${site.id}`])
    expect(await health()).toBe('ok')
  })

  it('reach no private address that the operator has not allowed', async () => {
    const closed: TestService['ctx'] = { ...ctx(), outgoing: { allow: () => false } }
    await putContent(ctx(), space, opened.mara.person, content('Second.'))
    await queuePurges(ctx(), [opened.org])
    opened.service.later(1)
    await expect(sendPurges(closed)({ failures: 0 } as never, job)).rejects.toThrow(
      'Only URLs on the public internet are supported.',
    )
    expect(requests).toEqual([])
  })

  it('are queued and told once, however many processes notice a change', async () => {
    const { dataDir, databaseUrl } = ctx().config
    const place = { dataDir, databaseUrl, remove: async () => {} }
    // The embedded store has one process.
    const other =
      engine === 'postgres'
        ? await startTestService(engine, environment, { place, stoppedClock: true })
        : undefined
    const processes = [opened.service, other ?? opened.service]
    await putContent(ctx(), space, opened.mara.person, content('Second.'))
    await Promise.all([...processes, ...processes].map((one) => queuePurges(one.ctx, [opened.org])))
    expect(await pendingJobs()).toHaveLength(1)
    // Their clocks differ by the time that this test has taken.
    opened.service.later(60)
    other?.later(60)
    await Promise.all([...processes, ...processes].map(send))
    expect(requests.map(({ keys }) => keys.toSorted())).toEqual([[`space-${space}`, `spaces-${site.id}`]])
    expect(await noticed()).toEqual([])
    await other?.close()
  })

  it('find what changed while nobody listened', async () => {
    await opened.mara.done('POST', `${site.at}/unpublish`)
    await queueMissedPurges(ctx())
    await send(opened.service)
    expect(requests).toEqual([{ keys: [`site-${site.id}`], authorization: `Bearer ${token}` }])
  })

  it('follow a change by its event, through the queue', async () => {
    registerJobs(ctx())
    ctx().jobs.start()
    const following = await followCachedSites(ctx())
    await opened.mara.done('PATCH', site.at, { visibility: 'unlisted' })
    await vi.waitFor(() => expect(requests.map(({ keys }) => keys)).toEqual([[`site-${site.id}`]]), {
      timeout: 30_000,
    })
    await following.stop()
  })
})
