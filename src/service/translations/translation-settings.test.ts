/** Engines, the glossary, limits, delivery, files and automatic runs of translations, over the API. */
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { glossaryFollowed } from '../../testing/fixtures/translations/translation-world.ts'
import { followGlossaryChange, glossaryJob } from './glossary/follow-change.ts'
import { translationJob } from './run/queue-run.ts'
import { runTranslationJob } from './run/run-translation.ts'
import { endAbandonedRuns } from './run/end-abandoned.ts'

type Json = Readonly<Record<string, unknown>>

describe.each(engines)('settings of translations on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let source: string
  let server: Server
  let url: string
  let sent: string[]
  let answer: (text: string) => string
  let delay: number
  beforeEach(async () => {
    sent = []
    answer = (text) => text.replaceAll('house', 'Haus')
    delay = 0
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { q } = JSON.parse(body) as { q: string[] }
        sent.push(...q)
        setTimeout(
          () =>
            response
              .setHeader('content-type', 'application/json')
              .end(JSON.stringify({ translatedText: q.map(answer) })),
          delay,
        )
      })
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    url = `http://127.0.0.1:${port}`
    service = await startTestService(engine, { OUTGOING_ALLOW: `127.0.0.1:${port}` })
    service.ctx.jobs.handle(translationJob, runTranslationJob(service.ctx))
    service.ctx.jobs.handle(glossaryJob, followGlossaryChange(service.ctx))
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    source = await service.space(org, mara, { editMode: 'live' })
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await service.close()
  })

  const at = (rest = '') => `/orgs/${org}/translations${rest}`
  const write = (changes: readonly object[], space = source) =>
    mara.done('POST', `/spaces/${space}/content`, { changes })
  const page = async (title: string, markdown: string): Promise<string> => {
    const { changes } = await write([{ operation: 'insert_page', title, document: { markdown } }])
    return (changes as { page: { id: string } }[])[0]?.page.id ?? ''
  }
  const engineId = async () => {
    const body = { kind: 'libretranslate', title: 'Ours', url, key: 'a secret key' }
    return String((await mara.done('POST', `/orgs/${org}/translation-engines`, body))['id'])
  }
  const create = async (more: object = {}): Promise<string> => {
    const made = await mara.done('POST', at(), {
      ...{ source: { space: source, language: 'en' }, language: 'de', engine: 'pseudo', autoRun: false },
      ...more,
    })
    return String(made['id'])
  }
  const get = (id: string) => mara.done('GET', at(`/${id}`))
  const finished = async (id: string): Promise<Answer['body']> => {
    let found: Answer['body'] = {}
    await expect
      .poll(async () => (found = await get(id))['status'], { timeout: 20_000, interval: 50 })
      .toBe('completed')
    return found
  }
  const run = async (id: string) => {
    await mara.done('POST', at(`/${id}/run`))
    return finished(id)
  }
  const units = async (id: string, query = '') =>
    (await mara.done('GET', at(`/${id}/units?limit=100${query}`)))['items'] as (Json & { id: string })[]

  it('keeps engines with their keys sealed', async () => {
    const engines_ = `/orgs/${org}/translation-engines`
    const id = await engineId()
    const { items } = await mara.done('GET', engines_)
    expect(items).toMatchObject([{ id: 'memory', builtIn: true }, { id: 'pseudo' }, { id, hasKey: true }])
    expect(JSON.stringify(items)).not.toContain('a secret key')
    const { key } = await service.ctx.store.read
      .selectFrom('translation_engines')
      .select('key')
      .executeTakeFirstOrThrow()
    expect(key).not.toContain('secret')
    expect((await mara('POST', `${engines_}/${id}/test`)).body).toMatchObject({ ok: true })
    const moved = await mara('PATCH', `${engines_}/${id}`, { url: 'https://example.org', model: null })
    expect([moved.status, moved.body.error?.details?.[0]?.path]).toEqual([400, 'body.key'])
    const title = await mara('POST', engines_, { kind: 'deepl', title: 'Ours', key: 'k' })
    expect(title.status).toBe(409)
    const translation = await create({ engine: id })
    expect((await mara('DELETE', `${engines_}/${id}`)).status).toBe(204)
    expect(await get(translation)).toMatchObject({ engine: 'memory' })
  })

  it('continues the list of engines after one that was removed meanwhile', async () => {
    const list = `/orgs/${org}/translation-engines`
    const add = async (title: string) =>
      String((await mara.done('POST', list, { kind: 'libretranslate', title, url }))['id'])
    const berg = await add('Berg')
    const wave = await add('\u{1F30A}')
    const wide = await add('\uFF21')
    const { next } = await mara.done('GET', `${list}?limit=3`)
    expect((await mara('DELETE', `${list}/${berg}`)).status).toBe(204)
    const { page: token } = next as { page: string }
    const { items } = await mara.done('GET', `${list}?limit=3&page=${encodeURIComponent(token)}`)
    expect(items).toMatchObject([{ id: wide }, { id: wave }])
    expect(items).toHaveLength(2)
    const first = await mara.done('GET', `${list}?limit=1`)
    const { page: second } = first['next'] as { page: string }
    expect(
      (await mara.done('GET', `${list}?limit=2&page=${encodeURIComponent(second)}`))['items'],
    ).toMatchObject([{ id: 'pseudo' }, { id: wide }])
  })

  it('asks the engine once for each text, and the memory from then on', async () => {
    await page('Start', 'One house.\n\nOne house.')
    const id = await create({ engine: await engineId() })
    expect(await mara.done('GET', at(`/${id}/estimate`))).toMatchObject({ pages: 1, units: 3, fromMemory: 0 })
    expect(await run(id)).toMatchObject({ units: { machine: 3 } })
    expect(await get(id)).toMatchObject({ charactersThisMonth: 25 })
    const before = sent.length
    const other = await page('Again', 'One house.')
    expect(await mara.done('GET', at(`/${id}/estimate`))).toMatchObject({ units: 2, fromMemory: 1 })
    await run(id)
    expect(sent.slice(before)).toEqual(['Again'])
    expect(await units(id, `&pageId=${other}`)).toMatchObject([{}, { target: 'One Haus.', origin: 'memory' }])
    const coverage = await mara.done('GET', `/orgs/${org}/translations-coverage?space=${source}`)
    expect(coverage['items']).toMatchObject([{ languages: [{ units: { machine: 3 } }] }, {}])
  })

  it('ends as partial at a limit, and keeps what is finished', async () => {
    await page('Start', `One house.\n\n${'A long sentence about a house. '.repeat(400)}`)
    const id = await create({ engine: await engineId(), limits: { charactersPerRun: 100 } })
    expect(await run(id)).toMatchObject({
      lastRun: { outcome: 'partial', message: expect.stringContaining('limit') as string },
      units: { machine: 2, missing: 1 },
    })
    expect(await units(id, '&state=missing')).toMatchObject([
      { problem: expect.stringContaining('limit') as string },
    ])
  })

  it('leaves out what the engine breaks, with the reason', async () => {
    await page('Start', 'Keep `this code` in the house.\n\nOne house.')
    answer = (text) => (text.includes('<span') ? 'Nothing' : text.includes('Keep') ? '' : text)
    const id = await create({ engine: await engineId() })
    expect(await run(id)).toMatchObject({ lastRun: { outcome: 'partial' }, units: { missing: 1 } })
    expect(await units(id, '&state=missing')).toMatchObject([{ problem: expect.any(String) as string }])
    const { items } = await mara.done('GET', at(`/${id}/runs`))
    const [last] = items as { id: string }[]
    const report = await mara.done('GET', at(`/${id}/runs/${last?.id ?? ''}`))
    expect(report['pages']).toMatchObject([{ failed: 1, problems: [{}] }])
  })

  it('stops when it is asked to', async () => {
    for (let number = 0; number < 3; number += 1)
      await page(`Page ${number}`, 'A long sentence about a house. '.repeat(150))
    delay = 800
    const id = await create({ engine: await engineId() })
    await mara.done('POST', at(`/${id}/run`))
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect((await mara('DELETE', at(`/${id}/run`))).status).toBe(204)
    expect(await finished(id)).toMatchObject({ lastRun: { outcome: 'cancelled' } })
    expect(sent.length).toBeLessThan(6)
  })

  it('runs once more for what is asked while it runs, and takes what people write meanwhile', async () => {
    await page('Start', 'One house.\n\nTwo houses.')
    const id = await create({ engine: await engineId() })
    await run(id)
    await page('More', 'Three houses.')
    delay = 1000
    await mara.done('POST', at(`/${id}/run`))
    await expect.poll(async () => (await get(id))['status'], { timeout: 10_000 }).toBe('running')
    for (let times = 0; times < 2; times += 1) await mara.done('POST', at(`/${id}/run`))
    const [, unit] = await units(id)
    await mara.done('PUT', at(`/${id}/units/${unit?.id ?? ''}`), { target: 'Ein Haus.' })
    await expect.poll(async () => (await get(id))['stats'], { timeout: 20_000 }).toMatchObject({ runs: 3 })
    expect(await finished(id)).toMatchObject({ units: { edited: 1, machine: 4, missing: 0 } })
    expect(await units(id, '&state=edited')).toMatchObject([{ target: 'Ein Haus.' }])
  })

  it('delivers to one change request that later runs extend', async () => {
    const start = await page('Start', 'One house.')
    const id = await create({ delivery: 'change-request' })
    const first = await run(id)
    const { changeRequest, space } = first['result'] as { changeRequest: string; space: string }
    const pages = async () => (await mara.done('GET', `/spaces/${space}/content/pages`))['pages']
    expect(await pages()).toEqual([])
    await write([{ operation: 'update_page', page: start, document: { markdown: '# Start\n\nOne home.' } }])
    expect((await run(id))['result']).toMatchObject({ changeRequest })
    expect(await get(id)).toMatchObject({ units: { machine: 2 } })
    await mara.done('POST', `/spaces/${space}/change-requests/${changeRequest}/merge`)
    expect((await get(id))['result']).not.toHaveProperty('changeRequest')
    expect(await pages()).toHaveLength(1)
    expect(await run(id)).toMatchObject({ units: { machine: 2, edited: 0 } })
  })

  it('respects merge rules with its first delivery, too', async () => {
    await page('Start', 'One house.')
    const rules = [{ rule: 'require_change_request_subject' }]
    await mara.done('PATCH', `/spaces/${source}`, { editMode: 'locked' })
    await mara.done('PATCH', `/spaces/${source}`, { mergeRules: { type: 'rules', rules } })
    const id = await create()
    const { changeRequest, space } = (await run(id))['result'] as { changeRequest: string; space: string }
    expect((await mara.done('GET', `/spaces/${space}/content/pages`))['pages']).toEqual([])
    expect(await mara.done('GET', `/spaces/${space}/change-requests/${changeRequest}`)).toMatchObject({
      status: 'draft',
      subject: 'Translation into German',
    })
    await mara.done('POST', `/spaces/${space}/change-requests/${changeRequest}/merge`)
    expect((await mara.done('GET', `/spaces/${space}/content/pages`))['pages']).toHaveLength(1)
    expect(await run(id)).toMatchObject({ units: { machine: 2, edited: 0 } })
  })

  it('brings its change request up to date with main before it extends it', async () => {
    const start = await page('Start', 'One house.\n\nTwo houses.')
    const id = await create()
    const { space } = (await run(id))['result'] as { space: string }
    await mara.done('PUT', at(`/${id}`), { delivery: 'change-request' })
    const source1 = '# Start\n\nOne home.\n\nTwo houses.'
    await write([{ operation: 'update_page', page: start, document: { markdown: source1 } }])
    const { changeRequest } = (await run(id))['result'] as { changeRequest: string }
    const change = `/spaces/${space}/change-requests/${changeRequest}`

    // Somebody adds a page to main of the result meanwhile.
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    await mara.done('POST', `/spaces/${space}/content`, {
      changes: [{ operation: 'insert_page', title: 'Impressum', document: { markdown: 'Text.' } }],
    })
    expect(await mara.done('GET', change)).toMatchObject({ outdated: true })
    await page('More', 'Three houses.')
    expect((await run(id))['result']).toMatchObject({ changeRequest })
    expect(await mara.done('GET', change)).toMatchObject({ outdated: false })
    const titles = async (path: string) =>
      ((await mara.done('GET', `${path}/content/pages`))['pages'] as { title: string }[]).map(
        ({ title }) => title,
      )
    expect(await titles(change)).toHaveLength(3)
    expect(await get(id)).toMatchObject({ units: { machine: 5, edited: 0, missing: 0 } })

    // Where both changed the same text, the change request waits for a person and is extended all the same.
    await mara.done('POST', `/spaces/${space}/content`, {
      changes: [
        { operation: 'update_page', page: start, document: { markdown: 'Ein Haus.\n\nZwei Häuser.' } },
      ],
    })
    await page('Last', 'Four houses.')
    expect((await run(id))['result']).toMatchObject({ changeRequest })
    expect(await mara.done('GET', change)).toMatchObject({ outdated: true })
    expect(await titles(change)).toHaveLength(4)
  })

  it('reads nothing wrong from a change request that was archived', async () => {
    await page('Start', 'One house.')
    const id = await create({ delivery: 'change-request' })
    const { changeRequest, space } = (await run(id))['result'] as { changeRequest: string; space: string }
    await mara.done('PATCH', `/spaces/${space}/change-requests/${changeRequest}`, { status: 'archived' })
    const again = await run(id)
    expect(again).toMatchObject({ units: { machine: 2, edited: 0 } })
    expect((again['result'] as Json)['changeRequest']).not.toBe(changeRequest)
  })

  it('runs a minute after a change of the source, and freezes without it', async () => {
    const start = await page('Start', 'One house.')
    const id = await create({ autoRun: true })
    await run(id)
    await write([{ operation: 'update_page', page: start, document: { markdown: '# Start\n\nOne home.' } }])
    expect(await get(id)).toMatchObject({ status: 'pending', stats: { runs: 1 } })
    service.later(61)
    await expect.poll(async () => (await get(id))['stats'], { timeout: 20_000 }).toMatchObject({ runs: 2 })
    await mara.done('DELETE', `/spaces/${source}`)
    expect(await get(id)).toMatchObject({ frozen: 'source-deleted' })
    expect((await mara('POST', at(`/${id}/run`))).status).toBe(412)
  })

  it('freezes when a space moves to another organization, and tells nothing of it', async () => {
    await page('Start', 'One house.')
    const id = await create()
    await run(id)
    const eve = await service.person('eve')
    const other = await service.organization('Elsewhere', eve)
    await service.ctx.store.write((db) =>
      db.updateTable('spaces').set({ organization: other }).where('id', '=', source).execute(),
    )
    const found = await get(id)
    expect(found).toMatchObject({ frozen: 'source-deleted' })
    expect(found['titles']).toEqual({ result: 'Guide (German)' })
    expect((await mara('POST', at(`/${id}/run`))).status).toBe(412)
    expect((await eve('GET', at(`/${id}`))).status).toBe(404)
  })

  it('ends a run whose job is gone', async () => {
    await page('Start', 'One house.')
    const id = await create()
    await service.ctx.jobs.stop()
    await mara.done('POST', at(`/${id}/run`))
    await service.ctx.store.write((db) => db.deleteFrom('jobs').where('kind', '=', translationJob).execute())
    await endAbandonedRuns(service.ctx)
    expect(await get(id)).toMatchObject({ status: 'completed', lastRun: { outcome: 'failed' } })
  })

  it('redoes machine translations when the glossary changes, and only those', async () => {
    await page('Start', 'One house.\n\nTwo houses here.\n\nNothing else.')
    const id = await create()
    await run(id)
    const [, mine] = await units(id)
    await mara.done('PUT', at(`/${id}/units/${mine?.id ?? ''}`), { target: 'Ein Haus.' })
    const glossary = `/orgs/${org}/translations-glossary`
    const operations = [{ type: 'insert', translations: { en: 'house', de: 'Gebäude' } }]
    expect(await mara.done('POST', `${glossary}/preview`, { operations })).toMatchObject({
      translations: [{ translation: id, people: 1 }],
    })
    expect((await mara.done('GET', glossary))['count']).toBe(0)
    expect((await mara('PUT', glossary, { operations })).status).toBe(204)
    expect((await mara('PUT', glossary, { operations })).status).toBe(409)
    const { items } = await mara.done('GET', `${glossary}?search=GEB`)
    const [entry] = items as { id: string }[]
    expect(await mara.done('GET', `${glossary}/${entry?.id ?? ''}`)).toMatchObject({
      translations: { de: 'Gebäude' },
    })
    await glossaryFollowed(service)
    await finished(id)
    expect(await units(id, '&state=edited')).toMatchObject([
      {
        target: 'Ein Haus.',
        checks: [{ kind: 'glossary', severity: 'warning' }],
        terms: [{ source: 'house' }],
      },
    ])
    const remove = [{ type: 'delete', id: entry?.id }]
    expect((await mara('PUT', glossary, { operations: remove })).status).toBe(204)
    expect((await mara.done('GET', glossary))['count']).toBe(0)
  })

  it('exports and imports files, which changes nothing by itself', async () => {
    await page('Start', 'Press **Go** & wait.\n\nTwo houses.')
    const id = await create()
    await run(id)
    const send = (payload: string, query = '') =>
      service.app.inject({
        ...{ method: 'POST', url: `/v1${at(`/${id}/import${query}`)}`, payload },
        headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'application/octet-stream' },
      })
    const file = async (format: string) =>
      (
        await service.app.inject({
          ...{ method: 'GET', url: `/v1${at(`/${id}/export?format=${format}`)}` },
          headers: { authorization: `Bearer ${mara.token}` },
        })
      ).body
    const before = await get(id)
    for (const format of ['xliff', 'po']) {
      const text = await file(format)
      expect((await send(text)).json()).toMatchObject({ format, changed: 0, unchanged: 3, problemCount: 0 })
    }
    expect((await get(id))['units']).toEqual(before['units'])
    const [, , unit] = await units(id)
    const changed = (await file('po')).replace(String(unit?.['target']), 'Zwei Häuser.')
    expect((await send(changed, '?dryRun=true')).json()).toMatchObject({
      ...{ changed: 1, changes: [{ unit: unit?.id, after: 'Zwei Häuser.' }] },
    })
    expect((await units(id))[2]).toMatchObject({ state: 'machine' })
    expect((await send(changed)).json()).toMatchObject({ changed: 1, revision: expect.any(String) as string })
    expect((await units(id))[2]).toMatchObject({ target: 'Zwei Häuser.', origin: 'import' })
    const other = (await file('xliff')).replace('trgLang="de"', 'trgLang="fr"')
    expect((await send(other)).statusCode).toBe(400)
    expect((await send('<!DOCTYPE x [<!ENTITY a "b">]><xliff/>')).json()).toMatchObject({ changed: 0 })
  })

  it('shows a translation only to those who can read its source or result', async () => {
    const id = await create()
    const ben = await service.person('ben')
    await service.member(org, ben, 'read')
    expect((await ben('GET', at())).body).toMatchObject({
      count: 1,
      items: [{ permissions: { edit: false } }],
    })
    await mara.done('PATCH', `/spaces/${source}`, { defaultLevel: null })
    expect((await ben('GET', at())).body).toMatchObject({ count: 0, items: [] })
    for (const path of ['', '/units', '/pages', '/runs', '/estimate', '/export'])
      expect((await ben('GET', at(`/${id}${path}`))).status).toBe(404)
    expect((await ben('POST', at(`/${id}/run`))).status).toBe(403)
  })
})
