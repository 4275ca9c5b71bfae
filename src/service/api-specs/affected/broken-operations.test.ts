/** Blocks of operations that are gone, as broken links of their pages. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { operationBlock, startRemovedOperation } from '../../../testing/fixtures/apis/removed-operation.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('blocks of operations that are gone on %s', (engine) => {
  let specs: ApiSpecService
  /** Shows and mentions operations, one of which the last version has no more. */
  let space: string
  beforeEach(async () => {
    ;({ specs, space } = await startRemovedOperation(engine))
  })
  afterEach(() => specs.close())

  const brokenLinks = async () => {
    const { items } = await specs.mara.done('GET', `/spaces/${space}/links?status=broken`)
    return items as { target: { id: string; operation?: object }; brokenSince?: object }[]
  }

  it('have a broken link for each block of an operation that is gone, until it is ignored', async () => {
    const { mara } = specs
    const [link, ...others] = await brokenLinks()
    expect(others).toEqual([])
    expect(link?.target.operation).toEqual({ kind: 'path', method: 'delete', path: '/pets/{petId}' })
    // No revision of the space broke it.
    expect(link?.brokenSince).toBeUndefined()
    const fix = { fixes: [{ target: link?.target.id, to: null }] }
    expect(await mara.done('POST', `/spaces/${space}/link-fixes/preview`, fix)).toMatchObject({
      changed: 0,
      left: 1,
    })
    await mara.done('POST', `/spaces/${space}/ignored-links`, { targets: [link?.target.id] })
    expect(await brokenLinks()).toEqual([])
    await mara.done('DELETE', `/spaces/${space}/ignored-links/${link?.target.id}`)
    expect(await brokenLinks()).toHaveLength(1)
  })

  it('are named by the preview of a merge that would add such a block', async () => {
    const { mara } = specs
    const { id } = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Blocks' })
    const path = `/spaces/${space}/change-requests/${String(id)}`
    await mara.done('POST', `${path}/content`, {
      changes: [
        {
          operation: 'insert_page',
          title: 'Operations',
          document: { markdown: `${operationBlock('get')}\n\n${operationBlock('patch')}` },
        },
      ],
    })
    const preview = await mara.done('GET', `${path}/preview`)
    const { broken } = preview['links'] as { broken: { count: number; items: { operation?: object }[] } }
    expect(broken.items.map(({ operation }) => operation)).toEqual([
      { kind: 'path', method: 'patch', path: '/pets/{petId}' },
    ])
  })

  it('link to a specification that exists, until it is deleted', async () => {
    const { mara, at } = specs
    expect(await brokenLinks()).toHaveLength(1)
    await mara.done('DELETE', at('/pets'))
    expect(await brokenLinks()).toHaveLength(2)
  })
})
