/** Paths that pages left, through the API. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('former paths on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara, { editMode: 'live' })
    await putContent(service.ctx, space, mara.person, {
      pages: ['home', 'lamp', 'horn'].map((id) => ({ id, document: paragraphs(id) })),
    })
  })
  afterEach(() => service.close())

  const write = (...changes: readonly object[]) => mara.done('POST', `/spaces/${space}/content`, { changes })
  const at = async (path: string) => {
    const { status, body } = await mara('GET', `/spaces/${space}/content/path/${path}`)
    return status === 200 ? body['id'] : status
  }

  it('lead to the page that left last, and to the one before when that is deleted', async () => {
    await write({ operation: 'update_page', page: 'lamp', slug: 'light' })
    expect(await at('lamp')).toBe('lamp')
    await write({ operation: 'update_page', page: 'horn', slug: 'lamp' })
    expect(await at('lamp')).toBe('horn')
    service.later(1)
    await write({ operation: 'update_page', page: 'horn', slug: 'signal' })
    expect(await at('lamp')).toBe('horn')
    await write({ operation: 'delete_page', page: 'horn' })
    expect(await at('lamp')).toBe('lamp')
    await write({ operation: 'delete_page', page: 'lamp' })
    expect(await at('lamp')).toBe(404)
  })

  it('lead to pages whose parent moved, and not to pages of other spaces', async () => {
    await write({ operation: 'move_page', page: 'lamp', into: 'horn' })
    expect([await at('lamp'), await at('horn/lamp')]).toEqual(['lamp', 'lamp'])
    await write({ operation: 'update_page', page: 'horn', slug: 'signal' })
    expect([await at('horn'), await at('horn/lamp'), await at('signal/lamp')]).toEqual([
      'horn',
      'lamp',
      'lamp',
    ])
    const other = await service.space(await service.organization('Other', mara), mara)
    expect((await mara('GET', `/spaces/${other}/content/path/lamp`)).status).toBe(404)
  })

  it('change when the home page does', async () => {
    expect(await at('lamp')).toBe('lamp')
    await write({ operation: 'move_page', page: 'lamp', at: 0 })
    expect((await mara.done('GET', `/spaces/${space}/content/page/lamp`))['path']).toBe('')
    expect([await at('lamp'), await at('home')]).toEqual(['lamp', 'home'])
  })
})
