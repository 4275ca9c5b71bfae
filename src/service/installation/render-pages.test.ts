import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { canonicalBytes } from '../../content/document/canonical.ts'
import { sha256 } from '../storage/objects/objects.ts'
import { openStore } from './open-store.ts'
import { renderPages } from './render-pages.ts'

const textOf = (space: string, at: number) => paragraphs(`Text ${at} in ${space}.`)

describe.each(engines)('a sample of the pages of %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())
  const spaceWith = async (count: number): Promise<string> => {
    const space = await service.space(org, mara)
    const pages = Array.from({ length: count }, (_, at) => ({
      ...{ id: `p${at}`, title: `Page ${at}`, document: textOf(space, at) },
    }))
    await putContent(service.ctx, space, mara.person, { pages })
    return space
  }
  /** With nothing in memory. */
  const rendered = async (): Promise<number> => {
    const store = await openStore(service.ctx.config, { warn: () => undefined })
    try {
      return await renderPages(store)
    } finally {
      await store.close()
    }
  }

  it('has ten of one space, all of a small one, and none of an empty installation', async () => {
    expect(await rendered()).toBe(0)
    await spaceWith(3)
    expect(await rendered()).toBe(3)
    await spaceWith(30)
    expect(await rendered()).toBe(10)
  })

  it('has one of each space where there are ten, and names the page that cannot be rendered', async () => {
    const spaces: string[] = []
    for (let count = 0; count < 10; count += 1) spaces.push(await spaceWith(2))
    expect(await rendered()).toBe(10)
    const damaged = spaces[7] ?? ''
    const hash = sha256(canonicalBytes(textOf(damaged, 0)))
    await service.ctx.store.write((db) =>
      db
        .updateTable('objects')
        .set({ bytes: deflateRawSync(Buffer.from('no document')), encoding: 'deflate' })
        .where('space', '=', damaged)
        .where('hash', '=', hash)
        .execute(),
    )
    await expect(rendered()).rejects.toThrow(`Page p0 of space ${damaged} cannot be rendered: `)
  })

  it('says which space cannot be read', async () => {
    const space = await spaceWith(1)
    await service.ctx.store.write((db) => db.deleteFrom('objects').execute())
    await expect(rendered()).rejects.toThrow(`Space ${space} cannot be read: `)
  })
})
