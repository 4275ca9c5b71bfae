/** Translations over the API: what a run makes of a space, and what becomes of it when the source or the result changes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { translationJob } from './run/queue-run.ts'
import { runTranslationJob } from './run/run-translation.ts'

type Json = Readonly<Record<string, unknown>>
interface Unit extends Json {
  readonly id: string
  readonly source: string
  readonly target?: string
  readonly state: string
  readonly kind: string
  readonly page: { readonly title: string }
}

describe.each(engines)('translations on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let source: string
  beforeEach(async () => {
    service = await startTestService(engine)
    service.ctx.jobs.handle(translationJob, runTranslationJob(service.ctx))
    service.ctx.jobs.start()
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    source = await service.space(org, mara, { editMode: 'live' })
  })
  afterEach(() => service.close())

  const at = (rest = '') => `/orgs/${org}/translations${rest}`
  const write = (changes: readonly object[], space = source) =>
    mara.done('POST', `/spaces/${space}/content`, { changes })
  const page = async (title: string, markdown: string): Promise<string> => {
    const { changes } = await write([{ operation: 'insert_page', title, document: { markdown } }])
    return (changes as { page: { id: string } }[])[0]?.page.id ?? ''
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
  const units = async (id: string, query = ''): Promise<Unit[]> =>
    (await mara.done('GET', at(`/${id}/units?limit=100${query}`)))['items'] as Unit[]
  const resultOf = async (id: string) => (await get(id))['result'] as { space: string; revision: string }
  const markdown = async (space: string, id: string) =>
    (await mara.done('GET', `/spaces/${space}/content/page/${id}?format=markdown`))['markdown'] as string

  it('makes a space beside the source with the same pages', async () => {
    await page('Start', 'Press **Go** now.\n\nSecond line.')
    const id = await create()
    expect(await get(id)).toMatchObject({ status: 'pending', units: { missing: 0 } })
    const done = await run(id)
    expect(done).toMatchObject({
      status: 'completed',
      lastRun: { outcome: 'done' },
      units: { missing: 0, machine: 3, stale: 0 },
      titles: { result: 'Guide (German)' },
      stats: { runs: 1 },
    })
    const { space } = await resultOf(id)
    expect(await mara.done('GET', `/spaces/${space}`)).toMatchObject({ language: 'de', editMode: 'locked' })
    const listed = await units(id)
    expect(listed.map(({ kind, state }) => [kind, state])).toEqual([
      ['page-title', 'machine'],
      ['text', 'machine'],
      ['text', 'machine'],
    ])
    expect(listed[1]).toMatchObject({ source: 'Press <g id="1">Go</g> now.', origin: 'machine' })
    expect(listed[1]?.target).toContain('<g id="1">')
    const [unit] = await units(id, '&search=press')
    expect(unit?.id).toBe(listed[1]?.id)
    expect(await mara.done('GET', at(`/${id}/units/${unit?.id ?? ''}`))).toMatchObject({ state: 'machine' })
    const pages = await mara.done('GET', at(`/${id}/pages`))
    expect(pages['items']).toMatchObject([{ page: { title: 'Start' }, units: { machine: 3 } }])
  })

  it('changes nothing when it runs again', async () => {
    await page('Start', 'One.\n\nTwo.')
    const id = await create()
    await run(id)
    const before = await resultOf(id)
    const again = await run(id)
    expect(again).toMatchObject({ stats: { runs: 2, latestWords: 0 }, lastRun: { outcome: 'done' } })
    expect(await resultOf(id)).toEqual(before)
  })

  it('redoes only the block that changed', async () => {
    const start = await page('Start', 'One house.\n\nTwo houses.')
    const id = await create()
    await run(id)
    const before = await units(id)
    await write([
      {
        operation: 'update_page',
        page: start,
        document: { markdown: '# Start\n\nOne home.\n\nTwo houses.' },
      },
    ])
    const stale = await units(id, '&state=stale')
    expect(stale).toMatchObject([{ source: 'One home.', formerSource: 'One house.', minor: false }])
    await run(id)
    const after = await units(id)
    expect(after.map(({ state }) => state)).toEqual(['machine', 'machine', 'machine'])
    expect(after.filter((unit, index) => unit.target !== before[index]?.target)).toMatchObject([
      { source: 'One home.' },
    ])
    const runs = await mara.done('GET', at(`/${id}/runs`))
    expect(runs['items']).toMatchObject([{ units: { translated: 1 } }, { units: { translated: 3 } }])
  })

  it('finds what was edited in the ordinary editor, and never overwrites it', async () => {
    const start = await page('Start', 'One house.\n\nTwo houses.')
    const id = await create()
    await run(id)
    const { space } = await resultOf(id)
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const text = await mara.done('GET', `/spaces/${space}/content/page/${start}?format=document`)
    const document = text['document'] as { nodes: { nodes: { leaves: { text: string }[] }[] }[] }
    const leaf = document.nodes[0]?.nodes[0]?.leaves[0]
    if (leaf) leaf.text = 'Ein Haus.'
    await write([{ operation: 'update_page', page: start, document: { document } }], space)
    expect(await units(id, '&state=edited')).toMatchObject([{ source: 'One house.', target: 'Ein Haus.' }])
    await write([
      {
        operation: 'update_page',
        page: start,
        document: { markdown: '# Start\n\nOne home.\n\nTwo houses.\n\nThree.' },
      },
    ])
    await run(id)
    expect(await units(id, '&state=stale')).toMatchObject([{ source: 'One home.', target: 'Ein Haus.' }])
    expect(await markdown(space, start)).toContain('Ein Haus.')
    const [unit] = await units(id, '&state=stale')
    const shown = await mara.done('GET', at(`/${id}/units/${unit?.id ?? ''}`))
    expect(shown['suggestions']).toMatchObject([{ origin: 'machine', likeness: 1 }])
  })

  it('takes what people translate, and keeps, approves and refuses units', async () => {
    const start = await page('Start', 'Press **Go** now.\n\nTwo houses.')
    const id = await create()
    expect((await mara('PUT', at(`/${id}/units/${start}:page:title`), { target: 'Los' })).status).toBe(412)
    await run(id)
    const { space } = await resultOf(id)
    const [title, first, second] = await units(id)
    const unit = (one: Unit | undefined) => at(`/${id}/units/${one?.id ?? ''}`)
    const target = 'Jetzt <g id="1">Los</g> dr\u00fccken.'
    const put = (body: object) => mara('PUT', unit(first), body)
    expect((await put({ target: 'Ohne Zeichen.' })).body.error?.details?.[0]?.path).toBe('body.target')
    const conflict = await put({ target, ifTarget: 'Something else' })
    expect([conflict.status, conflict.body.error?.reason]).toEqual([409, 'content-conflict'])
    expect((await put({ target, ifTarget: first?.target })).body).toMatchObject({ state: 'edited', target })
    expect((await mara('PUT', unit(title), { target: 'Anfang', state: 'reviewed' })).body).toMatchObject({
      ...{ state: 'reviewed', page: { title: 'Start' } },
    })
    expect(await markdown(space, start)).toContain('Jetzt **Los** dr\u00fccken.')
    expect((await mara.done('GET', `/spaces/${space}/content/page/${start}`))['title']).toBe('Anfang')
    expect(await get(id)).toMatchObject({ units: { edited: 1, reviewed: 1, machine: 1 } })
    const approve = (ids: readonly (string | undefined)[]) =>
      mara.done('POST', at(`/${id}/approve`), { units: ids })
    expect(await approve([first?.id, 'p1:b1'])).toMatchObject({ changed: 1, refused: [{ unit: 'p1:b1' }] })
    await write([
      {
        ...{ operation: 'update_page', page: start },
        document: { markdown: '# Start\n\nPress **Go** now!\n\nTwo large houses.' },
      },
    ])
    expect((await units(id, '&state=stale')).map(({ minor }) => minor)).toEqual([true, false])
    expect((await approve([first?.id]))['refused']).toHaveLength(1)
    expect(await mara.done('POST', at(`/${id}/keep`), { minor: true })).toEqual({ changed: 1, refused: [] })
    expect(await units(id, '&state=reviewed')).toMatchObject([{}, { target }])
    expect((await mara('POST', `${unit(second)}/keep`)).body).toMatchObject({ state: 'machine' })
    expect((await mara('POST', `${unit(second)}/keep`)).status).toBe(412)
    await run(id)
    expect(await markdown(space, start)).toContain('Jetzt **Los** dr\u00fccken.')
  })

  it('warns where the same source is translated in two ways', async () => {
    await page('One', 'Save your work.')
    await page('Two', 'Save your work.')
    const id = await create()
    await run(id)
    const same = (await units(id)).filter((unit) => unit.source === 'Save your work.')
    expect(same).toHaveLength(2)
    const warned = async () =>
      (await units(id, '&check=warning')).flatMap((unit) =>
        (unit['checks'] as { kind: string }[]).some(({ kind }) => kind === 'consistency') ? [unit.id] : [],
      )
    expect(await warned()).toEqual([])
    const put = (unit: Unit | undefined, target: string) =>
      mara.done('PUT', at(`/${id}/units/${unit?.id}`), { target })
    await put(same[0], 'Sichern Sie Ihre Arbeit.')
    expect((await warned()).toSorted()).toEqual(same.map((unit) => unit.id).toSorted())
    expect(await mara.done('GET', at(`/${id}/units/${same[1]?.id}`))).toMatchObject({
      checks: expect.arrayContaining([expect.objectContaining({ kind: 'consistency' })]),
    })
    await put(same[1], 'Sichern Sie Ihre Arbeit.')
    expect(await warned()).toEqual([])
  })

  it('refuses pairs that are not possible', async () => {
    await create()
    const body = { source: { space: source, language: 'en' }, language: 'de' }
    expect((await mara('POST', at(), body)).body.error?.reason).toBe('already-taken')
    const own = await mara('POST', at(), { ...body, language: 'en' })
    expect([own.status, own.body.error?.details?.[0]?.path]).toEqual([400, 'body.language'])
    expect((await mara('POST', at(), { ...body, language: 'xx' })).status).toBe(422)
    const foreign = await mara('POST', at(), { ...body, language: 'fr', engine: 'W123' })
    expect([foreign.status, foreign.body.error?.details?.[0]?.path]).toEqual([400, 'body.engine'])
    const eve = await service.person('eve')
    const other = await service.organization('Elsewhere', eve)
    const space = await service.space(other, eve)
    expect((await mara('POST', at(), { ...body, source: { space, language: 'en' } })).status).toBe(404)
  })

  it('translates no translation back into a language that it comes from', async () => {
    await page('Start', 'A house.')
    const translated = async (space: string, language: string, into: string): Promise<string> => {
      const id = await create({ source: { space, language }, language: into })
      await run(id)
      return (await resultOf(id)).space
    }
    const german = await translated(source, 'en', 'de')
    const french = await translated(german, 'de', 'fr')
    for (const [space, language, into] of [
      [german, 'de', 'en'],
      [french, 'fr', 'en'],
      [french, 'fr', 'de'],
    ]) {
      const refused = await mara('POST', at(), { source: { space, language }, language: into })
      expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([400, 'body.language'])
    }
  })

  it('shows texts only to those who can read both spaces', async () => {
    await page('Start', 'One house.')
    const id = await create()
    const { space: result } = (await run(id))['result'] as { space: string }
    const [unit] = await units(id)
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'review')
    const { report } = await service.ctx.store.read
      .selectFrom('translation_runs')
      .select('id as report')
      .where('translation', '=', id)
      .executeTakeFirstOrThrow()
    const open = (space: string, defaultLevel: string | null) =>
      mara.done('PATCH', `/spaces/${space}`, { defaultLevel })
    const answers = () =>
      Promise.all(
        ['pages', 'units', `units/${unit?.id ?? ''}`, 'export?format=po', `runs/${report}`].map(
          async (path) => (await ivo('GET', at(`/${id}/${path}`))).status,
        ),
      )
    const kept = async () =>
      (await ivo('PUT', at(`/${id}/units/${unit?.id ?? ''}`), { target: 'Neu', state: 'edited' })).status
    await open(result, 'edit')
    expect([await answers(), await kept()]).toEqual([[200, 200, 200, 200, 200], 200])
    await open(source, null)
    expect([await answers(), await kept()]).toEqual([[403, 403, 403, 403, 403], 403])
    expect((await ivo('GET', at(`/${id}`))).status).toBe(200)
    await open(source, 'read')
    await open(result, null)
    expect(await answers()).toEqual([403, 403, 403, 403, 403])
    await open(source, null)
    expect(await answers()).toEqual([404, 404, 404, 404, 404])
  })
})
