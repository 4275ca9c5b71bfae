/** The glossary over the API: its list, changes in one go, and who may make them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { glossaryOf, mostEntries } from './glossary.store.ts'

interface Entry {
  readonly id: string
  readonly translations: Readonly<Record<string, string>>
  readonly doNotTranslate: boolean
  readonly note?: string
}

describe.each(engines)('the glossary on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const at = (rest = '') => `/orgs/${org}/translations-glossary${rest}`
  const insert = (translations: Readonly<Record<string, string>>, more: object = {}) => ({
    type: 'insert',
    translations,
    ...more,
  })
  const update = (operations: readonly object[], by = mara) => by('PUT', at(), { operations })
  const made = async (...terms: readonly string[]): Promise<void> => {
    const { status } = await update(terms.map((en) => insert({ en })))
    expect(status).toBe(204)
  }
  const entries = async (query = '', by = mara) =>
    (await by.done('GET', at(query)))['items'] as readonly Entry[]
  const terms = async (query = '') => (await entries(query)).map(({ translations }) => translations['en'])
  const idOf = async (term: string): Promise<string> =>
    (await entries()).find(({ translations }) => translations['en'] === term)?.id ?? 'none'

  it('is listed in the order of its terms, page by page', async () => {
    await made('spoon', 'Apple', 'pear', 'Fork', 'bowl')
    expect(await terms()).toEqual(['Apple', 'bowl', 'Fork', 'pear', 'spoon'])
    const found: (string | undefined)[] = []
    let query = '?limit=2'
    for (let pages = 0; ; pages += 1) {
      expect(pages).toBeLessThan(3)
      const { items, next, count } = await mara.done('GET', at(query))
      expect(count).toBe(5)
      found.push(...(items as readonly Entry[]).map(({ translations }) => translations['en']))
      if (next === undefined) break
      query = `?limit=2&page=${encodeURIComponent((next as { page: string }).page)}`
    }
    expect(found).toEqual(await terms())
    expect((await mara('GET', at('?page=none'))).status).toBe(400)
  })

  it('is listed page by page although its terms are long', async () => {
    const languages = [
      'en',
      'de',
      'fr',
      'it',
      'es',
      'ja',
      'zh',
      'ru',
      'uk',
      'pl',
      'nl',
      'sv',
      'da',
      'fi',
      'cs',
    ]
    const long = (word: string) =>
      Object.fromEntries(languages.map((language) => [language, `${word} ${language} ${'ü'.repeat(240)}`]))
    expect((await update([insert(long('one')), insert(long('two')), insert(long('six'))])).status).toBe(204)
    const first = await mara.done('GET', at('?limit=2'))
    const { page } = first['next'] as { page: string }
    const second = await entries(`?limit=2&page=${encodeURIComponent(page)}`)
    const found = [...(first['items'] as readonly Entry[]), ...second]
    expect(found.map(({ translations }) => translations['en']?.slice(0, 3))).toEqual(['one', 'six', 'two'])
  })

  it('is read anew after each change, even if the clocks of two processes differ', async () => {
    await made('space', 'site')
    const known = async () =>
      (await glossaryOf(service.ctx, org)).map(({ translations }) => translations['de'] ?? '').toSorted()
    const translate = async (en: string, de: string) =>
      update([{ type: 'update', id: await idOf(en), translations: { en, de } }])
    service.later(60)
    await translate('space', 'Bereich')
    expect(await known()).toEqual(['', 'Bereich'])
    service.later(-60)
    await translate('site', 'Website')
    expect(await known()).toEqual(['Bereich', 'Website'])
  })

  it('finds a part of a term in any language, and takes signs of patterns literally', async () => {
    await update([
      insert({ en: '50% off', de: 'Rabatt' }),
      insert({ en: 'snake_case' }),
      insert({ en: 'snakeXcase', de: 'ÄRGER!' }),
    ])
    expect(await terms('?search=RABAT')).toEqual(['50% off'])
    expect(await terms('?search=0%25')).toEqual(['50% off'])
    expect(await terms('?search=e_c')).toEqual(['snake_case'])
    expect(await terms('?search=!')).toEqual(['snakeXcase'])
    expect(await terms('?search=none')).toEqual([])
    expect((await mara.done('GET', at('?search=snake')))['count']).toBe(2)
  })

  it('has a term once for each language, whatever its case', async () => {
    await update([insert({ en: 'Cloud', de: 'Wolke' })])
    for (const [translations, term] of [
      [{ en: 'cloud' }, 'cloud'],
      [{ en: 'Mist', de: 'WOLKE' }, 'wolke'],
    ] as const) {
      const { status, body } = await update([insert({ en: 'Fresh' }), insert(translations)])
      expect(status).toBe(409)
      expect(body.error?.message).toContain(`"${term}"`)
    }
    expect((await update([insert({ en: 'Twice' }), insert({ en: 'twice' })])).status).toBe(409)
    // The same word in another language is another term.
    expect((await update([insert({ de: 'Cloud' })])).status).toBe(204)
    // What failed left nothing behind.
    expect(await terms('?search=fresh')).toEqual([])
  })

  it('is compared after all operations, so that terms can change places', async () => {
    await made('left', 'right', 'old')
    const [left, right, old] = [await idOf('left'), await idOf('right'), await idOf('old')]
    const swapped = await update([
      { type: 'update', id: left, translations: { en: 'right' } },
      { type: 'update', id: right, translations: { en: 'left' } },
      { type: 'delete', id: old },
      insert({ en: 'old' }, { doNotTranslate: true, note: 'A name.' }),
    ])
    expect(swapped.status).toBe(204)
    expect([await idOf('right'), await idOf('left')]).toEqual([left, right])
    expect(await idOf('old')).not.toBe(old)
    expect(await entries('?search=old')).toMatchObject([{ doNotTranslate: true, note: 'A name.' }])
    expect((await mara('GET', at(`/${old}`))).status).toBe(404)
  })

  it('replaces an entry as a whole', async () => {
    await update([insert({ en: 'Cloud', de: 'Wolke' }, { note: 'Sky', forbidden: { de: ['Nebel'] } })])
    const id = await idOf('Cloud')
    service.later(5)
    await update([{ type: 'update', id, translations: { en: 'Cloud' } }])
    const entry = await mara.done('GET', at(`/${id}`))
    expect(entry).toMatchObject({ translations: { en: 'Cloud' }, forbidden: {}, doNotTranslate: false })
    expect(entry['note']).toBeUndefined()
    expect(String(entry['updatedAt']) > String(entry['createdAt'])).toBe(true)
  })

  it('forgives the deletion of an entry that is gone, and nothing else', async () => {
    await made('kept')
    expect((await update([{ type: 'delete', id: 'gone' }])).status).toBe(204)
    const failed = await update([
      { type: 'delete', id: await idOf('kept') },
      { type: 'update', id: 'gone', translations: { en: 'x' } },
    ])
    expect(failed.status).toBe(404)
    expect(await terms()).toEqual(['kept'])
  })

  it('belongs to one organization', async () => {
    await made('ours')
    const id = await idOf('ours')
    const other = await service.organization('Other', mara)
    const there = `/orgs/${other}/translations-glossary`
    expect((await mara('GET', `${there}/${id}`)).status).toBe(404)
    const operations = [{ type: 'update', id, translations: { en: 'theirs' } }]
    expect((await mara('PUT', there, { operations })).status).toBe(404)
    expect((await mara('PUT', there, { operations: [{ type: 'delete', id }] })).status).toBe(204)
    expect((await mara('PUT', there, { operations: [insert({ en: 'ours' })] })).status).toBe(204)
    expect(await terms()).toEqual(['ours'])
  })

  it('is read by members and changed by administrators', async () => {
    const [writer, stranger] = [await service.person('wim'), await service.person('sol')]
    await service.member(org, writer, 'edit')
    await made('shared')
    expect(await entries('', writer)).toMatchObject([{ translations: { en: 'shared' } }])
    for (const [method, path] of [
      ['PUT', ''],
      ['POST', '/preview'],
    ] as const) {
      const operations = [insert({ en: 'new' })]
      expect((await writer(method, at(path), { operations })).status).toBe(403)
      expect((await stranger(method, at(path), { operations })).status).toBe(404)
    }
    expect((await stranger('GET', at())).status).toBe(404)
    expect(await terms()).toEqual(['shared'])
  })

  it('has limits for a request and for all entries', async () => {
    const long = 'x'.repeat(256)
    for (const operation of [
      insert({ en: long }),
      insert({ en: '' }),
      insert({ klingon: 'nuqneH' }),
      insert({ en: 'a' }, { note: 'x'.repeat(1001) }),
      insert({ en: 'a' }, { forbidden: { de: Array.from({ length: 21 }, (_, at_) => `w${at_}`) } }),
      insert({ en: 'a' }, { more: true }),
      { type: 'rename', id: 'a' },
    ])
      expect((await update([operation])).status, JSON.stringify(operation).slice(0, 60)).toBe(422)
    expect((await update([])).status).toBe(422)
    const many = Array.from({ length: 1001 }, (_, term) => insert({ en: `t${term}` }))
    expect((await update(many)).status).toBe(422)

    const now = service.ctx.now()
    const row = (at_: number) => ({
      ...{ id: `filled-${at_}`, organization: org, translations: JSON.stringify({ en: `filled ${at_}` }) },
      ...{ do_not_translate: 0 as const, forbidden: '{}', note: null, search: `filled ${at_}` },
      ...{ created_at: now, updated_at: now },
    })
    await service.ctx.store.write(async (db) => {
      for (let from = 0; from < mostEntries - 1; from += 500) {
        const count = Math.min(500, mostEntries - 1 - from)
        const rows = Array.from({ length: count }, (_, at_) => row(from + at_))
        await db.insertInto('glossary_entries').values(rows).execute()
      }
    })
    expect((await update([insert({ en: 'one' }), insert({ en: 'two' })])).status).toBe(409)
    await made('last')
    expect((await update([insert({ en: 'too many' })])).status).toBe(409)
    // A deletion in the same request makes room.
    const room = [insert({ en: 'instead' }), { type: 'delete', id: 'filled-0' }]
    expect((await update(room)).status).toBe(204)
    expect((await mara.done('GET', at('?limit=1')))['count']).toBe(mostEntries)
  })
})
