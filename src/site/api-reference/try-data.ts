/** What the form that sends a request knows of its operation. Printed into the page; its script reads it. */
import { sentMethod } from '../../content/api-document/http-methods.ts'
import type { ReferenceOperation, ReferenceServer } from '../../content/api-reference/api-reference.ts'
import { serverAddress } from '../../content/api-reference/reference-servers.ts'
import { valueText } from '../../content/api-reference/schema-text.ts'

export interface TryField {
  readonly name: string
  readonly place: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly type: string
  readonly value: string
  readonly choices: readonly string[]
  readonly isList: boolean
  readonly explode: boolean
}

interface TryCredential {
  readonly name: string
  readonly kind: 'header' | 'query' | 'basic'
  /** Of the header or the query. */
  readonly parameter: string
  readonly prefix: string
}

export interface TryData {
  readonly method: string
  readonly path: string
  /** Absolute addresses, with their variables filled in. */
  readonly servers: readonly string[]
  readonly fields: readonly TryField[]
  readonly credentials: readonly TryCredential[]
  readonly bodies: readonly { readonly mediaType: string; readonly text: string }[]
  readonly isBodyRequired: boolean
  readonly accept: string
  /** Requests carry the session of the reader; this says so. Only where the page and the API have one origin. */
  readonly session?: string
}

/** Addresses that a server can have, by the listed choices of its variables. */
const mostAddresses = 20

const addressesOf = (server: ReferenceServer): readonly string[] => {
  let values: readonly Readonly<Record<string, string>>[] = [{}]
  for (const { name, value, choices } of server.variables) {
    const all = choices.length === 0 ? [value] : choices
    values = values
      .flatMap((one) => all.map((choice) => ({ ...one, [name]: choice })))
      .slice(0, mostAddresses)
  }
  return values.map((one) => serverAddress(server, one))
}

/** Addresses that the form can send to; relative ones are relative to an unknown place. */
export const tryServers = ({ servers }: Pick<ReferenceOperation, 'servers'>): readonly string[] => {
  const all = servers.flatMap(addressesOf).filter((url) => /^https?:\/\//i.test(url) && URL.canParse(url))
  return [...new Set(all)].slice(0, mostAddresses)
}

const credentialsOf = ({ security }: ReferenceOperation): readonly TryCredential[] =>
  (security.find(({ schemes }) => schemes.length > 0)?.schemes ?? []).flatMap(
    (scheme): readonly TryCredential[] => {
      const { name, kind, place, parameter = '', prefix } = scheme
      switch (kind) {
        case 'apiKey':
          // Pages cannot set cookies of other sites.
          return place === 'cookie'
            ? []
            : [{ name, kind: place ?? 'header', parameter, prefix: prefix ?? '' }]
        case 'basic':
          return [{ name, kind: 'basic', parameter: 'Authorization', prefix: 'Basic' }]
        case 'bearer':
        case 'oauth2':
        case 'openIdConnect':
          return [{ name, kind: 'header', parameter: 'Authorization', prefix: prefix ?? 'Bearer' }]
        case 'http':
          return [{ name, kind: 'header', parameter: 'Authorization', prefix: prefix ?? '' }]
        case 'mutualTLS':
          return []
      }
    },
  )

/** Pages cannot send these, in any case. */
const unsendable: ReadonlySet<string> = new Set(['connect', 'trace', 'track'])

/** Undefined where there is nothing to try: no server that a page can reach, or the author hides the form. */
export const tryData = (operation: ReferenceOperation, session?: string): TryData | undefined => {
  const servers = tryServers(operation)
  if (!operation.isTryable || servers.length === 0 || unsendable.has(operation.method.toLowerCase()))
    return undefined
  return {
    method: sentMethod(operation.method),
    path: operation.path,
    servers,
    fields: operation.parameters.flatMap(({ name, place, required, schema, example, style, explode }) => {
      if (place === 'cookie') return []
      const value = example ?? schema.example ?? schema.default
      return [
        {
          ...{ name, place, required, type: schema.type },
          value: required && value !== undefined ? listText(value) : '',
          choices: (schema.enum ?? []).map((one) => valueText(one.value)),
          isList: schema.items !== undefined,
          explode: explode ?? (style === undefined || style === 'form'),
        },
      ]
    }),
    credentials: session === undefined ? credentialsOf(operation) : [],
    ...(session !== undefined && { session }),
    bodies: (operation.body?.contents ?? []).map(({ mediaType, examples }) => ({
      mediaType,
      text: examples[0]?.text ?? '',
    })),
    isBodyRequired: operation.body?.required ?? false,
    accept: operation.responses.flatMap(({ bodies }) => bodies.map(({ mediaType }) => mediaType))[0] ?? '*/*',
  }
}

const listText = (value: Parameters<typeof valueText>[0]): string =>
  Array.isArray(value)
    ? (value as readonly (typeof value)[]).map((one) => valueText(one)).join(',')
    : valueText(value)

/** Origins that the page must be allowed to ask. */
export const tryOrigins = (data: TryData): readonly string[] => [
  ...new Set(data.servers.map((url) => new URL(url).origin)),
]
