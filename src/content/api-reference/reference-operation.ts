/** The reference of one operation. */
import type { ApiDocument } from '../api-document/api-document.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type {
  ReferenceBody,
  ReferenceOperation,
  ReferenceParameter,
  ReferenceProperty,
  ReferenceResponse,
} from './api-reference.ts'
import { examplesOf, parameterExample } from './example-text.ts'
import { callbackOperations, findOperation, operationTitle, parametersOf } from './find-operation.ts'
import type { FoundOperation } from './find-operation.ts'
import { firstText, isTrue, memberOf, objectOf, textOf, textsOf, webAddress } from './read-json.ts'
import { securityOf, serversOf } from './reference-servers.ts'
import { resolved } from './resolve-pointer.ts'
import { samplesOf } from './samples/samples.ts'
import type { Direction, SchemaReader } from './schema-reader.ts'
import { describedBy, withinNodes } from './schema-reader.ts'

const places = ['path', 'query', 'header', 'cookie'] as const
type ParameterPlace = (typeof places)[number]

/** Headers that OpenAPI says to ignore as parameters. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

/** A parameter has a schema, or one media type with one. */
const schemaOfParameter = (parameter: JsonObject): Json | undefined =>
  memberOf(parameter, 'schema') ??
  memberOf(objectOf(Object.values(objectOf(memberOf(parameter, 'content')))[0]), 'schema')

const referenceParameter = (
  root: JsonObject,
  parameter: JsonObject,
  reader: SchemaReader,
): readonly ReferenceParameter[] => {
  const name = textOf(parameter, 'name')
  const place = places.find((one) => one === textOf(parameter, 'in'))
  if (place === undefined || (place === 'header' && ignoredHeaders.has(name.toLowerCase()))) return []
  const style = textOf(parameter, 'style')
  const explode = memberOf(parameter, 'explode')
  const example = parameterExample(root, parameter)
  return [
    {
      name,
      place,
      required: place === 'path' || isTrue(parameter, 'required'),
      deprecated: isTrue(parameter, 'deprecated'),
      description: textOf(parameter, 'description'),
      ...(style !== '' && { style }),
      ...(typeof explode === 'boolean' && { explode }),
      schema: reader.read(schemaOfParameter(parameter), 'both'),
      ...(example !== undefined && { example }),
    },
  ]
}

const byPlace = (place: ParameterPlace): number => places.indexOf(place)

const referenceBodies = (
  root: JsonObject,
  content: Json | undefined,
  direction: Direction,
  reader: SchemaReader,
): readonly ReferenceBody[] =>
  Object.entries(objectOf(content)).map(([mediaType, given]) => {
    const { value } = resolved(root, given)
    const schema = memberOf(value, 'schema') ?? memberOf(value, 'itemSchema')
    return {
      mediaType,
      ...(isJsonObject(schema) && { schema: reader.read(schema, direction) }),
      examples: examplesOf(root, mediaType, value, direction),
    }
  })

const referenceHeaders = (
  root: JsonObject,
  response: JsonObject,
  reader: SchemaReader,
): readonly ReferenceProperty[] =>
  Object.entries(objectOf(memberOf(response, 'headers'))).flatMap(([name, given]) => {
    if (name.toLowerCase() === 'content-type') return []
    const { value } = resolved(root, given)
    const schema = reader.read(schemaOfParameter(value), 'both')
    const description = textOf(value, 'description')
    return [
      {
        name,
        required: isTrue(value, 'required'),
        schema: { ...schema, ...(description !== '' && { description }) },
      },
    ]
  })

/** Statuses in their order, `4XX` after the ones that it stands for, `default` last. */
const statusOrder = (status: string): number => {
  const number = Number.parseInt(status, 10)
  return Number.isNaN(number) ? Infinity : number < 10 ? number * 100 + 99.5 : number
}

