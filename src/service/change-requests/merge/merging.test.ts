/** Merging, updating and reverting change requests, on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeRequestSetup, Json } from '../../../testing/fixtures/change-requests.ts'
import { openChangeRequests } from '../../../testing/fixtures/change-requests.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('merging change requests on %s', (engine) => {
  let setup: ChangeRequestSetup
  beforeEach(async () => {
    setup = await openChangeRequests(engine)
  })
  afterEach(() => setup.service.close())

  it('accepts edits that are not on main, lists their changes, and merges them', async () => {
    const { mara, noor, space, begin, write, rewrite, markdown, counts } = setup
    const at = await begin(noor, 'Edit')
    const written = await write(
      noor,
      at,
      {
        operation: 'update_page',
        page: 'welcome',
        document: { markdown: '# Welcome\n\nFirst.\n\nSecond. Changed.' },
      },
      { operation: 'insert_page', ref: 'new', title: 'Upkeep', into: 'setup' },
      { operation: 'update_page', page: 'new', description: 'Once a year' },
      { operation: 'set_variables', variables: { version: '2' } },
    )
    expect(written.status).toBe(200)
    expect(written.body).toMatchObject({
      changes: [
        { object: 'updated_page', page: { id: 'welcome', title: 'Welcome' } },
        { object: 'created_page', ref: 'new', page: { title: 'Upkeep', path: 'setup/upkeep' } },
        { object: 'updated_page' },
        { object: 'updated_variables', variables: ['version'] },
      ],
      changeRequest: { object: 'change-request' },
    })
    expect(await markdown(at)).toContain('Changed.')
    expect(await markdown(`/spaces/${space}`)).not.toContain('Changed.')

    const changes = (await mara('GET', `${at}/changes`)).body
    expect(changes).toMatchObject({ more: 0, counts: { added: 1, changed: 1, variables: 1 } })
    expect((changes['changes'] as Json[]).map((change) => change['type'])).toEqual([
      'page_created',
      'page_edited',
      'variables_edited',
    ])

    // The second block keeps its key: it is the same block with other text.
    const document = (await mara('GET', `${at}/content/page/welcome?format=document`)).body['document']
    expect(document).toMatchObject({ nodes: [{ key: 'b1' }, { key: 'b2' }] })

    expect((await noor('POST', `${at}/merge`)).status).toBe(403)
    const merged = await mara('POST', `${at}/merge`)
    expect(merged.body).toMatchObject({ result: 'merge' })
    expect(await markdown(`/spaces/${space}`)).toContain('Changed.')
    const after = (await mara('GET', at)).body
    expect(after).toMatchObject({
      status: 'merged',
      revisionMerged: merged.body['revision'],
      outdated: false,
    })
    expect((await mara('GET', `/spaces/${space}`)).body['revision']).toBe(merged.body['revision'])
    expect(await counts()).toEqual([1, 0, 0])
    expect((await mara('POST', `${at}/merge`)).body.error?.reason).toBe('state-forbids')
    expect((await rewrite(noor, at, 'welcome', 'Late')).body.error?.reason).toBe('state-forbids')

    const history = (await mara('GET', `/spaces/${space}/revisions`)).body
    expect(history).toMatchObject({ count: 3, items: [{ type: 'merge', mergedFrom: { number: 1 } }, {}, {}] })
    const own = (await mara('GET', `/spaces/${space}/revisions?pageId=setup`)).body
    expect(own['count']).toBe(1)
    const revision = String(merged.body['revision'])
    expect((await mara('GET', `/spaces/${space}/revisions/${revision}/changes`)).body).toMatchObject({
      counts: { added: 1 },
      mergedFrom: { number: 1 },
    })
  })

  it('is outdated after another merge and can be updated; an outdated one without conflicts still merges', async () => {
    const { mara, noor, space, begin, rewrite, markdown } = setup
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'Second.', 'One.')
    await rewrite(noor, two, 'welcome', 'Two.', 'Second.', 'Third.')
    await mara('POST', `${one}/merge`)
    expect((await mara('GET', two)).body['outdated']).toBe(true)
    const updated = await noor('POST', `${two}/update`)
    expect(updated.body['result']).toBe('update')
    expect((await mara('GET', two)).body).toMatchObject({
      outdated: false,
      revision: updated.body['revision'],
    })
    expect((await noor('POST', `${two}/update`)).body).toEqual(updated.body)
    expect(await markdown(two)).toBe('# Welcome\n\nTwo.\n\nSecond.\n\nOne.\n')
    expect((await mara('POST', `${two}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toBe('# Welcome\n\nTwo.\n\nSecond.\n\nOne.\n')
  })

  it('does not merge conflicts, stores answers, and applies them with the update', async () => {
    const { mara, noor, space, begin, rewrite, markdown } = setup
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'From one.', 'Third.')
    await rewrite(noor, two, 'welcome', 'First.', 'From two.', 'Third.')
    await mara('POST', `${one}/merge`)
    const head = (await mara('GET', `/spaces/${space}`)).body['revision']
    expect((await mara('POST', `${two}/merge`)).body).toEqual({ revision: head, result: 'conflicts' })
    expect((await mara('GET', two)).body['status']).toBe('draft')
    expect((await noor('POST', `${two}/update`)).body['result']).toBe('conflicts')

    const { body } = await mara('GET', `${two}/conflicts`)
    expect(body).toMatchObject({ count: 1, open: 1, main: head })
    const [conflict] = body['items'] as Json[]
    expect(conflict).toMatchObject({
      kind: 'block',
      subject: { kind: 'page', id: 'welcome', title: 'Welcome', block: 'b2' },
    })
    expect(JSON.stringify(conflict?.['main'])).toContain('From one.')
    expect(JSON.stringify(conflict?.['change'])).toContain('From two.')
    const answer = `${two}/conflicts/${String(conflict?.['id'])}`
    expect((await noor('PUT', answer, { choice: 'edited' })).status).toBe(422)
    expect((await noor('PUT', `${two}/conflicts/none`, { choice: 'main' })).body.error?.reason).toBe(
      'state-forbids',
    )
    expect((await noor('PUT', answer, { choice: 'both', first: 'change' })).body).toMatchObject({
      answer: { choice: 'both' },
      answeredBy: { id: noor.person },
    })
    expect((await mara('GET', `${two}/conflicts`)).body).toMatchObject({ count: 1, open: 0 })
    expect((await noor('POST', `${two}/update`)).body['result']).toBe('update')
    expect(await markdown(two)).toBe('# Welcome\n\nFirst.\n\nFrom two.\n\nFrom one.\n\nThird.\n')
    expect((await mara('GET', `${two}/conflicts`)).body).toMatchObject({ count: 0, open: 0 })
    const document = (await mara('GET', `${two}/content/page/welcome?format=document`)).body['document']
    const keys = (document as { nodes: { key: string }[] }).nodes.map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
    expect((await mara('POST', `${two}/merge`)).body['result']).toBe('merge')
  })

  it('can be reverted, keeping later changes, and the revert can be reverted', async () => {
    const { mara, noor, space, begin, write, rewrite, markdown } = setup
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'One.', 'Third.')
    await write(noor, two, { operation: 'insert_page', title: 'Later' })
    expect((await mara('POST', `${one}/revert`)).body.error?.reason).toBe('state-forbids')
    await mara('POST', `${one}/merge`)
    await mara('POST', `${two}/merge`)
    const revert = await mara('POST', `${one}/revert`)
    expect(revert.status).toBe(201)
    expect(revert.body).toMatchObject({ subject: 'Revert “One”', outdated: true, number: 3 })
    const at = `/spaces/${space}/change-requests/3`
    expect((await mara('GET', `${at}/changes`)).body).toMatchObject({ counts: { changed: 1, added: 0 } })
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toBe('# Welcome\n\nFirst.\n\nSecond.\n\nThird.\n')
    expect((await mara('GET', `/spaces/${space}/content/path/later`)).status).toBe(200)
    const again = await mara('POST', `${at}/revert`)
    const back = `/spaces/${space}/change-requests/${String(again.body['number'])}`
    expect((await mara('POST', `${back}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toContain('One.')
  })

  it('reverts a merge that later changes build on through a conflict', async () => {
    const { mara, noor, space, begin, rewrite, markdown } = setup
    const [one, two] = [await begin(noor, 'One'), await begin(noor, 'Two')]
    await rewrite(noor, one, 'welcome', 'First.', 'One.', 'Third.')
    await mara('POST', `${one}/merge`)
    await noor('POST', `${two}/update`)
    await rewrite(noor, two, 'welcome', 'First.', 'One, and more.', 'Third, too.')
    await mara('POST', `${two}/merge`)
    const { body: before } = await mara('GET', `${one}/preview?of=revert`)
    expect(before).toMatchObject({ conflicts: { count: 1, open: 1 } })
    const { body: revert } = await mara('POST', `${one}/revert`)
    const at = `/spaces/${space}/change-requests/${String(revert['number'])}`
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('conflicts')
    const [conflict] = (await mara('GET', `${at}/conflicts`)).body['items'] as Json[]
    await mara('PUT', `${at}/conflicts/${String(conflict?.['id'])}`, { choice: 'change' })
    expect((await mara('POST', `${at}/update`)).body['result']).toBe('update')
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
    expect(await markdown(`/spaces/${space}`)).toBe('# Welcome\n\nFirst.\n\nSecond.\n\nThird, too.\n')
  })

  it('merges once under concurrent requests', async () => {
    const { mara, noor, space, begin, rewrite, counts } = setup
    const at = await begin(noor, 'Once')
    await rewrite(noor, at, 'welcome', 'Once.')
    const answers = await Promise.all(Array.from({ length: 10 }, () => mara('POST', `${at}/merge`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      answers
        .filter(({ status }) => status !== 200)
        .every(({ status, body }) => status === 412 && body.error?.reason === 'state-forbids'),
    ).toBe(true)
    expect((await mara('GET', `/spaces/${space}/revisions`)).body['count']).toBe(3)
    expect(await counts()).toEqual([1, 0, 0])
  })

  it('checks the merge rules inside the transaction', async () => {
    const { mara, noor, space, begin, rewrite } = setup
    await mara('PATCH', `/spaces/${space}`, {
      mergeRules: {
        type: 'rules',
        rules: [
          { rule: 'require_change_request_description' },
          { rule: 'custom', expression: 'changeRequest.subject != ""', message: 'Say what it is about.' },
        ],
      },
    })
    const at = await begin(noor, '')
    await rewrite(noor, at, 'welcome', 'New.')
    const refused = await mara('POST', `${at}/merge`)
    expect(refused.status).toBe(412)
    expect(refused.body.error?.details?.map(({ message }) => message)).toEqual([
      'Needs a description.',
      'Say what it is about.',
    ])
    await noor('PATCH', at, { subject: 'New words', description: paragraphs('Why.') })
    expect((await mara('POST', `${at}/merge`)).body['result']).toBe('merge')
  })

  it('merges the revision that the caller saw, without later edits', async () => {
    const { mara, noor, begin, rewrite } = setup
    const at = await begin(noor, 'Seen')
    const seen = (await rewrite(noor, at, 'welcome', 'Looked at.')).body['revision']
    const later = (await rewrite(noor, at, 'welcome', 'Not looked at.')).body['revision']
    const refused = await mara('POST', `${at}/merge?ifRevision=${String(seen)}`)
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'state-forbids'])
    expect(refused.body.error?.message).toContain('nothing was merged')
    expect((await mara('GET', at)).body['status']).toBe('draft')
    expect((await mara('POST', `${at}/merge?ifRevision=${String(later)}`)).body['result']).toBe('merge')
  })
})
