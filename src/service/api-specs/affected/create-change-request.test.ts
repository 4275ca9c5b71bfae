/** Pages that a change concerns, and change requests to update them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { petsDocument } from '../../../testing/fixtures/apis/pets-api.ts'
import {
  afterRemoval,
  beforeRemoval,
  startRemovedOperation,
} from '../../../testing/fixtures/apis/removed-operation.ts'
import type { Client } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('pages that a change concerns on %s', (engine) => {
  let specs: ApiSpecService
  /** Shows and mentions operations, one of which the last version has no more. */
  let space: string
  beforeEach(async () => {
    ;({ specs, space } = await startRemovedOperation(engine))
  })
  afterEach(() => specs.close())

  const pages = async (by: Client = specs.mara, query = '') =>
    (await by.done('GET', specs.at(`/pets/pages${query}`)))['items'] as {
      page: { title: string }
      by: string
      quote: string
      findings: string[]
      space: { edit: boolean }
    }[]

  it('show it or mention it, with the line', async () => {
    const { mara, at } = specs
    const found = await pages()
    expect(found.map(({ page: { title }, by, quote }) => [title, by, quote])).toEqual([
      ['Guide', 'mentions', 'Send DELETE /pets/42 to remove a pet.'],
      ['Reference', 'shows', 'DELETE /pets/{petId}'],
    ])
    expect(found.every(({ findings, space: { edit } }) => findings.length === 1 && edit)).toBe(true)
    const first = await mara.done('GET', at('/pets/pages?limit=1'))
    const { page } = first['next'] as { page: string }
    expect((await pages(mara, `?limit=1&page=${page}`)).map(({ by }) => by)).toEqual(['shows'])
  })

  it('are those of spaces that the caller sees', async () => {
    const { mara, service, org } = specs
    const kim = await service.person('kim')
    await service.member(org, kim, 'read')
    expect((await pages(kim)).map(({ space: { edit } }) => edit)).toEqual([false, false])
    await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
    expect(await pages(kim)).toEqual([])
  })

  it('get a change request with the findings, and a comment at each place', async () => {
    const { mara, at } = specs
    const made = await mara('POST', at('/pets/change-requests'), { space })
    expect(made).toMatchObject({ status: 201, body: { number: 2, comments: 2 } })
    const path = `/spaces/${space}/change-requests/2`
    const request = await mara.done('GET', path)
    expect(request['subject']).toBe('Update for version 2 of Pets')
    expect(JSON.stringify(request['description'])).toContain('Breaking: DELETE /pets/{petId}')
    const { items } = await mara.done('GET', `${path}/comments`)
    expect((items as { target?: object }[]).length).toBe(2)
    expect(JSON.stringify(items)).toContain('Check this against the new version: DELETE /pets/{petId}')
  })

  it('get a change request whose generated subject has the maximum length at most', async () => {
    const { mara, at, processed } = specs
    const { paths } = afterRemoval
    const text = JSON.stringify(petsDocument(paths, { title: `Pet${'🐈'.repeat(60)}` }))
    for (const source of [JSON.stringify(beforeRemoval), text]) {
      await mara.done('PUT', at('/pets'), { source: { text: source } })
      await processed()
    }
    await mara.done('POST', at('/pets/change-requests'), { space })
    const subject = String((await mara.done('GET', `/spaces/${space}/change-requests/2`))['subject'])
    expect(subject).toBe(`Update for version 4 of Pet${'🐈'.repeat(36)}…`)
    expect(subject.length).toBe(100)
  })

  it('get none where nothing is concerned, or where the caller may not edit', async () => {
    const { mara, at, service, org } = specs
    const empty = await service.space(org, mara)
    expect((await mara('POST', at('/pets/change-requests'), { space: empty })).body.error?.reason).toBe(
      'nothing-to-change',
    )
    const kim = await service.person('kim')
    await service.member(org, kim, 'create')
    await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: 'read' })
    expect((await kim('POST', at('/pets/change-requests'), { space })).body.error?.reason).toBe(
      'role-too-low',
    )
    await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
    expect((await kim('POST', at('/pets/change-requests'), { space })).status).toBe(404)
  })
})