const referenceResponses = (
  root: JsonObject,
  operation: JsonObject,
  direction: Direction,
  reader: SchemaReader,
): readonly ReferenceResponse[] =>
  Object.entries(objectOf(memberOf(operation, 'responses')))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, given]) => {
      const { value } = resolved(root, given)
      return {
        status,
        description: describedBy(value),
        headers: referenceHeaders(root, value, reader),
        bodies: referenceBodies(root, memberOf(value, 'content'), direction, reader),
      }
    })
    .sort((a, b) => statusOrder(a.status) - statusOrder(b.status))

const stabilities = ['experimental', 'alpha', 'beta'] as const

const isoDate = /^\d{4}-\d{2}-\d{2}/

const referenceCallbacks = (
  document: ApiDocument,
  operation: JsonObject,
  reader: SchemaReader,
  depth: number,
): ReferenceOperation['callbacks'] =>
  depth > 0
    ? []
    : Object.entries(objectOf(memberOf(operation, 'callbacks'))).map(([name, callback]) => ({
        name,
        operations: callbackOperations(document, callback).map((found) =>
          readOperation(document, found, reader, depth + 1),
        ),
      }))

const readBody = (root: JsonObject, operation: JsonObject, direction: Direction, reader: SchemaReader) => {
  const given = memberOf(operation, 'requestBody')
  if (!isJsonObject(given)) return undefined
  const { value } = resolved(root, given)
  const contents = referenceBodies(root, memberOf(value, 'content'), direction, reader)
  return contents.length === 0
    ? undefined
    : { required: isTrue(value, 'required'), description: textOf(value, 'description'), contents }
}

const readOperation = (
  document: ApiDocument,
  found: FoundOperation,
  reader: SchemaReader,
  depth = 0,
): ReferenceOperation => {
  const { root } = document
  const { key, kind, method, path, item, operation } = found
  // The API sends webhooks and callbacks: what it sends is what readers receive.
  const isSent = kind === 'path'
  const [sent, received] = isSent ? (['sent', 'received'] as const) : (['received', 'sent'] as const)
  const operationId = textOf(operation, 'operationId')
  const sunset = textOf(operation, 'x-deprecated-sunset')
  const stability = stabilities.find((one) => one === textOf(operation, 'x-stability'))
  const body = readBody(root, operation, sent, reader)
  const parameters = parametersOf(root, found)
    .flatMap((parameter) => referenceParameter(root, parameter, reader))
    .sort((a, b) => byPlace(a.place) - byPlace(b.place))
  const external = objectOf(memberOf(operation, 'externalDocs'))
  const url = webAddress(textOf(external, 'url'))
  const made: ReferenceOperation = {
    key,
    kind,
    method,
    path,
    ...(operationId !== '' && { operationId }),
    title: operationTitle(found),
    description: firstText(operation, 'x-page-description', 'description') || textOf(item, 'description'),
    deprecated: isTrue(operation, 'deprecated') || sunset !== '',
    ...(isoDate.test(sunset) && { sunset }),
    ...(stability !== undefined && { stability }),
    tags: textsOf(memberOf(operation, 'tags')),
    servers: isSent ? serversOf(operation, item, root) : [],
    security: isSent ? securityOf(root, operation) : [],
    parameters,
    ...(body !== undefined && { body }),
    responses: referenceResponses(root, operation, received, reader),
    callbacks: referenceCallbacks(document, operation, reader, depth),
    samples: [],
    isTryable:
      isSent && !isTrue(operation, 'x-hideTryItPanel') && memberOf(operation, 'x-explorer-enabled') !== false,
    ...(url !== undefined && { moreText: { url, description: textOf(external, 'description') } }),
  }
  return isSent ? { ...made, samples: samplesOf(root, found, made) } : made
}

/** Undefined if the document has no operation with the key, or hides it from readers. */
export const referenceOperation = (
  document: ApiDocument,
  key: string,
  { withHidden = false }: { readonly withHidden?: boolean } = {},
): ReferenceOperation | undefined => {
  const found = findOperation(document, key)
  if (found === undefined || (found.hidden && !withHidden)) return undefined
  return withinNodes(document.root, (reader) => readOperation(document, found, reader))
}
