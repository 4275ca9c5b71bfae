/** `POST …/conversations-clusters/{id}/change-requests`: a draft for what a cluster asks. */
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { shortSubject } from '../../../contract/change-requests/limits.ts'
import { operations } from '../../../contract/operations.ts'
import { spaceFor } from '../../access/load-resource.ts'
import { storedDescription } from '../../change-requests/description.ts'
import { beginDraft } from '../../change-requests/draft-change-request.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { changeRequestView } from '../clusters/cluster-view.ts'
import { clusterFor } from '../clusters/clusters.queries.ts'
import { listedCluster } from '../clusters/listed-clusters.queries.ts'
import type { ListedCluster } from '../clusters/listed-clusters.queries.ts'
import { concernedPages, typicalTitles } from './concerned-pages.ts'
import { viewerOf } from './get-pages.ts'

const paragraph = (text: string): Block =>
  ({
    object: 'block',
    type: 'paragraph',
    data: {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }],
  }) as unknown as Block

const list = (texts: readonly string[]): Block =>
  ({
    object: 'block',
    type: 'list-unordered',
    data: {},
    nodes: texts.map((text) => ({ object: 'block', type: 'list-item', data: {}, nodes: [paragraph(text)] })),
  }) as unknown as Block

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const description = ({ label, issues, conversations }: ListedCluster, titles: readonly string[]) => {
  const nodes = [
    paragraph(
      `${counted(issues, 'issue', 'issues')} in ${counted(conversations, 'conversation', 'conversations')}: ${label}`,
    ),
    ...(titles.length === 0 ? [] : [list(titles)]),
  ]
  return { object: 'document', data: { schemaVersion: 1 }, nodes } as unknown as RichTextDocument
}

export const createClusterChangeRequest = open(operations.createClusterChangeRequest, async (call, read) => {
  const { ctx, caller, params, body } = call
  const subject = await call.authorize(read)
  const organization = subject.organization.id
  const row = await clusterFor(ctx, read, organization, params.clusterId)
  const space = body.space ?? (await concernedPages(ctx, viewerOf(caller, subject), row))[0]?.space
  if (space === undefined)
    throw new Failure('nothing-to-change', 'No page fits these issues. Choose the space to change.')
  const authorizeSpace = async (db: Db) => {
    const found = await spaceFor(db, caller, space, { level: 'edit' })
    if (found.space.organization !== organization) throw notFound()
    return found
  }
  await authorizeSpace(read)
  const cluster = await listedCluster(read, row, ctx.now())
  const stored = await storedDescription(description(cluster, await typicalTitles(ctx, row)))
  const changeRequest = await ctx.store.write(async (db) => {
    await call.authorize(db)
    const current = await authorizeSpace(db)
    const { revision } = current.space
    const draft = {
      ...{
        id: ctx.mint('change-request'),
        subject: body.subject ?? shortSubject(row.label),
        createdBy: caller.person,
      },
      ...{ cluster: (await clusterFor(ctx, db, organization, row.id)).id },
      ...(stored !== undefined && { description: stored }),
    }
    return beginDraft(ctx, db, current, draft, { head: revision, initial: revision })
  })
  call.created(ctx.addresses.changeRequest(organization, space, changeRequest).location)
  return changeRequestView(ctx, organization, changeRequest)
})
