/** Why a revision exists and how it arrived, as the history of a space says; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { translationWorld } from '../../testing/fixtures/translations/translation-world.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { actingFor, actingOnCommandLine } from '../http/binding/request-source.ts'
import { importedFolder } from './transfer/folder-to-content.ts'
import { importSpace } from './transfer/import-space.ts'

describe.each(engines)('the causes of revisions on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const history = async (space: string) =>
    ((await mara.done('GET', `/spaces/${space}/revisions`))['items'] as { cause?: unknown }[]).map(
      ({ cause }) => cause,
    )
  const withToken = (kind: string) => ({ kind, via: 'api', token: 'test' })
  const insert = (title: string) => ({
    changes: [{ operation: 'insert_page', title, document: { document: paragraphs('Words.') } }],
  })
  const change = async (space: string, title: string) => {
    const made = await mara.done('POST', `/spaces/${space}/change-requests`, { subject: title })
    const at = `/spaces/${space}/change-requests/${String(made['id'])}`
    await mara.done('POST', `${at}/content`, insert(title))
    await mara.done('POST', `${at}/merge`)
    return at
  }
  const importInto = () =>
    importSpace(service.ctx, {
      organization: org,
      title: 'Brought',
      createdBy: mara.person,
      content: importedFolder(
        new Map([['README.md', new TextEncoder().encode('# Brought\n')]]) as never,
        service.ctx.mint,
        { fencedBlocks: [] },
      ),
    })

  it('are edits, merges, reverts and restores', async () => {
    const space = await service.space(org, mara, { editMode: 'live' })
    await mara.done('POST', `/spaces/${space}/content`, insert('Direct'))
    const merged = await change(space, 'Added')
    const revert = await mara.done('POST', `${merged}/revert`)
    await mara.done('POST', `/spaces/${space}/change-requests/${String(revert['id'])}/merge`)
    const { items } = (await mara.done('GET', `/spaces/${space}/revisions`)) as { items: { id: string }[] }
    const restored = await mara.done('POST', `/spaces/${space}/revisions/${items[1]?.id ?? ''}/restore`)
    await mara.done('POST', `/spaces/${space}/change-requests/${String(restored['id'])}/merge`)
    expect(await history(space)).toEqual(
      ['restore', 'revert', 'merge', 'edit', 'create'].map((kind) => withToken(kind)),
    )
    const { revision } = await mara.done('GET', `/spaces/${space}`)
    expect(await mara.done('GET', `/spaces/${space}/revisions/${String(revision)}`)).toMatchObject({
      cause: { kind: 'restore' },
    })
  })

  it('say that content was imported on the command line, or in a job', async () => {
    const command = await actingOnCommandLine(importInto)
    expect(await history(command.space.id)).toEqual([
      { kind: 'import', via: 'command-line' },
      { kind: 'create', via: 'command-line' },
    ])
    const job = await importInto()
    expect(await history(job.space.id)).toEqual([
      { kind: 'import', via: 'system' },
      { kind: 'create', via: 'system' },
    ])
    const { items } = (await mara.done('GET', `/orgs/${org}/audit-events?action=space.created`)) as {
      items: { after: object }[]
    }
    expect(items[0]?.after).toMatchObject({ imported: true })
  })

  it('say that a session of the dashboard made them, and that a space is a copy', async () => {
    const session = { kind: 'session', id: 'one' } as const
    const { space } = await actingFor(
      {
        address: '',
        agent: '',
        caller: { person: mara.person, email: '', displayName: 'Mara', signOn: '' },
        credential: session,
      },
      importInto,
    )
    expect(await history(space.id)).toMatchObject([{ via: 'dashboard' }, { via: 'dashboard' }])
    const copy = await mara.done('POST', `/spaces/${space.id}/duplicate`)
    expect(await history(String(copy['id']))).toEqual([withToken('duplicate')])
  })

  it('are updates and transfers in change requests', async () => {
    const space = await service.space(org, mara, { editMode: 'live' })
    const begin = async () =>
      String((await mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Words' }))['id'])
    const at = (id: string) => `/spaces/${space}/change-requests/${id}`
    const causeIn = async (id: string) => {
      const { revision } = await mara.done('GET', at(id))
      return (await mara.done('GET', `/spaces/${space}/revisions/${String(revision)}`))['cause']
    }
    const [from, to] = [await begin(), await begin()]
    const written = await mara.done('POST', `${at(from)}/content?compat=false`, insert('Added'))
    const [added] = written['changes'] as { page: { id: string } }[]
    await mara.done('POST', `${at(from)}/transfer-pages`, { pages: [added?.page.id], to })
    expect(await causeIn(to)).toEqual(withToken('transfer'))
    await mara.done('POST', `/spaces/${space}/content`, insert('Direct'))
    await mara.done('POST', `${at(to)}/update`)
    expect(await causeIn(to)).toEqual(withToken('update'))
  })
})

describe.each(engines)('the cause of a translated revision on %s', (engine) => {
  it('is a job, not the token that queued it', async () => {
    const world = await translationWorld(engine)
    try {
      await world.page('Lamp', 'It shines.')
      const id = await world.create()
      const { result } = (await world.run(id)) as unknown as { result: { space: string } }
      const { items } = (await world.mara.done('GET', `/spaces/${result.space}/revisions`)) as {
        items: object[]
      }
      expect(items[0]).toHaveProperty('cause', { kind: 'translation', via: 'system' })
    } finally {
      await world.close()
    }
  })
})
