/** Collections, spaces, their content and who may see it. */
import type { Client } from '../fixtures/test-service.ts'
import type { Walker } from './client-walk.ts'
import { idOf, itemsOf } from './client-walk.ts'

export interface ContentWalk {
  readonly organization: string
  /** Another one of the same owner. */
  readonly second: string
  readonly ines: Client
  readonly team: string
  /** Calls in the name of Ines. */
  readonly reviewer: Walker
  /** Writes pages, a file and reusable content to main of a space, which no client can write. */
  readonly fill: (space: string) => Promise<Content>
}

/** Ids and the path of what every space of the walk contains. */
interface Content {
  readonly page: string
  readonly path: string
  readonly file: string
  readonly reusable: string
}

/** The operations on the permissions of a space, a collection or a site, which are named alike. */
export const walkPermissions = async (
  call: Walker,
  kind: 'Space' | 'Collection' | 'Site',
  at: readonly string[],
  { ines, team }: Pick<ContentWalk, 'ines' | 'team'>,
) => {
  await call(`inviteTo${kind}`, ...at, { users: [ines.person], teams: [team], role: 'edit' })
  await call(`listPermissionsAggregateIn${kind}`, ...at)
  await call(`listUserPermissionsIn${kind}`, ...at)
  await call(`updateUserPermissionIn${kind}`, ...at, ines.person, { role: 'review' })
  await call(`removeUserFrom${kind}`, ...at, ines.person)
  await call(`listTeamPermissionsIn${kind}`, ...at)
  await call(`updateTeamPermissionIn${kind}`, ...at, team, { role: 'review' })
  await call(`removeTeamFrom${kind}`, ...at, team)
}

const walkCollections = async (call: Walker, walk: ContentWalk) => {
  const { organization: org, second } = walk
  const outer = idOf(await call('createCollection', org, { title: 'Products' }))
  const inner = idOf(await call('createCollection', org, { title: 'Lamps' }))
  await call('listCollectionsInOrganizationById', org)
  await call('getCollectionById', inner)
  await call('updateCollectionById', inner, { title: 'Lanterns' })
  await call('moveCollection', inner, { parent: outer })
  const space = idOf(await call('createSpace', org, { title: 'Inside', parent: inner }))
  await call('listSpacesInCollectionById', inner)
  await walkPermissions(call, 'Collection', [inner], walk)
  await call('moveSpace', space, { parent: outer })
  await call('deleteCollectionById', inner)
  await call('transferCollection', outer, { organization: second })
}

/** The reads of main, of a change request or of a revision. */
const walkReads = async (
  call: Walker,
  names: readonly [pages: string, files: string, file: string, page: string, path: string, reusable: string],
  at: readonly string[],
  { page, path, file, reusable }: Content,
) => {
  const [listPages, listFiles, getFile, getPage, getByPath, getReusable] = names
  await call(listPages, ...at)
  await call(listFiles, ...at)
  await call(getFile, ...at, file)
  await call(getPage, ...at, page, { format: 'document' })
  await call(getByPath, ...at, path)
  await call(getReusable, ...at, reusable)
}

const walkSpace = async (call: Walker, walk: ContentWalk, space: string, content: Content) => {
  const revision = await call('getCurrentRevision', space)
  await walkReads(
    call,
    ['listPages', 'listFiles', 'getFileById', 'getPageById', 'getPageByPath', 'getReusableContentById'],
    [space],
    content,
  )
  const { documentId } = await call('getPageById', space, content.page)
  await call('getDocumentById', space, documentId)
  await call('getRevisionById', space, idOf(revision))
  await call('getRevisionSemanticChanges', space, idOf(revision))
  await walkReads(
    call,
    [
      ...(['listPagesInRevisionById', 'listFilesInRevisionById', 'getFileInRevisionById'] as const),
      ...(['getPageInRevisionById', 'getPageInRevisionByPath', 'getReusableContentInRevisionById'] as const),
    ],
    [space, idOf(revision)],
    content,
  )
  await call('searchSpaceContent', space, { query: 'words' })
  await call('searchOrganizationContent', walk.organization, { query: 'words' })
  await call('listSpaceLinks', space)
  await call('listPageLinksInSpace', space, content.page)
  await call('listSpacePageBacklinks', space, content.page)
  await call('listSpaceFileBacklinks', space, content.file)
  await call('getSpacePDF', space)
  await call('listSpaceIntegrations', space)
  await call('listSpaceIntegrationsBlocks', space)
  await walkPermissions(call, 'Space', [space], walk)
}

