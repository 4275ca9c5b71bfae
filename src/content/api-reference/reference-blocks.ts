/**
 * A part of an API as ordinary blocks: for Markdown, PDF and search, which draw no blocks of their own. Code, headings
 * and lists are in the document's language; the few words between them are English.
 */
import { sentMethod } from '../api-document/http-methods.ts'
import type { Block, Inline, JsonObject, RichTextDocument, Text } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import type { ApiBlock, ApiRequest } from './api-block.ts'
import { apiRequestOf, hidesTitle } from './api-block.ts'
import type {
  ReferenceBody,
  ReferenceOperation,
  ReferenceParameter,
  ReferenceProperty,
  ReferenceSchema,
  ReferenceSecurity,
} from './api-reference.ts'
import { descriptionBlocks } from './description-blocks.ts'
import { alternativesText, valueText } from './schema-text.ts'

const block = (type: string, data: JsonObject, nodes: Block['nodes'] = []): Block => ({
  object: 'block',
  type,
  data,
  nodes,
})

const code = (text: string): Text => plainText(text, [{ object: 'mark', type: 'code' }])
const bold = (text: string): Text => plainText(text, [{ object: 'mark', type: 'bold' }])

const paragraph = (...nodes: readonly (Text | Inline)[]): Block => block('paragraph', {}, nodes)

const heading = (level: 3 | 4 | 5, text: string): Block => block(`heading-${level}`, {}, [plainText(text)])

const codeBlock = (text: string, syntax: string): Block =>
  block(
    'code',
    { syntax },
    text.split('\n').map((line) => block('code-line', {}, [plainText(line)])),
  )

const list = (items: readonly (readonly Block[])[]): readonly Block[] =>
  items.length === 0
    ? []
    : [
        block(
          'list-unordered',
          {},
          items.map((nodes) => block('list-item', {}, nodes)),
        ),
      ]

/** The first paragraph of a description continues a line; what follows it stands below. */
const withDescription = (line: readonly (Text | Inline)[], text: string): readonly Block[] => {
  const [first, ...rest] = descriptionBlocks(text)
  if (first === undefined) return [paragraph(...line)]
  return first.type === 'paragraph'
    ? [paragraph(...line, plainText(': '), ...((first.nodes ?? []) as readonly (Text | Inline)[])), ...rest]
    : [paragraph(...line), first, ...rest]
}

/** Levels of properties that are written out; deeper ones are named by their types. */
const deepest = 5

const factsOf = (schema: ReferenceSchema): string => {
  const { format, limits, enum: values, default: preset } = schema
  const all = [
    ...(format === undefined ? [] : [format]),
    ...(schema.readOnly ? ['read-only'] : []),
    ...(schema.writeOnly ? ['write-only'] : []),
    ...(schema.deprecated ? ['deprecated'] : []),
    ...limits,
    ...(values === undefined ? [] : [`one of ${values.map(({ value }) => valueText(value)).join(', ')}`]),
    ...(schema.const === undefined ? [] : [`always ${valueText(schema.const)}`]),
    ...(preset === undefined ? [] : [`default ${valueText(preset)}`]),
  ]
  return all.length === 0 ? '' : `, ${all.join(', ')}`
}

const typeOf = ({ type, name, link }: ReferenceSchema): string =>
  link?.name ?? (name === undefined ? type : `${type} ${name}`)

const property = ({ name, required, schema }: ReferenceProperty, depth: number): readonly Block[] => [
  ...withDescription(
    [code(name), plainText(` (${typeOf(schema)}${required ? ', required' : ''}${factsOf(schema)})`)],
    schema.description,
  ),
  ...parts(schema, depth + 1),
]

/** Properties and alternatives, as nested lists. */
const parts = (schema: ReferenceSchema, depth = 0): readonly Block[] => {
  if (depth > deepest) return []
  const { properties, items, tuple, additional, alternatives } = schema
  return [
    ...list(properties.map((one) => property(one, depth))),
    ...(items === undefined ? [] : parts(items, depth)),
    ...list(
      (tuple ?? []).map((item, index) =>
        property({ name: String(index), required: false, schema: item }, depth),
      ),
    ),
    ...(additional === undefined ? [] : parts(additional, depth)),
    ...(alternatives === undefined
      ? []
      : list(
          alternatives.of.map(({ label, schema: one }) => [
            ...withDescription([bold(label)], one.description),
            ...parts(one, depth + 1),
          ]),
        )),
  ]
}

const parameter = ({
  name,
  required,
  description,
  schema,
  deprecated,
}: ReferenceParameter): readonly Block[] =>
  property(
    {
      name,
      required,
      schema: {
        ...schema,
        description: description === '' ? schema.description : description,
        deprecated: deprecated || schema.deprecated,
      },
    },
    0,
  )

