/** What tests of comments begin with: a space with pages, and a change request on it when one is asked for. */
import { expect } from 'vitest'
import { paragraphs, putContent } from './content.ts'
import type { Answer, Client } from './service.ts'
import { startTestService } from './service.ts'
import type { Engine } from '../service/storage/store.ts'

export type Row = Record<string, unknown>
export const idOf = ({ body }: Answer): string => String(body['id'])
export const itemsOf = ({ body }: Answer): Row[] => body['items'] as Row[]
export const textsOf = (answer: Answer): string[] =>
  itemsOf(answer).map(({ body }) => (body as { markdown: string }).markdown.trim())

/** A comment as it is sent. */
export const say = (markdown: string, more: Row = {}) => ({ body: { markdown }, ...more })

/** A space of mara's with the pages p1, p2 and the computed p3. */
export const openComments = async (engine: Engine) => {
  const service = await startTestService(engine)
  const mara = await service.person('mara')
  const org = await service.organization('Halden', mara)
  const space = await service.space(org, mara)
  const revision = await putContent(service.around, space, mara.person, {
    pages: [
      { id: 'p1', document: paragraphs('First.', 'Second.') },
      { id: 'p2', document: paragraphs('Other.') },
      { id: 'p3', type: 'computed' },
    ],
  })
  const changeRequest = 'q1'
  const member = async (name: string, role: 'read' | 'comment' | 'edit' | 'review') => {
    const client = await service.person(name)
    await service.member(org, client, role)
    return client
  }
  const addChangeRequest = async (creator: Client) => {
    const now = service.around.now()
    await service.around.store.write((db) =>
      db
        .insertInto('change_requests')
        .values({
          space,
          id: changeRequest,
          organization: org,
          number: 7,
          subject: 'Better words',
          description: null,
          status: 'open',
          created_by: creator.person,
          revision,
          revision_initial: revision,
          revision_merged_ancestor: revision,
          revision_merged: null,
          merged_by: null,
          merged_at: null,
          open_comments: 0,
          cluster: null,
          created_at: now,
          updated_at: now,
        })
        .execute(),
    )
  }
  const onSpace = () => `/spaces/${space}/comments`
  const onChange = (name = changeRequest) => `/spaces/${space}/change-requests/${name}/comments`
  const counted = async () => {
    const row = await service.around.store.read
      .selectFrom('spaces')
      .leftJoin('change_requests', 'change_requests.space', 'spaces.id')
      .select(['spaces.open_comments as ofSpace', 'change_requests.open_comments as ofChange'])
      .where('spaces.id', '=', space)
      .executeTakeFirstOrThrow()
    return [row.ofSpace, row.ofChange]
  }
  const written = async () => {
    const { read } = service.around.store
    const [comments, replies, reactions, events] = await Promise.all([
      read.selectFrom('comments').selectAll().orderBy('id').execute(),
      read.selectFrom('replies').selectAll().orderBy('id').execute(),
      read.selectFrom('reactions').selectAll().orderBy('emoji').execute(),
      read.selectFrom('events').select('id').where('kind', 'like', 'comment%').execute(),
    ])
    return JSON.stringify([comments, replies, reactions, events, await counted()])
  }
  const kinds = async () => {
    const rows = await service.around.store.read
      .selectFrom('events')
      .select(['kind', 'space'])
      .where('kind', 'like', 'comment%')
      .orderBy('arrival')
      .execute()
    expect(rows.every((row) => row.space === space)).toBe(true)
    return rows.map(({ kind }) => kind)
  }
  return {
    service,
    mara,
    org,
    space,
    revision,
    changeRequest,
    member,
    addChangeRequest,
    onSpace,
    onChange,
    counted,
    written,
    kinds,
  }
}
export type CommentGround = Awaited<ReturnType<typeof openComments>>
