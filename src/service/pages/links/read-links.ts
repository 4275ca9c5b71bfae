/** The links of the head that a request names: that of main or of a change request. */
import type { Caller } from '../../access/caller.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import type { After } from '../../http/page-token.ts'
import type { Context } from '../../context.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { LinkGraph, LinkRecord } from './link-graph.ts'
import { linkGraph } from './link-graph.ts'
import type { LinkPlace } from './link-locations.ts'

export interface LinkCall {
  readonly ctx: Context
  readonly caller: Caller
  readonly params: { readonly spaceId: string; readonly changeRequestId?: string }
}

export interface LinkReading extends LinkPlace {
  readonly caller: Caller
  readonly graph: LinkGraph
}

/** The graph of the head that the path names. */
export const readLinks = async (
  { ctx, caller, params }: LinkCall,
  subject: SpaceSubject,
): Promise<LinkReading> => {
  const { store } = ctx
  const { space } = subject
  const changeRequest =
    params.changeRequestId === undefined
      ? undefined
      : await changeRequestOf(store.read, space.id, params.changeRequestId)
  const revision = await revisionOf(store.read, space.id, changeRequest?.revision ?? space.revision)
  const snapshot = await contentSnapshot(store, store.read, space.id, revision.root)
  const graph = await linkGraph(ctx, space.id, snapshot)
  return { ctx, caller, subject, changeRequest, revision, snapshot, graph }
}

/** The position of a record in every list of links. */
export const keyOf = ({ source, ordinal }: LinkRecord): After => [source.path, source.id, ordinal]

/** Whether the record comes after the cursor of a list. */
export const isAfter = (record: LinkRecord, after: After | undefined): boolean => {
  if (!after) return true
  const key = keyOf(record)
  const place = key.findIndex((value, at) => value !== after[at])
  const [a, b] = [key[place], after[place]]
  return a !== undefined && b !== undefined && a > b
}
