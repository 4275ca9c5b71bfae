/** The words of generated reference pages for search: what a reader of an operation or a model would type. */
import type { ApiDocument } from '../api-document/api-document.ts'
import { operationName } from '../api-document/operations.ts'
import type { Json, JsonObject } from '../document/document.ts'
import { plainText } from '../document/block-text.ts'
import { descriptionBlocks } from './description-blocks.ts'
import type { FoundOperation } from './find-operation.ts'
import { parametersOf, visibleOperations } from './find-operation.ts'
import { firstText, listOf, memberOf, objectOf, textOf, textsOf } from './read-json.ts'
import { modelNames } from './reference-overview.ts'
import { untaggedOperations } from './reference-pages.ts'
import { resolved } from './resolve-pointer.ts'

/** Characters of the words of one operation or model. */
const longestText = 2000

/** Names of the members of a schema, of those that it combines too. */
const memberNames = (root: JsonObject, given: Json | undefined): readonly string[] => {
  const schema = resolved(root, given).value
  const others = [
    ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => listOf(memberOf(schema, keyword))),
    memberOf(schema, 'items'),
  ]
  return [schema, ...others.map((other) => resolved(root, other).value)].flatMap((part) =>
    Object.keys(objectOf(memberOf(part, 'properties'))),
  )
}

const bodyNames = (root: JsonObject, { operation }: FoundOperation): readonly string[] => {
  const body = resolved(root, memberOf(operation, 'requestBody')).value
  const [first] = Object.values(objectOf(memberOf(body, 'content')))
  return memberNames(root, memberOf(objectOf(first), 'schema'))
}

/** A description without its Markdown. */
const plainDescription = (value: JsonObject): string =>
  descriptionBlocks(firstText(value, 'description').slice(0, longestText))
    .map((block) => plainText(block))
    .join('\n')

/** In one line, since excerpts of it are shown. */
const joined = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, longestText)

const operationText = (root: JsonObject, found: FoundOperation): string => {
  const { operation } = found
  const names = [...parametersOf(root, found).map((one) => textOf(one, 'name')), ...bodyNames(root, found)]
  return joined([
    operationName(found),
    firstText(operation, 'summary'),
    plainDescription(operation),
    names.join(', '),
    textOf(operation, 'operationId'),
  ])
}

const modelText = (root: JsonObject, name: string): string => {
  const schemas = objectOf(memberOf(objectOf(memberOf(root, 'components')), 'schemas'))
  const schema = resolved(root, memberOf(schemas, name)).value
  return joined([name, plainDescription(schema), memberNames(root, schema).join(', ')])
}

/** Words of what the declaration of a page can name (`referencePageText`). */
export interface ReferenceSearchText {
  /** By operation key. */
  readonly operations: ReadonlyMap<string, string>
  /** By name. */
  readonly models: ReadonlyMap<string, string>
  /** Operation keys by tag. */
  readonly tagged: ReadonlyMap<string, readonly string[]>
  /** Operation keys without a tag that readers see, by kind. */
  readonly untagged: ReadonlyMap<string, readonly string[]>
}

/** In one pass over the document, since pages share its operations. */
export const referenceSearchText = (document: ApiDocument): ReferenceSearchText => {
  const { root } = document
  const all = visibleOperations(document)
  const tagged = new Map<string, string[]>()
  for (const { key, operation } of all)
    for (const tag of textsOf(memberOf(operation, 'tags'))) {
      const keys = tagged.get(tag)
      if (keys === undefined) tagged.set(tag, [key])
      else keys.push(key)
    }
  const others = untaggedOperations(document)
  const keysOf = (kind: FoundOperation['kind']): readonly string[] =>
    others.flatMap((found) => (found.kind === kind ? [found.key] : []))
  return {
    operations: new Map(all.map((found) => [found.key, operationText(root, found)])),
    models: new Map(modelNames(document).map((name) => [name, modelText(root, name)])),
    tagged,
    untagged: new Map((['path', 'webhook'] as const).map((kind) => [kind, keysOf(kind)])),
  }
}

/** The words of the page with this declaration; empty for one that shows neither operations nor models. */
export const pageSearchText = (words: ReferenceSearchText, props: JsonObject): string => {
  const of = (name: string): string => textOf(props, name)
  if (of('doc') === 'models') {
    const model = of('model')
    return model === '' ? [...words.models.values()].join('\n') : (words.models.get(model) ?? '')
  }
  if (of('doc') !== 'operations') return ''
  const one = words.operations.get(of('operation'))
  if (one !== undefined) return one
  const keys = words.tagged.get(of('page')) ?? words.untagged.get(of('kind')) ?? []
  return keys.map((key) => words.operations.get(key) ?? '').join('\n')
}
