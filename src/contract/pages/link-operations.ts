/** Links of a space: where they are, which are broken, and fixing many together. */
import {
  IgnoredLinks,
  LinkFixOrder,
  LinkFixPreview,
  LinkFixQuestion,
  LinkFixResult,
} from './link-fix-schemas.ts'
import { LinkList, SpaceLinkListQuery } from './link-schemas.ts'
import { operation } from '../operation/operation.ts'

const reader = { right: { on: 'space', level: 'read' }, scope: 'read' } as const

const fixing = { noun: 'pages', scope: 'write', extension: true } as const

export const listSpaceLinks = operation({
  id: 'listSpaceLinks',
  noun: 'pages',
  method: 'GET',
  path: '/spaces/{spaceId}/links',
  summary: 'Lists the links of a space, and counts those that are broken.',
  query: SpaceLinkListQuery,
  status: 200,
  result: LinkList,
  errors: ['not-found', 'bad-page-token'],
  ...reader,
})

export const previewLinkFixes = operation({
  ...fixing,
  id: 'previewLinkFixes',
  method: 'POST',
  path: '/spaces/{spaceId}/link-fixes/preview',
  summary: 'Tells what fixing links would change, and changes nothing.',
  body: LinkFixQuestion,
  status: 200,
  result: LinkFixPreview,
  errors: ['not-found', 'role-too-low', 'state-forbids'],
  right: { on: 'space', level: 'edit' },
})

export const fixLinks = operation({
  ...fixing,
  id: 'fixLinks',
  method: 'POST',
  path: '/spaces/{spaceId}/link-fixes',
  summary: 'Gives links other targets or takes them away, in a new change request or one that is open.',
  body: LinkFixOrder,
  status: 200,
  result: LinkFixResult,
  errors: ['not-found', 'role-too-low', 'bad-content', 'nothing-to-change', 'state-forbids', 'too-busy'],
  right: { on: 'space', level: 'edit' },
})

export const ignoreLinks = operation({
  ...fixing,
  id: 'ignoreLinks',
  method: 'POST',
  path: '/spaces/{spaceId}/ignored-links',
  summary: 'Ignores broken links to some targets from now on.',
  body: IgnoredLinks,
  status: 204,
  errors: ['not-found', 'role-too-low'],
  right: { on: 'space', level: 'edit' },
})

export const heedLinks = operation({
  ...fixing,
  id: 'heedLinks',
  method: 'DELETE',
  path: '/spaces/{spaceId}/ignored-links/{targetId}',
  summary: 'Ignores broken links to a target no more.',
  status: 204,
  errors: ['role-too-low'],
  right: { on: 'space', level: 'edit' },
})
