/** Links of a space: where they are, which are broken, and fixing many together. */
import {
  IgnoredLinks,
  LinkFixOrder,
  LinkFixPreview,
  LinkFixQuestion,
  LinkFixResult,
} from './link-fix-schemas.ts'
import { LinkList, SpaceLinkListQuery } from './link-schemas.ts'
import { events } from '../operation/events.ts'
import { operation } from '../operation/operation.ts'

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const

const fixing = { scope: 'write', extension: true } as const

export const listSpaceLinks = operation({
  method: 'GET',
  path: '/spaces/{spaceId}/links',
  summary: 'Lists the links of a space and counts the broken ones.',
  query: SpaceLinkListQuery,
  status: 200,
  result: LinkList,
  staleAfter: [...events.mainContent, ...events.spaceSettings, ...events.ignoredLinks],
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const previewLinkFixes = operation({
  ...fixing,
  method: 'POST',
  path: '/spaces/{spaceId}/link-fixes/preview',
  summary: 'Previews fixing links without changing anything.',
  body: LinkFixQuestion,
  status: 200,
  result: LinkFixPreview,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  right: { on: 'space', level: 'edit' },
})

export const fixLinks = operation({
  ...fixing,
  method: 'POST',
  path: '/spaces/{spaceId}/link-fixes',
  summary: 'Retargets or removes links, in a new or an open change request.',
  body: LinkFixOrder,
  status: 200,
  result: LinkFixResult,
  errors: ['not-found', 'role-too-low', 'bad-content', 'nothing-to-change', 'state-forbids', 'too-busy'],
  right: { on: 'space', level: 'edit' },
})

export const ignoreLinks = operation({
  ...fixing,
  method: 'POST',
  path: '/spaces/{spaceId}/ignored-links',
  summary: 'Ignores broken links to the given targets.',
  body: IgnoredLinks,
  status: 204,
  errors: ['not-found', 'role-too-low'],
  right: { on: 'space', level: 'edit' },
})

export const heedLinks = operation({
  ...fixing,
  method: 'DELETE',
  path: '/spaces/{spaceId}/ignored-links/{targetId}',
  summary: 'Stops ignoring broken links to a target.',
  status: 204,
  errors: ['role-too-low'],
  right: { on: 'space', level: 'edit' },
})
