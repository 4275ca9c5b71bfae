/** Text and dashboard URLs for link sources and targets. */
import type { ContentLocation, Link, LinkStatus } from '../../../client/types.gen.ts'
import { operationName } from '../../../content/api-document/operations.ts'
import { urlProblem } from '../../../content/links/url-problem.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import type { LinkView } from './link-views.ts'

export const statusLabels: Readonly<Record<LinkStatus, string>> = {
  ok: 'OK',
  broken: 'Broken',
  // Works for signed-in users, but breaks when the space is published.
  'in-app': 'Dashboard only',
}

export const viewLabels: Readonly<Record<LinkView, string>> = { ...statusLabels, ignored: 'Ignored' }

/** Text for a missing target, as far as it is known. */
export const targetText = ({
  target: { reference, operation },
  formerTarget,
}: Pick<Link, 'target' | 'formerTarget'>): string => {
  if (formerTarget?.title !== undefined && formerTarget.title !== '') return formerTarget.title
  if (operation !== undefined) return operationName(operation)
  const part = (name: string): string => {
    const value = reference[name]
    return typeof value === 'string' ? value : ''
  }
  switch (reference.kind) {
    case 'url':
      return part('url')
    case 'anchor':
      return part('page') === '' ? `#${part('anchor')} on the same page` : `#${part('anchor')} on a page`
    case 'page':
      return `Page ${part('page')}`
    case 'file':
      return `File ${part('file')}`
    case 'user':
      return 'Former member'
    case 'space':
      return `Space ${part('space')}`
    case 'collection':
      return `Collection ${part('collection')}`
    case 'reusable-content':
      return `Reusable content ${part('reusableContent')}`
    default:
      return `API specification ${part('spec')}`
  }
}

const urlProblemText = (url: string): string | undefined => {
  const problem = urlProblem(url)
  switch (problem?.kind) {
    case 'path':
      return 'not a web address'
    case 'scheme':
      return `pages do not link to ${problem.scheme}: addresses`
    case 'incomplete':
      return 'incomplete address'
    default:
      return undefined
  }
}

/** Why a link to a known location is broken: what is wrong with a URL, or the heading that a page does not have. */
export const brokenTargetText = ({ reference: { anchor, url } }: Link['target']): string | undefined => {
  if (typeof url === 'string') return urlProblemText(url)
  return typeof anchor === 'string' ? `no heading #${anchor}` : undefined
}

/** Where a target without a location belongs, or where it was. */
export const targetDetail = ({
  target: { reference, operation },
  formerTarget,
}: Pick<Link, 'target' | 'formerTarget'>): string | undefined => {
  if (operation !== undefined) return targetText({ target: { id: '', reference } })
  return formerTarget?.path === undefined ? undefined : `was at /${formerTarget.path}`
}

/** Tells apart targets that have the same text. */
export const wholeTargetText = (link: Pick<Link, 'target' | 'formerTarget'>): string =>
  [targetText(link), targetDetail(link) ?? []].flat().join(', ')

export interface LabelledPlace {
  readonly label: string
  /** URL in the dashboard or on the web; undefined for targets without one. */
  readonly href?: string
}

const hashOf = (location: ContentLocation & { kind: 'page' }): string => {
  const inside = location.internalLocation
  if (inside === undefined) return ''
  return inside.type === 'node' ? `#${inside.node}` : `#${inside.anchor}`
}

/** A web URL that is safe to link. A path that an import could not resolve has no link. */
const withHref = (url: string): Pick<LabelledPlace, 'href'> => {
  const href = safeLink(url)
  return href !== undefined && /^(https?|mailto|tel):/i.test(href) ? { href } : {}
}

/** Text and URL of a location. Spaces other than `home`, the current space, are named too. */
export const placeOf = (location: ContentLocation, home: string): LabelledPlace => {
  const away = 'space' in location && location.space.id !== home ? `${location.space.title}: ` : ''
  const within = (org: string, space: string, rest: string) => `/o/${org}/s/${space}${rest}`
  switch (location.kind) {
    case 'url':
      return {
        label: location.url,
        ...withHref(location.url),
      }
    case 'page': {
      const { organization, space, page } = location
      const title = page.title === '' ? 'Untitled' : page.title
      return {
        label: `${away}${title}${location.internalLocation?.type === 'anchor' ? ` #${location.internalLocation.anchor}` : ''}`,
        href: within(organization.id, space.id, `/p/${page.id}${hashOf(location)}`),
      }
    }
    case 'file':
      return {
        label: `${away}${location.file.name}`,
        href: within(location.organization.id, location.space.id, `/files?file=${location.file.id}`),
      }
    case 'space':
      return {
        label: location.space.title,
        href: within(location.organization.id, location.space.id, ''),
      }
    case 'collection':
      return { label: location.collection.title }
    case 'reusable-content':
      return { label: `${away}${location.reusableContent.title}` }
    case 'user':
      return { label: location.user.displayName }
    case 'openapi':
      return { label: location.openAPISpec.slug }
  }
}
