/** Jobs do what the person who started them may do when they run. */
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { registerJobs } from '../register-jobs.ts'
import { buildSitesApp } from '../sites-app.ts'

describe.each(engines)('rights of jobs on %s', { timeout: 60_000 }, (engine) => {
  let service: TestService
  let ivo: Client
  let org: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    registerJobs(service.ctx)
    const mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    ivo = await service.person('ivo')
    await service.member(org, ivo, 'edit')
    space = await service.space(org, mara)
    const pages = [{ id: 'a', title: 'A', document: paragraphs('A boat.') }]
    await putContent(service.ctx, space, mara.person, { pages })
  })
  afterEach(() => service.close())

  const finished = async (id: unknown) => {
    for (;;) {
      const job = await ivo.done('GET', `/jobs/${String(id)}`)
      if (job['state'] !== 'pending' && job['state'] !== 'running') return job
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const importInto = async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?space=${space}`,
      headers: { authorization: `Bearer ${ivo.token}`, 'content-type': 'application/zip' },
      payload: Buffer.from(zipSync({ 'README.md': new TextEncoder().encode('# Home\n') })),
    })
    return answer.json<{ id: string }>().id
  }
  const replaceBoats = async () => {
    const { revision } = await ivo.done('GET', `/spaces/${space}`)
    const spaces = [{ id: space, revision, except: [] }]
    const order = { find: 'boat', replace: 'ship', in: ['text'], spaces }
    return (await ivo.done('POST', `/orgs/${org}/replacements`, order))['id']
  }
  const exported = async () => (await ivo.done('POST', `/spaces/${space}/exports`, {}))['id']

  it('include those of people who sign in through the single sign-on that their organization requires', async () => {
    await service.ctx.store.write(async (db) => {
      await db.updateTable('organizations').set({ sso: 1 }).where('id', '=', org).execute()
      await db.updateTable('tokens').set({ sign_on: org }).where('person', '=', ivo.person).execute()
    })
    service.ctx.jobs.start()
    for (const start of [importInto, replaceBoats, exported])
      expect(await finished(await start())).toMatchObject({ state: 'done' })

    const sites = buildSitesApp(service.ctx)
    const { pathname, search } = new URL(String((await ivo.done('GET', `/spaces/${space}/pdf`))['url']))
    const pdf = () => sites.inject({ method: 'GET', url: pathname + search })
    await expect.poll(async () => (await pdf()).statusCode, { timeout: 30_000 }).toBe(200)
    await sites.close()
  })

  it('end with the access of the person', async () => {
    const jobs = [await importInto(), await replaceBoats(), await exported()]
    await service.ctx.store.write((db) =>
      db.updateTable('members').set({ disabled: 1 }).where('person', '=', ivo.person).execute(),
    )
    service.ctx.jobs.start()
    const states = async () => {
      const rows = await service.ctx.store.read.selectFrom('jobs').select(['id', 'state']).execute()
      return jobs.map((id) => rows.find((row) => row.id === id)?.state)
    }
    await expect.poll(states, { timeout: 30_000 }).toEqual(['failed', 'done', 'failed'])
    const changes = await service.ctx.store.read.selectFrom('change_requests').selectAll().execute()
    expect(changes).toEqual([])
  })
})
