import { useQuery } from '@tanstack/react-query'
import {
  getSpaceOptions,
  getSpacePageOptions,
  getUserByIdOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ContentReference } from '../../../content/document/document.ts'
import type { ReferenceContext, TargetKind } from './targets.ts'

export interface TargetText {
  readonly kind: TargetKind
  readonly title: string
  readonly detail: string
  /** Its target does not exist, or the user may not see it. */
  readonly broken: boolean
}

const brokenTarget = (kind: TargetKind, title: string): TargetText => ({
  kind,
  title,
  detail: '',
  broken: true,
})

/** The text for targets in the change request; undefined if only the service knows them. */
const localText = (
  ref: ContentReference,
  { pages, files, space }: ReferenceContext,
): TargetText | undefined => {
  switch (ref.kind) {
    case 'url':
      return {
        kind: 'address',
        title: ref.url,
        detail: '',
        broken: !/^[a-z][a-z0-9+.-]*:|^\/\/|^#/iu.test(ref.url),
      }
    case 'file': {
      if (ref.space !== undefined && ref.space !== space) return undefined
      const file = files.find(({ id }) => id === ref.file)
      return file === undefined
        ? brokenTarget('file', 'Deleted file')
        : { kind: 'file', title: file.name, detail: 'File', broken: false }
    }
    case 'page':
    case 'anchor': {
      if (ref.space !== undefined && ref.space !== space) return undefined
      const section = ref.kind === 'anchor' ? `#${ref.anchor}` : ''
      if (ref.page === undefined)
        return { kind: 'section', title: section, detail: 'On this page', broken: false }
      const page = pages.find(({ id }) => id === ref.page)
      if (page === undefined) return brokenTarget('page', 'Deleted page')
      const kind = section === '' ? 'page' : 'section'
      return {
        kind,
        title: page.title,
        detail: [section, page.above].filter(Boolean).join(' · '),
        broken: false,
      }
    }
    case 'openapi':
      return { kind: 'file', title: ref.spec, detail: 'API specification', broken: false }
    case 'reusable-content':
      return { kind: 'section', title: 'Reusable content', detail: '', broken: false }
    case 'collection':
      return { kind: 'space', title: 'Collection', detail: '', broken: false }
    case 'space':
    case 'user':
      return undefined
  }
}

/** The title of a reference's target; fetched for other spaces and people. */
export const useTargetText = (ref: ContentReference, references: ReferenceContext): TargetText => {
  const local = localText(ref, references)
  const space = local === undefined && 'space' in ref ? ref.space : undefined
  const page = ref.kind === 'page' ? ref.page : ref.kind === 'anchor' ? ref.page : undefined
  const options = { retry: false, staleTime: 60_000 } as const
  const spaces = useQuery({
    ...getSpaceOptions({ path: { spaceId: space ?? '' } }),
    ...options,
    enabled: space !== undefined,
  })
  const pages = useQuery({
    ...getSpacePageOptions({
      path: { spaceId: space ?? '', pageId: page ?? '' },
      query: { metadata: false },
    }),
    ...options,
    enabled: space !== undefined && page !== undefined,
  })
  const users = useQuery({
    ...getUserByIdOptions({ path: { userId: ref.kind === 'user' ? ref.user : '' } }),
    ...options,
    enabled: ref.kind === 'user',
  })
  if (local !== undefined) return local
  if (ref.kind === 'user')
    return users.isError
      ? brokenTarget('person', 'Deleted user')
      : { kind: 'person', title: users.data?.displayName ?? 'Person', detail: '', broken: false }
  if (spaces.isError || pages.isError) return brokenTarget('space', 'Deleted, or you have no access')
  const spaceTitle = spaces.data?.title ?? 'Another space'
  return page === undefined
    ? { kind: 'space', title: spaceTitle, detail: 'Space', broken: false }
    : { kind: 'page', title: pages.data?.title ?? 'Page', detail: spaceTitle, broken: false }
}
