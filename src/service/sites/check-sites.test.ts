import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fsck } from '../installation/fsck.ts'
import type { Db } from '../storage/store.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('the check of sites on %s', (engine) => {
  let service: TestService
  let mara: Client
  let site: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    const spaces = []
    for (const title of ['Guide', 'News'])
      spaces.push(String((await mara('POST', `/orgs/${org}/spaces`, { title })).body['id']))
    const { body } = await mara('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces })
    site = `/orgs/${org}/sites/${String(body['id'])}`
    for (const [source, path] of [
      ['a', 'b'],
      ['b', 'c'],
      ['d', 'b'],
    ])
      await mara('POST', `${site}/redirects`, { source, destination: { kind: 'path', path } })
  })
  afterEach(() => service.close())

  const messages = async () => (await fsck(service.ctx.store)).problems.map(({ message }) => message)

  it('reports nothing for valid sites', async () => {
    expect(await fsck(service.ctx.store)).toMatchObject({ sites: 1, problems: [] })
  })

  const damages: readonly [string, (db: Db) => Promise<unknown>, RegExp][] = [
    [
      'two defaults',
      (db) => db.updateTable('site_items').set({ is_default: 1 }).execute(),
      /Structure.*More than one site space is the default/,
    ],
    [
      'a space that is gone',
      (db) => db.updateTable('site_items').set({ space: 'nothing' }).where('is_default', '=', 1).execute(),
      /shows the space nothing, which is missing/,
    ],
    [
      'a counter that is off',
      (db) => db.updateTable('sites').set({ site_spaces: 9 }).execute(),
      /counts 9 site spaces, but there are 2/,
    ],
    [
      'a look that is none',
      (db) => db.updateTable('sites').set({ customization: '{"styling":1}' }).execute(),
      /Its customization is invalid/,
    ],
    [
      'a part of a look that is none',
      (db) => db.updateTable('site_items').set({ customization: '{' }).where('is_default', '=', 1).execute(),
      /The overrides of its site space/,
    ],
    [
      'redirects in a circle',
      (db) =>
        db
          .updateTable('site_redirects')
          .set({ destination: JSON.stringify({ kind: 'path', path: 'A' }) })
          .where('source', '=', 'b')
          .execute(),
      /The redirect from \/[ab] is part of a loop/,
    ],
  ]
  it.each(damages)('finds %s', async (_name, damage, expected) => {
    await service.ctx.store.write(damage)
    const reported = await messages()
    expect(reported.filter((message) => expected.test(message))).toHaveLength(1)
  })
})