/** The operations on comments of a space, or of a change request, which are named alike. */
const walkComments = async (call: Walker, place: 'Space' | 'ChangeRequest', at: readonly string[]) => {
  const text = { body: { markdown: 'Fine with me.' } }
  const comment = idOf(await call(`postCommentIn${place}`, ...at, text))
  await call(`listCommentsIn${place}`, ...at)
  await call(`getCommentIn${place}`, ...at, comment)
  await call(`updateCommentIn${place}`, ...at, comment, { resolved: true })
  const reply = idOf(await call(`postCommentReplyIn${place}`, ...at, comment, text))
  await call(`listCommentRepliesIn${place}`, ...at, comment)
  await call(`getCommentReplyIn${place}`, ...at, comment, reply)
  await call(`updateCommentReplyIn${place}`, ...at, comment, reply, text)
  await call(`deleteCommentReplyIn${place}`, ...at, comment, reply)
  if (place === 'ChangeRequest') await call('listCommentersInChangeRequest', ...at)
  await call(`deleteCommentIn${place}`, ...at, comment)
}

const walkChangeRequest = async (call: Walker, walk: ContentWalk, space: string, content: Content) => {
  const { organization: org, ines } = walk
  const change = idOf(await call('createChangeRequest', space, { subject: 'Words' }))
  const at = [space, change]
  const document = { markdown: 'Other words.' }
  await call('updateChangeRequestContent', ...at, {
    changes: [{ operation: 'update_page', page: content.page, document }],
  })
  await call('updateChangeRequestById', ...at, { status: 'open' })
  await call('getChangeRequestById', ...at)
  await call('listChangeRequestsForSpace', space)
  await call('listChangeRequestsForOrganization', org)
  await call('getRevisionOfChangeRequestById', ...at)
  await walkReads(
    call,
    [
      ...([
        'listPagesInChangeRequest',
        'listFilesInChangeRequestById',
        'getFileInChangeRequestById',
      ] as const),
      ...(['getPageInChangeRequestById', 'getPageInChangeRequestByPath'] as const),
      'getReusableContentInChangeRequestById',
    ],
    at,
    content,
  )
  await call('getChangeRequestChanges', ...at)
  await call('listPageLinksInChangeRequest', ...at, content.page)
  await call('listChangeRequestPageBacklinks', ...at, content.page)
  await call('listChangeRequestFileBacklinks', ...at, content.file)
  await call('getContributorsByChangeRequestId', ...at)
  await call('requestReviewersForChangeRequest', ...at, { users: [ines.person] })
  await call('getRequestedReviewersByChangeRequestId', ...at)
  await call('removeRequestedReviewerFromChangeRequest', ...at, ines.person)
  const review = await walk.reviewer('submitChangeRequestReview', ...at, { status: 'approved' })
  await call('getReviewsByChangeRequestId', ...at)
  await call('getChangeRequestReviewById', ...at, idOf(review))
  await walkComments(call, 'ChangeRequest', at)
  await call('getChangeRequestPDF', ...at)
  await call('updateChangeRequest', ...at)
  await call('mergeChangeRequest', ...at)
}

/** Moves, copies, deletes and restores of whole spaces, and pages from elsewhere. */
const walkWholeSpaces = async (call: Walker, { organization: org, second }: ContentWalk, space: string) => {
  const copy = idOf(await call('duplicateSpace', space))
  await call('updateSpaceById', copy, { template: true })
  await call('applyTemplateToSpace', space, { id: copy })
  await call('updateSpaceById', copy, { template: false, title: 'Copy' })
  await call('deleteSpaceById', copy)
  await call('restoreSpace', copy)
  await call('listSpacesInOrganizationById', org)
  await call('transferSpace', copy, { organization: second })
}

/** Returns a space with content for the walks of other areas. */
export const walkContent = async (call: Walker, walk: ContentWalk): Promise<string> => {
  await walkCollections(call, walk)
  const space = idOf(await call('createSpace', walk.organization, { title: 'Guide' }))
  await call('getSpaceById', space)
  const content = await walk.fill(space)
  await walkSpace(call, walk, space, content)
  await walkComments(call, 'Space', [space])
  await walkChangeRequest(call, walk, space, content)
  await walkWholeSpaces(call, walk, space)
  if (itemsOf(await call('listChangeRequestsForSpace', space)).length > 0)
    throw new Error('Merged change requests are listed among the open ones.')
  return space
}
