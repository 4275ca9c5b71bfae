/** The overview of an API document, and its models. */
import type { ApiDocument } from '../api-document/api-document.ts'
import type { JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type { ReferenceModel, ReferenceOverview } from './api-reference.ts'
import { visibleOperations } from './find-operation.ts'
import { isTrue, listOf, memberOf, objectOf, textOf, textsOf, webAddress } from './read-json.ts'
import { securityOf, serversOf } from './reference-servers.ts'
import { withinNodes } from './schema-reader.ts'

type Tag = ReferenceOverview['tags'][number]

const contactOf = (info: JsonObject): ReferenceOverview['contact'] => {
  const contact = objectOf(memberOf(info, 'contact'))
  const [name, url, email] = [
    textOf(contact, 'name'),
    webAddress(textOf(contact, 'url')),
    textOf(contact, 'email'),
  ]
  const isAddress = /^[^\s@<>]+@[^\s@<>]+$/.test(email)
  if (name === '' && url === undefined && !isAddress) return undefined
  return { name, ...(url !== undefined && { url }), ...(isAddress && { email }) }
}

const licenseOf = (info: JsonObject): ReferenceOverview['license'] => {
  const license = objectOf(memberOf(info, 'license'))
  const [name, url] = [
    textOf(license, 'name') || textOf(license, 'identifier'),
    webAddress(textOf(license, 'url')),
  ]
  return name === '' ? undefined : { name, ...(url !== undefined && { url }) }
}

const tagOf = (name: string, declared: JsonObject, operations: readonly string[]): Tag => {
  const [icon, parent] = [
    textOf(declared, 'x-page-icon'),
    textOf(declared, 'parent') || textOf(declared, 'x-parent'),
  ]
  return {
    name,
    title:
      textOf(declared, 'x-page-title') ||
      textOf(declared, 'x-displayName') ||
      textOf(declared, 'summary') ||
      name,
    description: textOf(declared, 'x-page-description') || textOf(declared, 'description'),
    ...(icon !== '' && { icon }),
    ...(parent !== '' && { parent }),
    operations,
  }
}

/** Tags in the order in which they are declared, then those that only operations name. Hidden ones are left out. */
const tagsOf = (document: ApiDocument): readonly Tag[] => {
  const { root } = document
  const declared = new Map<string, JsonObject>()
  for (const given of listOf(memberOf(root, 'tags')))
    if (isJsonObject(given)) declared.set(textOf(given, 'name'), given)
  const operations = new Map<string, string[]>([...declared.keys()].map((name) => [name, []]))
  for (const { key, operation } of visibleOperations(document)) {
    for (const name of new Set(textsOf(memberOf(operation, 'tags')))) {
      const keys = operations.get(name) ?? []
      keys.push(key)
      operations.set(name, keys)
    }
  }
  return [...operations].flatMap(([name, keys]) => {
    const data = declared.get(name) ?? {}
    return isTrue(data, 'x-page-hidden') || isTrue(data, 'x-internal') ? [] : [tagOf(name, data, keys)]
  })
}

export const referenceOverview = (document: ApiDocument): ReferenceOverview => {
  const { root } = document
  const info = objectOf(memberOf(root, 'info'))
  const [contact, license] = [contactOf(info), licenseOf(info)]
  return {
    title: textOf(info, 'title'),
    version: textOf(info, 'version'),
    description: textOf(info, 'description'),
    servers: serversOf(root),
    security: securityOf(root, {}),
    ...(contact !== undefined && { contact }),
    ...(license !== undefined && { license }),
    tags: tagsOf(document),
  }
}

/** The names of all models in the document's order, without those that authors hide. */
export const modelNames = ({ root }: ApiDocument): readonly string[] =>
  Object.entries(objectOf(memberOf(objectOf(memberOf(root, 'components')), 'schemas'))).flatMap(
    ([name, schema]) =>
      isJsonObject(schema) && (isTrue(schema, 'x-internal') || isTrue(schema, 'x-page-hidden')) ? [] : [name],
  )

/** Models by name, in the given order; all of them by default. Names that the document lacks are left out. */
export const referenceModels = (
  document: ApiDocument,
  names: readonly string[] = modelNames(document),
): readonly ReferenceModel[] => {
  const { root } = document
  const schemas = objectOf(memberOf(objectOf(memberOf(root, 'components')), 'schemas'))
  const known = [...new Set(names)].filter((name) => Object.hasOwn(schemas, name))
  const pointer = (name: string): string =>
    `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25')}`
  const listed = new Set(known)
  return known.map((name) => ({
    name,
    schema: withinNodes(root, (reader) => reader.read({ $ref: pointer(name) }, 'both'), listed),
  }))
}
