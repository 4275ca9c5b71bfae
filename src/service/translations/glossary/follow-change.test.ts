/** What a change of the glossary does to translations, whatever happens to its job. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TranslationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import {
  attemptRun,
  glossaryJobs,
  translationWorld,
} from '../../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { checkTranslations } from '../check-translations.ts'

describe.each(engines)('a change of the glossary on %s', (engine) => {
  let world: TranslationWorld
  beforeEach(async () => {
    world = await translationWorld(engine, { jobs: false })
  })
  afterEach(() => world.close())

  const building = { type: 'insert', translations: { en: 'house', de: 'Gebäude' } }
  const ship = { type: 'insert', translations: { en: 'boat', de: 'Schiff' } }

  /** A translated page, and the engine's new words for its terms. */
  const translated = async (markdown = 'One house.'): Promise<string> => {
    await world.page('Start', markdown)
    const id = await world.create()
    await world.mara.done('POST', world.at(`/${id}/run`))
    await attemptRun(world)
    world.translate = (texts) => texts.map((text) => text.replace('house', 'Gebäude'))
    return id
  }
  const following = new AsyncLocalStorage<true>()
  const follow = () =>
    following.run(true, async () => {
      for (const attempt of await glossaryJobs(world)) await attempt()
    })
  const redone = async (id: string) => (await world.mara.done('GET', world.at(`/${id}/estimate`)))['units']
  /** Writes the last unit as a person. */
  const writeLast = async (id: string, target: string) => {
    const unit = (await world.units(id)).at(-1)
    await world.mara.done('PUT', world.at(`/${id}/units/${unit?.id ?? ''}`), { target })
  }
  const problems = async () => {
    const found: string[] = []
    await checkTranslations(world.service.ctx.store.read, (problem) => found.push(problem))
    return found
  }
  /** Runs `meanwhile` before the write with this number, from now on, not counting those of others. */
  const beforeWrite = (number: number, meanwhile: () => Promise<unknown>) => {
    const { store } = world.service.ctx
    const write = store.write.bind(store)
    let count = 0
    return vi.spyOn(store, 'write').mockImplementation(async (work, options) => {
      if (following.getStore() !== true) return write(work, options)
      count += 1
      if (count === number) await meanwhile()
      return write(work, options)
    })
  }

  it('takes effect after the service was stopped right after it', async () => {
    const id = await translated()
    await world.changeGlossary(building)
    expect(await redone(id)).toBe(0)
    world.service.ctx.jobs.start()
    await expect
      .poll(async () => (await world.units(id)).at(-1)?.target, { timeout: 20_000 })
      .toBe('One Gebäude.')
  })

  it('asks for a run although the first attempt ended before that', async () => {
    const id = await translated()
    await world.changeGlossary(building)
    // The first transaction marks the units, the second one asks for the run.
    const writes = beforeWrite(2, () => Promise.reject(new Error('The process was killed.')))
    await expect(follow()).rejects.toThrow('The process was killed.')
    writes.mockRestore()
    expect(await world.get(id)).toMatchObject({ status: 'completed', stats: { runs: 1 } })
    await follow()
    await attemptRun(world)
    expect((await world.units(id)).at(-1)).toMatchObject({ target: 'One Gebäude.' })
    expect(await problems()).toEqual([])
  })

  it('is the same after a second attempt', async () => {
    const id = await translated()
    await world.changeGlossary(building)
    await follow()
    await follow()
    expect(await redone(id)).toBe(1)
    await attemptRun(world)
    expect(await world.get(id)).toMatchObject({ status: 'completed', stats: { runs: 2 } })
  })

  it('redoes the units of former terms as well, whichever of several jobs runs first', async () => {
    const id = await translated('One house.\n\nOne boat.\n\nNothing else.')
    await world.changeGlossary(building)
    const { items } = await world.mara.done('GET', `/orgs/${world.org}/translations-glossary`)
    const [entry] = items as { id: string }[]
    await world.changeGlossary({ type: 'update', id: entry?.id, translations: ship.translations })
    const jobs = await glossaryJobs(world)
    expect(jobs).toHaveLength(2)
    await jobs[1]?.()
    expect(await redone(id)).toBe(2)
    await jobs[0]?.()
    expect(await redone(id)).toBe(2)
  })

  it('checks what people wrote against the newest glossary, whichever of two jobs ends last', async () => {
    const id = await translated('One house, one boat.')
    await writeLast(id, 'Ein Gebäude, ein Boot.')
    await world.changeGlossary(building)
    const writes = beforeWrite(1, async () => {
      writes.mockRestore()
      await world.changeGlossary(ship)
      await (await glossaryJobs(world)).at(-1)?.()
    })
    await following.run(true, async () => (await glossaryJobs(world))[0]?.())
    expect((await world.units(id)).at(-1)).toMatchObject({
      checks: [{ kind: 'glossary', severity: 'warning' }],
    })
  })

  it('tells the screens which translations it changed', async () => {
    const id = await translated()
    await world.changeGlossary(building, ship)
    const told = () =>
      world.service.ctx.store.read
        .selectFrom('events')
        .select('subject')
        .where('kind', '=', 'translation.units-changed')
        .execute()
    expect(await told()).toEqual([])
    await follow()
    expect(await told()).toEqual([{ subject: id }])
  })

  it('passes over a translation that was deleted meanwhile', async () => {
    const id = await translated()
    await world.changeGlossary(building)
    const writes = beforeWrite(1, async () => {
      writes.mockRestore()
      await world.mara.done('DELETE', world.at(`/${id}`))
    })
    await follow()
    await follow()
    expect(await problems()).toEqual([])
  })

  it('is attempted again where somebody changes the units all the time', async () => {
    const id = await translated()
    await world.changeGlossary(building)
    const { store } = world.service.ctx
    const write = store.write.bind(store)
    const writes = vi.spyOn(store, 'write').mockImplementation(async (work, options) => {
      await write((db) =>
        db
          .updateTable('translation_units')
          .set((e) => ({ version: e('version', '+', 1) }))
          .where('translation', '=', id)
          .execute(),
      )
      return write(work, options)
    })
    await expect(follow()).rejects.toThrow('units changed')
    writes.mockRestore()
    expect(await redone(id)).toBe(0)
    await follow()
    expect(await redone(id)).toBe(1)
  })

  it('is followed in units that somebody changes at the same time', async () => {
    const id = await translated()
    await world.changeGlossary(building)
    const writes = beforeWrite(1, async () => {
      writes.mockRestore()
      await world.service.ctx.store.write((db) =>
        db
          .updateTable('translation_units')
          .set((e) => ({ version: e('version', '+', 1) }))
          .where('translation', '=', id)
          .execute(),
      )
    })
    await follow()
    expect(await redone(id)).toBe(1)
    await attemptRun(world)
    expect((await world.units(id)).at(-1)).toMatchObject({ target: 'One Gebäude.' })
  })
})
