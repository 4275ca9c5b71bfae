/** What frequent requests ask the store, one after another: on PostgreSQL each statement is a round trip. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeRequestSetup } from '../testing/fixtures/change-requests.ts'
import { openChangeRequests } from '../testing/fixtures/change-requests.ts'
import type { Client } from '../testing/fixtures/test-service.ts'
import { engines } from '../testing/stores/test-store.ts'
import { answeredInWrites, askedOutsideWrites } from '../testing/stores/watched-queries.ts'

/** The first table in a statement. */
const tableIn = (sql: string): string => /(?:from|update|into) "?(\w+)/.exec(sql)?.[1] ?? sql

describe.each(engines)('round trips on %s', (engine) => {
  let setup: ChangeRequestSetup
  let at: string
  beforeEach(async () => {
    setup = await openChangeRequests(engine)
    at = await setup.begin(setup.noor, 'Words')
  })
  afterEach(() => setup.service.close())

  /** By their first tables. Events are numbered at any time. */
  const waitedFor = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await answeredInWrites(setup.service.ctx.store, work)).map(tableIn).filter((table) => table !== 'events')

  const asks = async (work: () => Promise<unknown>): Promise<string[]> =>
    (await askedOutsideWrites(setup.service.ctx.store, work))
      .map(tableIn)
      .filter((table) => table !== 'events')

  const comment = (by: Client, where: string) =>
    by.done('POST', `${where}/comments`, { body: { markdown: 'Why?' } })

  const edit = (by: Client, where: string, markdown: string) =>
    by.done('POST', `${where}/content`, {
      changes: [{ operation: 'update_page', page: 'welcome', document: { markdown } }],
    })

  it('a page of members', async () => {
    const { mara, org } = setup
    const read = () => asks(() => mara.done('GET', `/orgs/${org}/members`))
    // The first `spaces` counts all, beside the grants; the second reads those that have grants.
    expect(await read()).toEqual([
      ...['tokens', 'organizations', 'members', 'members'],
      ...['team_members', 'grants', 'spaces', 'spaces'],
    ])
    if (engine === 'postgres') return
    // Until something is written, such as the numbers of events, the embedded store does not count again.
    await expect.poll(read).toEqual(['members', 'team_members', 'grants', 'spaces'])
  })

  // `members` is the space with the caller's role in the organization, the first `spaces` their grants.
  it('an edit in a change request', async () => {
    await edit(setup.noor, at, 'First.')
    expect(await waitedFor(() => edit(setup.noor, at, 'Second.'))).toEqual([
      ...['members', 'spaces', 'change_requests'],
      ...['objects', 'merge_plans', 'timeline_entries'],
    ])
  })

  it('an edit of a live space', async () => {
    const { mara, space } = setup
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    expect(await waitedFor(() => edit(mara, `/spaces/${space}`, 'Second.'))).toEqual([
      ...['members', 'objects', 'integration_targets'],
    ])
  })

  it('a comment on a space, and what is asked before and after it', async () => {
    const { mara, space } = setup
    const where = `/spaces/${space}`
    await comment(mara, where)
    expect(await waitedFor(() => comment(mara, where))).toEqual(['members'])
    expect(await asks(() => comment(mara, where))).toEqual(['tokens', 'members'])
  })

  it('a comment on a change request', async () => {
    const { noor } = setup
    await comment(noor, at)
    expect(await waitedFor(() => comment(noor, at))).toEqual([
      ...['members', 'spaces', 'change_requests', 'merge_plans', 'contributors'],
    ])
  })
})
