/** What people do with units, where texts and rights are out of the ordinary. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TranslationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { translationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { checkTranslations } from '../check-translations.ts'

describe.each(engines)('units that people translate on %s', (engine) => {
  let world: TranslationWorld
  beforeEach(async () => {
    world = await translationWorld(engine)
  })
  afterEach(() => world.close())

  const markdown = async (space: string, page: string) =>
    (await world.mara.done('GET', `/spaces/${space}/content/page/${page}?format=markdown`))['markdown']

  /** Runs `first` before the first transaction of a request. */
  const beforeFirstWrite = async <T>(
    request: () => Promise<T>,
    first: () => Promise<unknown>,
  ): Promise<T> => {
    const { store } = world.service.ctx
    const write = store.write.bind(store)
    const inRequest = new AsyncLocalStorage<true>()
    let isFirst = true
    const writes = vi.spyOn(store, 'write').mockImplementation(async (work, options) => {
      if (isFirst && inRequest.getStore()) {
        isFirst = false
        await inRequest.exit(first)
      }
      return write(work, options)
    })
    const answered = await inRequest.run(true, request)
    writes.mockRestore()
    expect(isFirst).toBe(false)
    return answered
  }

  it('may have translations without a letter, which runs leave alone', async () => {
    const { mara, at } = world
    const start = await world.page('One', 'Two.\n\n| No | Yes |\n| --- | --- |\n| Thumbs up | Done |')
    const id = await world.create()
    const { space } = (await world.run(id))['result'] as { space: string }
    const all = await world.units(id)
    const unitOf = (source: string) => all.find((unit) => unit.source === source)?.id ?? ''
    for (const [source, target] of [
      ['One', '1'],
      ['Two.', '2'],
      ['Thumbs up', '👍'],
    ] as const)
      expect((await mara('PUT', at(`/${id}/units/${unitOf(source)}`), { target })).body).toMatchObject({
        ...{ target, state: 'edited' },
      })
    expect(await markdown(space, start)).toMatch(/^# 1\n\n2\n\n[^]*👍/)
    await world.write([{ operation: 'update_page', page: start, description: 'A description' }])
    expect(await world.run(id)).toMatchObject({ units: { edited: 3, stale: 0, missing: 0 } })
    expect(await markdown(space, start)).toMatch(/2\n\n[^]*👍/)
    expect((await world.units(id, '&state=edited')).map(({ target }) => target)).toEqual(['1', '2', '👍'])
  })

  it('are found by the words that people read', async () => {
    await world.page('Start', 'See our **Q&A** page for `<b>` & more.\n\nHTML knows 5 &lt; 6.')
    const id = await world.create()
    const found = async (words: string) =>
      (await world.units(id, `&search=${encodeURIComponent(words)}`)).map(({ source }) => source.slice(0, 4))
    expect(await found('q&a')).toEqual(['See '])
    expect(await found('our Q&A page')).toEqual(['See '])
    expect(await found('5 < 6')).toEqual(['HTML'])
    for (const markup of ['amp', 'g id', '</g>', '&lt;']) expect(await found(markup)).toEqual([])
  })

  it('cannot be changed once the source has lost their page', async () => {
    const { mara, at } = world
    await world.page('Start', 'One house.')
    const page = await world.page('More', 'Two houses.')
    const id = await world.create()
    await world.run(id)
    await world.write([{ operation: 'update_page', page, document: { markdown: '# More\n\nTwo  HOUSES.' } }])
    const unit = (await world.units(id, `&pageId=${page}&state=stale`))[0]?.id ?? ''
    const before = await world.get(id)
    await world.write([{ operation: 'delete_page', page }])

    expect((await mara('PUT', at(`/${id}/units/${unit}`), { target: 'Zwei Häuser.' })).status).toBe(404)
    expect((await mara('POST', at(`/${id}/units/${unit}/keep`))).status).toBe(404)
    const refused = { changed: 0, refused: [{ unit, message: 'It does not exist.' }] }
    expect(await mara.done('POST', at(`/${id}/keep`), { units: [unit] })).toEqual(refused)
    expect(await mara.done('POST', at(`/${id}/approve`), { units: [unit] })).toEqual(refused)
    expect(await mara.done('POST', at(`/${id}/keep`), { minor: true })).toEqual({ changed: 0, refused: [] })
    const po = `msgid ""\nmsgstr ""\n\nmsgctxt "${unit}"\nmsgid "Two  HOUSES."\nmsgstr "Zwei Häuser."\n`
    const type = { 'content-type': 'application/octet-stream' }
    expect((await mara('POST', at(`/${id}/import?format=po`), po, type)).body).toMatchObject({
      ...{ changed: 0, problems: [{ unit, message: 'The translation has no such unit.' }] },
    })
    expect((await world.get(id))['result']).toEqual(before['result'])
  })

  it('are approved and kept as they are by then, when a run or another process changes them meanwhile', async () => {
    const { mara, at, service } = world
    const page = await world.page('Start', 'One house.\n\nTwo houses.\n\nThree houses.')
    const id = await world.create()
    await world.run(id)
    await world.write([
      {
        operation: 'update_page',
        page,
        document: { markdown: '# Start\n\nOne house.\n\nTwo HOUSES.\n\nThree houses.' },
      },
    ])
    const all = await world.units(id)
    const unitOf = (source: string) => all.find((unit) => unit.source === source)?.id ?? ''
    const change = (unit: string, columns: object) =>
      service.ctx.store.write((db) =>
        db
          .updateTable('translation_units')
          .set((e) => ({ ...columns, version: e('version', '+', 1) }))
          .where('translation', '=', id)
          .where('unit', '=', unit.slice(unit.indexOf(':') + 1))
          .execute(),
      )
    const [one, two, three] = ['One house.', 'Two HOUSES.', 'Three houses.'].map(unitOf) as [
      string,
      string,
      string,
    ]
    const units = [one, three, 'page:none']
    const approved = await beforeFirstWrite(
      () => mara.done('POST', at(`/${id}/approve`), { units }),
      async () => {
        await change(one, { redo: 1 })
        await change(three, { target: null, held: 'missing', state: 'missing' })
      },
    )
    expect(approved).toEqual({
      changed: 1,
      refused: [
        { unit: three, message: 'It is not translated yet.' },
        { unit: 'page:none', message: 'It does not exist.' },
      ],
    })
    expect(await mara.done('GET', at(`/${id}/units/${one}`))).toMatchObject({ state: 'reviewed' })
    const reviewed = service.ctx.store.read.selectFrom('translation_memory').select('source')
    expect(await reviewed.where('reviewed', '=', 1).execute()).toEqual([{ source: 'One house.' }])

    const suggested = { suggestion: 'Zwei HÄUSER.', suggestion_origin: 'machine' }
    const kept = await beforeFirstWrite(
      () => mara.done('POST', at(`/${id}/keep`), { minor: true }),
      () => change(two, suggested),
    )
    expect(kept).toEqual({ changed: 1, refused: [] })
    expect(await mara.done('GET', at(`/${id}/units/${two}`))).toMatchObject({ state: 'machine' })
    const problems: string[] = []
    await checkTranslations(service.ctx.store.read, (problem) => problems.push(problem))
    expect(problems).toEqual([])
  })
})
