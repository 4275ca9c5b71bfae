/** Servers of an API and how requests to it authenticate. */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type { ReferenceSecurity, ReferenceServer } from './api-reference.ts'
import { listOf, memberOf, objectOf, textOf, textsOf } from './read-json.ts'
import { resolved } from './resolve-pointer.ts'

type Scheme = ReferenceSecurity['schemes'][number]

const mostServers = 50

/** Whether requests may go to an address: http, https, or relative; nothing that a browser would run. */
const isServerUrl = (url: string): boolean => {
  const text = url.trim()
  // A variable may stand for the scheme; its values are checked where it is filled in.
  if (/[\p{Cc}\s"'<>\\^`]/u.test(text) || text === '') return false
  if (/^https?:\/\//i.test(text)) return true
  return text.startsWith('{') || (text.startsWith('/') && !text.startsWith('//'))
}

const serverOf = (given: Json): readonly ReferenceServer[] => {
  if (!isJsonObject(given)) return []
  const url = textOf(given, 'url').trim()
  if (!isServerUrl(url)) return []
  const variables = Object.entries(objectOf(memberOf(given, 'variables'))).map(([name, variable]) => {
    const data = objectOf(variable)
    const choices = textsOf(memberOf(data, 'enum'))
    const preset = memberOf(data, 'default')
    const value =
      typeof preset === 'string' || typeof preset === 'number' ? String(preset) : (choices[0] ?? '')
    return { name, value, choices }
  })
  const server = { url, description: textOf(given, 'description'), variables }
  // With a variable for its scheme, it must still lead to the web.
  return /^(?:https?:|\/)/i.test(serverAddress(server)) ? [server] : []
}

/** The servers of the operation, else those of its path, else those of the document. */
export const serversOf = (...places: readonly JsonObject[]): readonly ReferenceServer[] => {
  for (const place of places) {
    const given = listOf(memberOf(place, 'servers'))
    if (given.length > 0) return given.slice(0, mostServers).flatMap(serverOf)
  }
  return []
}

/** The address of a server with values for its variables; those that are missing have their own. */
export const serverAddress = (
  { url, variables }: Pick<ReferenceServer, 'url' | 'variables'>,
  values: Readonly<Record<string, string>> = {},
): string => {
  const known = new Map(variables.map(({ name, value }) => [name, values[name] ?? value]))
  return url.replace(/\{([^{}]*)\}/g, (written, name: string) => known.get(name) ?? written)
}

const kindOf = (scheme: JsonObject): Scheme['kind'] | undefined => {
  const type = textOf(scheme, 'type')
  if (type === 'http') {
    const name = textOf(scheme, 'scheme').toLowerCase()
    return name === 'basic' || name === 'bearer' ? name : 'http'
  }
  return type === 'apiKey' || type === 'oauth2' || type === 'openIdConnect' || type === 'mutualTLS'
    ? type
    : undefined
}

const schemeOf = (root: JsonObject, name: string, scopes: Json): Scheme | undefined => {
  const schemes = objectOf(memberOf(objectOf(memberOf(root, 'components')), 'securitySchemes'))
  const { value } = resolved(root, memberOf(schemes, name))
  const kind = kindOf(value)
  if (kind === undefined) return undefined
  const place = textOf(value, 'in')
  const prefix = textOf(value, 'x-gitbook-prefix')
  const placeholder = textOf(value, 'x-gitbook-token-placeholder')
  return {
    name,
    kind,
    ...(kind === 'apiKey' && {
      place: place === 'query' || place === 'cookie' ? place : 'header',
      parameter: textOf(value, 'name'),
    }),
    ...(prefix !== '' && { prefix }),
    ...(placeholder !== '' && { placeholder }),
    scopes: textsOf(scopes),
    description: textOf(value, 'description'),
  }
}

/** The ways to authenticate, each with all of its schemes. One with a scheme that is not declared is left out. */
export const securityOf = (root: JsonObject, operation: JsonObject): readonly ReferenceSecurity[] => {
  const given = memberOf(operation, 'security') ?? memberOf(root, 'security')
  return listOf(given).flatMap((alternative) => {
    if (!isJsonObject(alternative)) return []
    const schemes = Object.entries(alternative).map(([name, scopes]) => schemeOf(root, name, scopes))
    return schemes.every((scheme) => scheme !== undefined) ? [{ schemes }] : []
  })
}
