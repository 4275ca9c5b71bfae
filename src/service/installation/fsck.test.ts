/** The check reports nothing for an intact store, and each kind of damage in a damaged one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import { engines } from '../../testing/stores/test-store.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import {
  apiText,
  startApiSpecService,
  type ApiSpecService,
} from '../../testing/fixtures/apis/api-spec-service.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import { fsck } from './fsck.ts'
import type { Db } from '../storage/store.ts'

describe.each(engines)('fsck on %s', (engine) => {
  let service: TestService
  let mara: Client
  let space: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })).body['id'])
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'welcome', title: 'Welcome', document: paragraphs('First.', 'Second.') }],
      files: [{ id: 'f1', name: 'a.txt', contentType: 'text/plain', bytes: new Uint8Array([1, 2, 3]) }],
    })
    at = `/spaces/${space}/change-requests/1`
    await mara('POST', `/spaces/${space}/change-requests`, { subject: 'One' })
    await mara('POST', `${at}/content`, {
      changes: [{ operation: 'insert_page', title: 'Upkeep', document: { markdown: 'Once a year.' } }],
    })
    await mara('POST', `${at}/merge`)
  })
  afterEach(() => service.close())

  const messages = async () => (await fsck(service.ctx.store)).problems.map(({ message }) => message)

  it('reports no problems in an intact store', async () => {
    expect(await fsck(service.ctx.store)).toMatchObject({
      spaces: 1,
      revisions: 4,
      blobs: 1,
      problems: [],
    })
  })

  const damages: readonly [string, (db: Db) => Promise<unknown>, RegExp][] = [
    [
      'bytes that are others',
      (db) =>
        db
          .updateTable('objects')
          .set({ bytes: deflateRawSync(Buffer.from('else')), encoding: 'deflate' })
          .execute(),
      /do not match its hash/,
    ],
    ['a file that is gone', (db) => db.deleteFrom('blobs').execute(), /the bytes of file f1 are missing/],
    [
      'a role on what is gone',
      (db) => db.updateTable('grants').set({ thing: 'gone' }).execute(),
      /grant to the person \w+ on the space gone refers to a resource that does not exist/,
    ],
    [
      'a role of somebody who is gone',
      (db) => db.updateTable('grants').set({ grantee: 'nobody', grantee_kind: 'team' }).execute(),
      /grant to the team nobody on the space \w+ refers to nobody/,
    ],
    [
      'a counter that is off',
      (db) => db.updateTable('spaces').set({ change_requests: 7 }).execute(),
      /stored count of change requests is 7; there are 1/,
    ],
    [
      'a merge that its change request does not know',
      (db) => db.updateTable('change_requests').set({ revision_merged: null }).execute(),
      /#1 has status merged, which does not match its revisions/,
    ],
    [
      'a head that is an older revision',
      async (db) => {
        const first = await db
          .selectFrom('revisions')
          .select('id')
          .where('main_number', '=', 1)
          .executeTakeFirstOrThrow()
        await db.updateTable('spaces').set({ revision: first.id }).execute()
      },
      /has number 1 on main instead of 3/,
    ],
  ]
  it.each(damages)('finds %s', async (_, damage, expected) => {
    await service.ctx.store.write((db) => damage(db))
    expect((await messages()).join('\n')).toMatch(expected)
  })
})

describe.each(engines)('fsck of API specifications on %s', (engine) => {
  let world: ApiSpecService
  beforeEach(async () => {
    world = await startApiSpecService(engine)
    await world.hosted({ text: apiText({ '/pets': { get: { responses: {} } } }) })
  })
  afterEach(() => world.close())

  const messages = async () =>
    (await fsck(world.service.ctx.store)).problems.map(({ message }) => message).join('\n')

  it('reports no problems in an intact store', async () => {
    expect(await messages()).toBe('')
  })

  const damages: readonly [string, (db: Db) => Promise<unknown>, RegExp][] = [
    [
      'a text that is another',
      (db) =>
        db
          .updateTable('blobs')
          .set({ bytes: Buffer.from('else'), encoding: 'plain' })
          .execute(),
      /The bytes of the text \w+ do not match its hash\./,
    ],
    [
      'a text that cannot be read',
      (db) =>
        db
          .updateTable('blobs')
          .set({ bytes: Buffer.from('else'), encoding: 'deflate' })
          .execute(),
      /The text \w+ cannot be decompressed/,
    ],
    [
      'a text that is gone',
      (db) => db.deleteFrom('blobs').execute(),
      /The text that was sent is missing\.[^]*The text \w+ of version 1 is missing\./,
    ],
    [
      'an operation that is not in the index',
      (db) => db.deleteFrom('api_spec_operations').execute(),
      /Version 1 has 1 operations, which its index does not list\./,
    ],
    [
      'a version that is not the last one',
      (db) => db.updateTable('api_specs').set({ last_number: 4 }).execute(),
      /Its last version is missing or has another number\./,
    ],
    [
      'a version without its specification',
      (db) => db.updateTable('api_spec_versions').set({ spec: 'gone' }).execute(),
      /The version \w+ belongs to no API specification\./,
    ],
  ]
  it.each(damages)('finds %s', async (_, damage, expected) => {
    await world.service.ctx.store.write((db) => damage(db))
    expect(await messages()).toMatch(expected)
  })
})
