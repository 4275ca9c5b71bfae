/** Runs that are stopped, limited or interrupted, and what is asked for meanwhile. */
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TranslationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { checkTranslations } from '../check-translations.ts'
import { attemptRun, translationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('runs of translations on %s', (engine) => {
  let world: TranslationWorld
  beforeEach(async () => {
    world = await translationWorld(engine)
  })
  afterEach(() => world.close())

  it('run again if it is asked for while a stopped one ends', async () => {
    const { mara, at } = world
    await world.page('Start', 'One house.')
    const id = await world.create()
    const { translate } = world
    world.translate = async (_texts, response) => {
      world.translate = translate
      await mara.done('DELETE', at(`/${id}/run`))
      await mara.done('POST', at(`/${id}/run`))
      // The run that was stopped hangs up.
      await once(response, 'close')
      return undefined
    }
    await mara.done('POST', at(`/${id}/run`))
    await expect
      .poll(async () => (await world.get(id))['stats'], { timeout: 20_000 })
      .toMatchObject({
        runs: 2,
      })
    expect(await world.finished(id)).toMatchObject({
      lastRun: { outcome: 'done' },
      units: { machine: 2, missing: 0 },
    })
  })

  it('translate what a limit leaves room for, and the rest another time', async () => {
    const sentences = Array.from({ length: 18 }, (_, at) => `Sentence number ${at + 10}.`)
    await world.page('Start', sentences.join('\n\n'))
    const id = await world.create({ limits: { charactersPerRun: 90 } })
    const first = await world.run(id)
    expect(first).toMatchObject({ lastRun: { outcome: 'partial' }, units: { machine: 5, missing: 14 } })
    expect(first['charactersThisMonth']).toBeLessThanOrEqual(90)
    for (let times = 0; times < 4; times += 1) await world.run(id)
    expect(await world.get(id)).toMatchObject({
      lastRun: { outcome: 'done' },
      units: { machine: 19, missing: 0 },
    })
  })

  it('send no text again that the limit leaves no room for', async () => {
    await world.page('Start', Array.from({ length: 4 }, (_, at) => `House **number** ${at}.`).join('\n\n'))
    const id = await world.create({ limits: { charactersPerRun: 130 } })
    world.translate = (texts) => texts.map((text) => text.replaceAll(/<[^>]*>/g, ''))
    const { charactersThisMonth } = await world.run(id)
    expect(charactersThisMonth).toBeLessThanOrEqual(130)
    expect(charactersThisMonth).toBeGreaterThan(90)
  })

  it('count what they send again because its tags were lost', async () => {
    const { mara, at } = world
    await world.page('Start', 'One **house**.')
    const id = await world.create()
    const { characters } = await mara.done('GET', at(`/${id}/estimate`))
    world.translate = (texts) => texts.map((text) => text.replaceAll(/<[^>]*>/g, ''))
    const { charactersThisMonth, units } = await world.run(id)
    expect(units).toMatchObject({ missing: 0 })
    expect(charactersThisMonth).toBeGreaterThan(Number(characters))
  })

  it('do not start by themselves once automatic runs are off', async () => {
    const { mara, at, service } = world
    await world.page('Start', 'One house.')
    const id = await world.create({ autoRun: true })
    await world.run(id)
    await world.page('More', 'Two houses.')
    expect(await world.get(id)).toMatchObject({ status: 'pending' })
    expect(await mara.done('PUT', at(`/${id}`), { autoRun: false })).toMatchObject({ status: 'completed' })
    service.later(120)
    expect(await world.run(id)).toMatchObject({ stats: { runs: 2 }, units: { machine: 4 } })
    const { items } = await mara.done('GET', at(`/${id}/runs`))
    expect(items).toMatchObject([{ trigger: 'manual' }, { trigger: 'manual' }])
  })

  it('take a term that the glossary gets while they translate', async () => {
    const { mara, at } = world
    await world.page('Start', 'One house.')
    const id = await world.create()
    const { translate } = world
    world.translate = async (texts, response) => {
      world.translate = (all) => all.map((text) => text.replace('house', 'Gebäude'))
      await world.changeGlossary({ type: 'insert', translations: { en: 'house', de: 'Gebäude' } })
      return translate(texts, response)
    }
    await mara.done('POST', at(`/${id}/run`))
    await expect
      .poll(async () => (await world.units(id)).at(-1)?.target, { timeout: 20_000 })
      .toBe('One Gebäude.')
  })
})

describe.each(engines)('interrupted runs of translations on %s', (engine) => {
  let world: TranslationWorld
  beforeEach(async () => {
    world = await translationWorld(engine, { jobs: false })
  })
  afterEach(() => world.close())

  it('send no more than the limit in all their attempts', async () => {
    for (const title of ['First', 'Second', 'Third']) await world.page(title, `${title} house. `.repeat(300))
    const id = await world.create({ limits: { charactersPerRun: 9000 } })
    await world.mara.done('POST', world.at(`/${id}/run`))
    const interrupted = new AbortController()
    const { translate } = world
    world.translate = (texts, response) => {
      if (world.sent.length === 1) return translate(texts, response)
      interrupted.abort()
      return undefined
    }
    await expect(attemptRun(world, interrupted.signal)).rejects.toThrow()
    world.translate = translate
    await attemptRun(world)
    const done = await world.get(id)
    expect(done).toMatchObject({ lastRun: { outcome: 'partial' }, units: { missing: 3 } })
    expect(done['charactersThisMonth']).toBeLessThanOrEqual(9000)
  })

  it('send nothing for a translated space that was deleted', async () => {
    const { mara, at } = world
    const page = await world.page('Start', 'One house.')
    const id = await world.create({ autoRun: true })
    await mara.done('POST', at(`/${id}/run`))
    await attemptRun(world)
    const { space } = (await world.get(id))['result'] as { space: string }
    await mara.done('DELETE', `/spaces/${space}`)
    await world.write([{ operation: 'update_page', page, document: { markdown: '# Start\n\nTwo houses.' } }])
    const { length } = world.sent
    await attemptRun(world)
    expect(await world.get(id)).toMatchObject({
      lastRun: { outcome: 'failed', message: 'The translated space was deleted.' },
    })
    expect(world.sent).toHaveLength(length)
  })

  it('have counted what they sent, page after page, when their process is killed', async () => {
    const { mara, at, service } = world
    for (const title of ['First', 'Second']) await world.page(title, `${title} house. `.repeat(300))
    const id = await world.create()
    await mara.done('POST', at(`/${id}/run`))
    const counted: unknown[] = []
    const { translate } = world
    world.translate = async (texts, response) => {
      const { characters } = await service.ctx.store.read
        .selectFrom('translation_runs')
        .select('characters')
        .executeTakeFirstOrThrow()
      counted.push(Number(characters))
      return translate(texts, response)
    }
    await attemptRun(world)
    const lengths = world.sent.map((texts) => texts.reduce((sum, text) => sum + text.length, 0))
    const { charactersThisMonth: all } = await world.get(id)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(all)
    // Each request is counted before it is sent.
    expect(counted).toEqual(
      lengths.map((_, place) => lengths.slice(0, place + 1).reduce((sum, one) => sum + one, 0)),
    )
    expect(counted.length).toBeGreaterThan(1)
  })

  it('report what they delivered when their process is killed after it', async () => {
    const { mara, at, service } = world
    await world.page('Start', 'One house.\n\nTwo houses.')
    const id = await world.create()
    await mara.done('POST', at(`/${id}/run`))
    const { store } = service.ctx
    const write = store.write.bind(store)
    const delivered = async () =>
      (
        await store.read
          .selectFrom('translations')
          .select('source_revision')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).source_revision !== null
    const writes = vi.spyOn(store, 'write').mockImplementation(async (work, options) => {
      if (await delivered()) throw new Error('The process was killed.')
      return write(work, options)
    })
    await expect(attemptRun(world)).rejects.toThrow('The process was killed.')
    writes.mockRestore()
    expect(await delivered()).toBe(true)
    await attemptRun(world)
    const { items } = await mara.done('GET', at(`/${id}/runs`))
    const [run] = items as { id: string }[]
    const report = await mara.done('GET', at(`/${id}/runs/${run?.id ?? ''}`))
    expect(report).toMatchObject({
      units: { translated: 3, fromMemory: 0, failed: 0 },
      revision: expect.any(String),
      pages: [{ page: { title: 'Start (de)' }, translated: 3 }],
    })
  })

  it('leave nothing behind when their translation is deleted meanwhile', async () => {
    const { mara, at, service } = world
    await world.page('Start', 'One house.\n\nTwo houses.')
    const id = await world.create()
    await mara.done('POST', at(`/${id}/run`))
    const { translate } = world
    world.translate = async (texts, response) => {
      await mara.done('DELETE', at(`/${id}`))
      return translate(texts, response)
    }
    await attemptRun(world).catch(() => {})
    expect((await mara('GET', at(`/${id}`))).status).toBe(404)
    const problems: string[] = []
    await checkTranslations(service.ctx.store.read, (problem) => problems.push(problem))
    expect(problems).toEqual([])
  })

  it('do not bring back a unit that the source removed meanwhile', async () => {
    const { mara, at } = world
    await world.page('Start', 'One house.')
    const id = await world.create()
    await mara.done('POST', at(`/${id}/run`))
    await attemptRun(world)
    const [title] = await world.units(id)
    const more = await world.page('More', 'Two houses.\n\nThree houses.')
    await mara.done('POST', at(`/${id}/run`))
    const { translate } = world
    world.translate = async (texts, response) => {
      world.translate = translate
      const document = { markdown: '# More\n\nTwo houses.' }
      await world.write([{ operation: 'update_page', page: more, document }])
      // What a person does brings the units up to date.
      await mara.done('PUT', at(`/${id}/units/${title?.id ?? ''}`), { target: 'Anfang' })
      return translate(texts, response)
    }
    await attemptRun(world)
    await mara.done('POST', at(`/${id}/run`))
    await attemptRun(world)
    const listed = await world.units(id, `&pageId=${more}`)
    expect(listed.map(({ source, state }) => [source, state])).toEqual([
      ['More', 'machine'],
      ['Two houses.', 'machine'],
    ])
    expect(await world.get(id)).toMatchObject({ units: { machine: 3, edited: 1, missing: 0, stale: 0 } })
  })
})
