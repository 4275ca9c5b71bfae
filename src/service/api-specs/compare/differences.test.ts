/** Differences between versions: how they are counted, and findings that are accepted. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { operationOf, petsApi, petsDocument } from '../../../testing/fixtures/apis/pets-api.ts'
import type { Answer } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const changed = petsDocument({
  '/pets': { get: operationOf('Lists all pets', { operationId: 'listPets', tags: ['Pets'] }) },
  '/pets/{petId}': {
    get: operationOf('Returns a pet', { operationId: 'getPet' }),
    delete: operationOf('Removes a pet'),
  },
})
describe.each(engines)('versions of API specifications that differ on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(() => specs.close())

  const host = async () => {
    const { mara, at, hosted, processed } = specs
    await hosted({ text: JSON.stringify(petsApi) })
    await mara.done('PUT', at('/pets'), { source: { text: JSON.stringify(changed) } })
    return processed()
  }
  const findingsOf = (answer: Answer['body']) =>
    answer['findings'] as { check: string; level: string; fingerprint: string; accepted?: object }[]

  it('are compared when they are stored, and counted', async () => {
    const { mara, at } = specs
    await host()
    const compared = await mara.done('GET', at('/pets/compare'))
    expect(compared).toMatchObject({
      precise: true,
      counts: { breaking: 0, review: 1, safe: 1, accepted: 0, wordsOnly: 1 },
      wordsOnly: ['GET /pets'],
    })
    expect(findingsOf(compared).map(({ check, level }) => [check, level])).toEqual([
      ['deprecated-operation-removed', 'review'],
      ['operation-added', 'safe'],
    ])
    const { items } = await mara.done('GET', at('/pets/versions'))
    expect((items as { changes?: object }[]).map(({ changes }) => changes)).toEqual([
      compared['counts'],
      undefined,
    ])
  })

  it('are compared in any direction, and their findings accepted until that is withdrawn', async () => {
    const { mara, at } = specs
    await host()
    const [newer, older] = ((await mara.done('GET', at('/pets/versions')))['items'] as { id: string }[]).map(
      ({ id }) => id,
    )
    const compare = () => mara.done('GET', at(`/pets/compare?from=${newer ?? ''}&to=${older ?? ''}`))
    const before = await compare()
    expect(before['counts']).toMatchObject({ breaking: 1, accepted: 0 })
    const removed = findingsOf(before).find(({ level }) => level === 'breaking')
    const fingerprints = [removed?.fingerprint ?? '']
    const accept = (body: object) => mara('POST', at('/pets/findings/accept'), body)
    expect((await accept({ fingerprints, note: 'Nobody used it.' })).status).toBe(204)
    const after = await compare()
    expect(after['counts']).toMatchObject({ breaking: 0, accepted: 1 })
    expect(findingsOf(after).find(({ accepted }) => accepted)?.accepted).toMatchObject({
      ...{ note: 'Nobody used it.', acceptedBy: mara.person },
    })
    expect((await accept({ fingerprints: ['none'], note: 'x' })).body.error?.details).toMatchObject([
      { path: 'body.fingerprints.0' },
    ])
    expect((await accept({ fingerprints })).status).toBe(204)
    expect(await compare()).toEqual(before)
  })

  it('need two versions', async () => {
    const { mara, at, hosted } = specs
    await hosted({ text: JSON.stringify(petsApi) })
    expect((await mara('GET', at('/pets/compare'))).status).toBe(404)
    expect((await mara('GET', at('/pets/compare?from=Bnone'))).status).toBe(404)
  })
})
