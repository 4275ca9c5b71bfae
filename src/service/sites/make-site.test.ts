/** Sites created concurrently. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

const several = 20

describe.each(engines)('sites created concurrently on %s', (engine) => {
  let service: TestService
  let mara: Client
  let organization: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    organization = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  it('with the same title get different base names', async () => {
    const made = await Promise.all(
      Array.from({ length: several }, () =>
        mara('POST', `/orgs/${organization}/sites`, { title: 'Manual', spaces: [] }),
      ),
    )
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    const names = new Set(made.map(({ body }) => body['basename']))
    expect(names.size).toBe(several)
    expect(names).toContain('manual')
    expect(names).toContain(`manual-${several}`)
  })

  it('avoid a base name chosen by hand, and the reverse', async () => {
    const other = await mara.done('POST', `/orgs/${organization}/sites`, { title: 'Other' })
    const path = `/orgs/${organization}/sites/${String(other['id'])}`
    const [renamed, ...made] = await Promise.all([
      mara('PATCH', path, { basename: 'manual' }),
      ...Array.from({ length: 8 }, () => mara('POST', `/orgs/${organization}/sites`, { title: 'Manual' })),
    ])
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
    expect([200, 409]).toContain(renamed?.status)
  })
})