const bodyBlocks = ({ mediaType, schema, examples }: ReferenceBody): readonly Block[] => [
  paragraph(code(mediaType), ...(schema === undefined ? [] : [plainText(` ${typeOf(schema)}`)])),
  ...(schema === undefined ? [] : [...descriptionBlocks(schema.description), ...parts(schema)]),
  ...examples
    .slice(0, 1)
    .map(({ text }) =>
      codeBlock(text, /json/i.test(mediaType) ? 'json' : /xml/i.test(mediaType) ? 'xml' : 'text'),
    ),
]

const securityText = (security: readonly ReferenceSecurity[]): string =>
  alternativesText(
    security.map(({ schemes }) =>
      schemes.length === 0
        ? 'none'
        : schemes
            .map(({ name, scopes }) => (scopes.length === 0 ? name : `${name} (${scopes.join(', ')})`))
            .join(' and '),
    ),
  )

const placeTitles = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
  cookie: 'Cookie parameters',
} as const

const stateOf = ({ deprecated, sunset, stability }: ReferenceOperation): string =>
  [
    ...(deprecated ? ['Deprecated'] : []),
    ...(sunset === undefined ? [] : [`Available until ${sunset.slice(0, 10)}`]),
    ...(stability === undefined ? [] : [`Stability: ${stability}`]),
  ].join('. ')

/** Code samples would repeat the request in each language: the first is enough to read. */
const operationBlocks = (operation: ReferenceOperation, hideTitle: boolean): readonly Block[] => {
  const { method, path, title, description, parameters, body, responses, servers, security, samples } =
    operation
  const state = stateOf(operation)
  const section = (name: string, blocks: readonly Block[]): readonly Block[] =>
    blocks.length === 0 ? [] : [heading(4, name), ...blocks]
  return [
    ...(hideTitle ? [] : [heading(3, title)]),
    paragraph(code(`${sentMethod(method)} ${path}`)),
    ...(state === '' ? [] : [paragraph(bold(state))]),
    ...descriptionBlocks(description),
    ...section(
      'Servers',
      list(servers.map((server) => withDescription([code(server.url)], server.description))),
    ),
    ...section(
      'Authentication',
      security.some(({ schemes }) => schemes.length > 0)
        ? [paragraph(plainText(securityText(security)))]
        : [],
    ),
    ...(['path', 'query', 'header', 'cookie'] as const).flatMap((place) =>
      section(placeTitles[place], list(parameters.filter((one) => one.place === place).map(parameter))),
    ),
    ...section(
      'Request body',
      body === undefined
        ? []
        : [...descriptionBlocks(body.description), ...body.contents.flatMap(bodyBlocks)],
    ),
    ...section(
      'Request sample',
      samples
        .slice(0, 1)
        .map(({ text, language }) => codeBlock(text, language === 'curl' ? 'bash' : language)),
    ),
    ...section(
      'Responses',
      responses.flatMap(({ status, description: words, headers, bodies }) => [
        heading(5, status),
        ...descriptionBlocks(words),
        ...list(headers.map((one) => property(one, 0))),
        ...bodies.flatMap(bodyBlocks),
      ]),
    ),
  ]
}

const blocksOf = (api: ApiBlock, hideTitle: boolean): readonly Block[] => {
  switch (api.kind) {
    case 'operation':
      return operationBlocks(api.operation, hideTitle)
    case 'models':
      return api.models.flatMap(({ name, schema }) => [
        heading(3, name),
        paragraph(plainText(`${schema.type}${factsOf(schema)}`)),
        ...descriptionBlocks(schema.description),
        ...parts(schema),
      ])
    case 'gone':
      return [
        paragraph(
          plainText(
            api.since === undefined
              ? `Not in ${api.title}.`
              : `No longer in ${api.title} since version ${api.since}.`,
          ),
        ),
      ]
    case 'missing':
      return [paragraph(plainText(api.reason ?? 'This part of the API reference is not available.'))]
  }
}

/** The document with what its blocks of APIs show in their places, at any depth. */
export const withApiBlocks = (
  document: RichTextDocument,
  find: (request: ApiRequest) => ApiBlock | undefined,
): RichTextDocument => {
  let changed = false
  const replaced = (nodes: readonly Block[]): readonly Block[] =>
    nodes.flatMap((node) => {
      const request = apiRequestOf(node)
      const api = request && find(request)
      if (api !== undefined) {
        changed = true
        return blocksOf(api, hidesTitle(node))
      }
      const { nodes: inside, fragments } = node
      const isHolder = inside?.some((one) => one.object === 'block') === true
      if (!isHolder && fragments === undefined) return [node]
      return [
        {
          ...node,
          ...(isHolder && { nodes: replaced(inside as readonly Block[]) }),
          ...(fragments !== undefined && {
            fragments: fragments.map((one) => ({ ...one, nodes: replaced(one.nodes) })),
          }),
        },
      ]
    })
  const nodes = replaced(document.nodes)
  return changed ? { ...document, nodes } : document
}
