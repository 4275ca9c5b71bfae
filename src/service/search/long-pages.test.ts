/** Pages with more words than a row of the index holds. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('the search index of long pages on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    space = await service.space(org, mara, { editMode: 'live' })
  })
  afterEach(() => service.close())

  const write = (title: string, markdown: string) =>
    mara.done('POST', `/spaces/${space}/content`, {
      changes: [{ operation: 'insert_page', title, document: { markdown } }],
    })
  const found = async (query: string) => {
    const { items } = await mara.done('GET', `/spaces/${space}/search?query=${encodeURIComponent(query)}`)
    return (items as { title: string }[]).map(({ title }) => title)
  }
  /** Numbers that look random, the same in each run. */
  const numbers = (count: number) => {
    let last = 1
    return Array.from({ length: count }, () => (last = (last * 48_271) % 2_147_483_647))
  }

  it.each([
    ['Chinese', numbers(290_000).map((one) => String.fromCodePoint(0x4e00 + (one % 20_000)))],
    ['dotted names', numbers(9_000).map((one) => `${String(one).padStart(10, '1').split('').join('a.b')} `)],
  ])('finds a page with a lot of %s, and the others of its space', async (_name, texts) => {
    const lines = Array.from({ length: 100 }, (_, at) =>
      texts.slice(at * (texts.length / 100), (at + 1) * (texts.length / 100)).join(''),
    )
    await write('Long', `beginning\n\n${lines.join('\n\n')}`)
    await write('Short', 'A needle.')
    await expect.poll(() => found('needle'), { timeout: 40_000 }).toEqual(['Short'])
    expect(await found('beginning')).toEqual(['Long'])
  })
})
