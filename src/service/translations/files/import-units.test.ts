/** What an import takes from a file, and from whom. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { longestUnit } from '../../../contract/translations/unit-schemas.ts'
import type { Client } from '../../../testing/fixtures/test-service.ts'
import type { TranslationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { translationWorld } from '../../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Entry = readonly [unit: string, source: string, target: string]

describe.each(engines)('imports of translations on %s', (engine) => {
  let world: TranslationWorld
  let id: string
  let title: string
  let house: string
  beforeEach(async () => {
    world = await translationWorld(engine)
    await world.page('Start', 'One house.')
    id = await world.create()
    await world.run(id)
    ;[title = '', house = ''] = (await world.units(id)).map((unit) => unit.id)
  })
  afterEach(() => world.close())

  const po = (entries: readonly Entry[]) =>
    ['msgid ""\nmsgstr ""\n']
      .concat(entries.map((entry) => `msgctxt "${entry[0]}"\nmsgid "${entry[1]}"\nmsgstr "${entry[2]}"\n`))
      .join('\n')
  const type = { 'content-type': 'application/octet-stream' }
  const send = async (file: string, by: Client = world.mara) =>
    (await by('POST', world.at(`/${id}/import`), file, type)).body
  const xliff = (state: string, target: string) => {
    const unit = `<unit id="${house}"><segment state="${state}"><source>One house.</source><target>${target}</target></segment></unit>`
    return `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f">${unit}</file></xliff>`
  }

  it('take no translation that is longer than one that is typed', async () => {
    const long = 'ä'.repeat(longestUnit + 1)
    expect(await send(po([[house, 'One house.', long]]))).toMatchObject({
      ...{ changed: 0, problemCount: 1 },
      problems: [{ unit: house, message: 'Its translation has more than 100000 characters.' }],
    })
    expect(await send(po([[house, 'One house.', long.slice(1)]]))).toMatchObject({ changed: 1 })
  })

  it('take no NUL characters, in a name or in a translation', async () => {
    const file = po([
      ['pa\0ge:abc', 'Nothing', 'Nichts'],
      [title, 'Start', 'An\0fang'],
      [house, 'One house.', 'Ein Haus.'],
    ])
    const answer = await send(file)
    expect(answer).toMatchObject({ changed: 1, problemCount: 2 })
    expect(answer['problems']).toMatchObject([
      { message: 'The translation has no such unit.' },
      { unit: title, message: 'Its translation contains a NUL character.' },
    ])
  })

  it('take the good units, and name the others with the reason', async () => {
    const answer = await send(
      po([
        [title, 'Begin', 'Anfang'],
        ['none:none', 'Nothing', 'Nichts'],
        [house, 'One house.', 'Ein Haus.'],
      ]),
    )
    expect(answer).toMatchObject({ changed: 1, unchanged: 0, problemCount: 2 })
    expect(answer['problems']).toMatchObject([
      { unit: title, message: 'Its source has changed since the file was made. Export it again.' },
      { unit: 'none:none', message: 'The translation has no such unit.' },
    ])
    expect(await world.units(id)).toMatchObject([
      { target: 'Start (de)', origin: 'machine' },
      { target: 'Ein Haus.', origin: 'import', state: 'edited' },
    ])
  })

  it('mark as reviewed for those alone who may review', async () => {
    const { org, service } = world
    const [rita, ed] = [await service.person('rita'), await service.person('ed')]
    await service.member(org, rita, 'read')
    await service.member(org, ed, 'edit')
    const file = xliff('final', 'Ein Haus.')
    expect(await send(file, rita)).toMatchObject({ error: { code: 403 } })
    expect(await send(file, ed)).toMatchObject({ changed: 1, problemCount: 0 })
    expect((await world.units(id)).at(-1)).toMatchObject({ state: 'edited', target: 'Ein Haus.' })
    expect(await send(file)).toMatchObject({ changed: 1 })
    expect((await world.units(id)).at(-1)).toMatchObject({ state: 'reviewed' })
    expect(await send(file)).toMatchObject({ changed: 0, unchanged: 1 })
  })
})
