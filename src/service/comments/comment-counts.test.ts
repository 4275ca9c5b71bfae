/** Counters of open threads, of a space and of its change requests. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CommentSetup } from '../../testing/fixtures/comments.ts'
import { idOf, openComments, say } from '../../testing/fixtures/comments.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('comment counts on %s', (engine) => {
  let setup: CommentSetup
  beforeEach(async () => {
    setup = await openComments(engine)
  })
  afterEach(() => setup.service.close())

  it('counts open threads of a space and of its change requests separately', async () => {
    const { mara, space, addChangeRequest, onSpace, onChange, counted } = setup
    await addChangeRequest(mara)
    const first = idOf(await mara('POST', onSpace(), say('One')))
    const second = idOf(await mara('POST', onSpace(), say('Two')))
    const third = idOf(await mara('POST', onChange(), say('Three')))
    await mara('POST', `${onSpace()}/${first}/replies`, say('A reply counts for nothing.'))
    expect(await counted()).toEqual([2, 1])
    for (const resolved of [true, true]) await mara('PUT', `${onSpace()}/${first}`, { resolved })
    expect(await counted()).toEqual([1, 1])
    await mara('PUT', `${onSpace()}/${first}`, { resolved: false })
    expect(await counted()).toEqual([2, 1])
    expect((await mara('GET', `${onSpace()}/${first}`)).body).not.toHaveProperty('resolvedBy')
    await mara('PUT', `${onSpace()}/${first}`, { resolved: true })
    expect((await mara('DELETE', `${onSpace()}/${first}`)).status).toBe(204)
    expect(await counted()).toEqual([1, 1])
    await mara('DELETE', `${onSpace()}/${second}`)
    await mara('DELETE', `${onChange()}/${third}`)
    expect(await counted()).toEqual([0, 0])
    expect((await mara('GET', `/spaces/${space}`)).body['comments']).toBe(0)
  })

  it('counts a thread once when two people resolve it at the same time', async () => {
    const { mara, onSpace, counted } = setup
    const id = idOf(await mara('POST', onSpace(), say('One')))
    await mara('POST', onSpace(), say('Two'))
    await Promise.all([1, 2, 3, 4].map(() => mara('PUT', `${onSpace()}/${id}`, { resolved: true })))
    expect(await counted()).toEqual([1, null])
    await Promise.all([1, 2, 3, 4].map(() => mara('PUT', `${onSpace()}/${id}`, { addedReactions: ['👍'] })))
    expect((await mara('GET', `${onSpace()}/${id}`)).body['reactions']).toMatchObject([{ count: 1 }])
    await Promise.all([1, 2, 3].map(() => mara('DELETE', `${onSpace()}/${id}`)))
    expect(await counted()).toEqual([1, null])
  })
})
