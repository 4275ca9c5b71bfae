/** The addresses under which integrations are called from outside. */
import type { Context } from '../../context.ts'

/** What a request addresses. The URL and the environment of its event are of one level. */
export interface EndpointAddress {
  readonly integration: string
  /** Absent for the endpoint of the integration itself. */
  readonly installation?: string
  readonly target?: { readonly kind: 'space' | 'site'; readonly id: string }
  /** The path below the endpoint: '' or with a slash in front. */
  readonly rest: string
}

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const restOf = (segments: readonly string[]): string => segments.map((segment) => `/${segment}`).join('')

/** Reads the path of a request, as it was sent; undefined if it is not below an endpoint. */
export const endpointAddress = (path: string): EndpointAddress | undefined => {
  const [root, version, noun, name = '', level, ...segments] = path.split('/')
  const integration = decoded(name)?.toLowerCase()
  if (root !== '' || version !== 'v1' || noun !== 'integrations' || !integration) return undefined
  if (level === 'integration') return { integration, rest: restOf(segments) }
  const [installation, kind, id, ...below] = segments
  if (level !== 'installations' || !installation) return undefined
  if ((kind === 'spaces' || kind === 'sites') && id)
    return {
      ...{ integration, installation, rest: restOf(below) },
      target: { kind: kind === 'spaces' ? 'space' : 'site', id },
    }
  return { integration, installation, rest: restOf(segments.slice(1)) }
}

/** The path that all endpoints of an integration share; its cookies are confined to it. */
export const endpointPath = (integration: string): string =>
  `/v1/integrations/${encodeURIComponent(integration)}/`

/** Whether a host serves an integration: with an origin for each, only its own. */
export const isHostOf = ({ addresses, config }: Context, integration: string, host: string): boolean =>
  !config.integrationsUrl.includes('://*.') ||
  host === new URL(addresses.integrationEndpoint(integration)).host
