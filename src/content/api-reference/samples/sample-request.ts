/** The request that samples of an operation send: everything that is required, with examples in its places. */
import { isToken, sentMethod } from '../../api-document/http-methods.ts'
import type { Json, JsonObject } from '../../document/document.ts'
import { trimEndOf } from '../../document/linear-text.ts'
import type { ReferenceOperation, ReferenceParameter, ReferenceSecurity } from '../api-reference.ts'
import { exampleOf } from '../example-value.ts'
import { firstExampleValue, formPairs, isJsonMedia, isMultipart } from '../example-text.ts'
import { memberOf, objectOf } from '../read-json.ts'
import { serverAddress } from '../reference-servers.ts'
import { resolved } from '../resolve-pointer.ts'
import { valueText } from '../schema-text.ts'
import { addressWith, pathWith, queryPairs } from './request-address.ts'

export interface SampleField {
  readonly name: string
  readonly text: string
  /** A file instead of a text; `text` is its name. */
  readonly isFile: boolean
}

export type SampleBody =
  | { readonly kind: 'text'; readonly text: string }
  /** `text` is the value as JSON. */
  | { readonly kind: 'json'; readonly value: Json; readonly text: string }
  | { readonly kind: 'fields'; readonly fields: readonly SampleField[] }
  | { readonly kind: 'file'; readonly name: string }

export interface SampleRequest {
  /** In capitals. */
  readonly method: string
  /** Absolute, percent-encoded: printable ASCII without quotes, spaces and brackets. */
  readonly url: string
  /** Names are tokens; values have no control characters. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: SampleBody
}

/** Stands for the host of APIs that only name a path. */
const unknownHost = 'https://api.example.com'

/** Characters of a body in a sample; larger ones would hide the rest of the code. */
const longestBody = 8000

const credentialOf = (
  { placeholder, prefix = '' }: ReferenceSecurity['schemes'][number],
  word: string,
): string => `${prefix === '' ? '' : prefix.endsWith(' ') ? prefix : `${prefix} `}${placeholder ?? word}`

interface Credentials {
  readonly headers: readonly (readonly [string, string])[]
  readonly query: readonly (readonly [string, string])[]
}

const credentialsOf = (security: readonly ReferenceSecurity[]): Credentials => {
  const headers: [string, string][] = []
  const query: [string, string][] = []
  for (const scheme of security[0]?.schemes ?? []) {
    switch (scheme.kind) {
      case 'basic':
        headers.push(['Authorization', `Basic ${credentialOf(scheme, 'YOUR_CREDENTIALS')}`])
        break
      case 'bearer':
      case 'oauth2':
      case 'openIdConnect':
        headers.push(['Authorization', credentialOf({ prefix: 'Bearer', ...scheme }, 'YOUR_TOKEN')])
        break
      case 'http':
        headers.push(['Authorization', credentialOf(scheme, 'YOUR_CREDENTIALS')])
        break
      case 'apiKey': {
        const key = credentialOf(scheme, 'YOUR_API_KEY')
        if (scheme.place === 'query') query.push([scheme.parameter ?? '', key])
        else if (scheme.place === 'cookie') headers.push(['Cookie', `${scheme.parameter ?? ''}=${key}`])
        else headers.push([scheme.parameter ?? '', key])
        break
      }
      case 'mutualTLS':
        break
    }
  }
  return { headers, query }
}

const parameterValue = ({ example, schema }: ReferenceParameter): Json =>
  example ?? schema.example ?? schema.const ?? schema.default ?? schema.enum?.[0]?.value ?? null

const bodyOf = (root: JsonObject, operation: JsonObject, made: ReferenceOperation) => {
  const contents = made.body?.contents ?? []
  const chosen = contents.find(({ mediaType }) => isJsonMedia(mediaType)) ?? contents[0]
  if (chosen === undefined) return undefined
  const { mediaType } = chosen
  const given = memberOf(resolved(root, memberOf(operation, 'requestBody')).value, 'content')
  const content = resolved(root, memberOf(objectOf(given), mediaType)).value
  const value = firstExampleValue(root, content, 'sent')
  const text = chosen.examples[0]?.text ?? ''
  if (isMultipart(mediaType))
    return { mediaType, body: { kind: 'fields', fields: fieldsOf(root, content, value) } } as const
  if (text === '') return { mediaType, body: { kind: 'file', name: 'file' } } as const
  if (text.length > longestBody) return { mediaType, body: { kind: 'file', name: 'body' } } as const
  if (isJsonMedia(mediaType)) return { mediaType, body: { kind: 'json', value, text } } as const
  return { mediaType, body: { kind: 'text', text } } as const
}

/** Fields of a form; those that hold bytes are files. */
const fieldsOf = (root: JsonObject, content: JsonObject, value: Json): readonly SampleField[] => {
  const properties = objectOf(memberOf(resolved(root, memberOf(content, 'schema')).value, 'properties'))
  return formPairs(value).map(([name, text]) => {
    const schema = resolved(root, memberOf(properties, name)).value
    const isFile =
      memberOf(schema, 'format') === 'binary' ||
      memberOf(schema, 'contentMediaType') === 'application/octet-stream' ||
      text === '<binary>'
    return { name, text: isFile ? 'file' : text, isFile }
  })
}

const withoutControls = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

export const sampleRequest = (
  root: JsonObject,
  operation: JsonObject,
  made: ReferenceOperation,
): SampleRequest => {
  const server = made.servers[0] === undefined ? '' : serverAddress(made.servers[0])
  const base = /^https?:/i.test(server) ? server : `${unknownHost}${server}`
  const required = made.parameters.filter(({ required: isNeeded }) => isNeeded)
  const valueOf = (parameter: ReferenceParameter): Json =>
    parameterValue(parameter) ?? exampleOf(root, { type: parameter.schema.type }, 'sent') ?? parameter.name
  const credentials = credentialsOf(made.security)
  const query = required.flatMap((parameter) =>
    parameter.place === 'query' ? queryPairs(parameter, valueOf(parameter)) : [],
  )
  const path = pathWith(
    made.path,
    new Map(made.parameters.filter(({ place }) => place === 'path').map((one) => [one.name, valueOf(one)])),
  )
  const body = bodyOf(root, operation, made)
  const accept = made.responses.flatMap(({ bodies }) => bodies.map(({ mediaType }) => mediaType))[0]
  const headers: (readonly [string, string])[] = [
    ...(accept === undefined ? [] : [['Accept', accept] as const]),
    // A form says itself where its fields end.
    ...(body === undefined || body.body.kind === 'fields' ? [] : [['Content-Type', body.mediaType] as const]),
    ...credentials.headers,
    ...required.flatMap((one) =>
      one.place === 'header' ? [[one.name, valueText(valueOf(one))] as const] : [],
    ),
  ]
  return {
    method: sentMethod(made.method),
    url: addressWith(`${trimEndOf(base, '/')}${path}`, [...query, ...credentials.query]),
    headers: headers
      .filter(([name]) => isToken(name))
      .map(([name, value]) => [name, withoutControls(value.toWellFormed())] as const),
    ...(body !== undefined && { body: body.body }),
  }
}
