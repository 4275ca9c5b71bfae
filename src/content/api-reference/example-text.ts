/** Examples as they are sent, by media type. */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import { objectOf, listOf, memberOf, textOf } from './read-json.ts'
import { componentName, resolved } from './resolve-pointer.ts'
import type { ReferenceBody } from './api-reference.ts'
import { exampleOf } from './example-value.ts'
import { valueText } from './schema-text.ts'
import type { Direction } from './schema-reader.ts'

/** Characters of an example that an author gave; longer ones are replaced by generated ones. */
const longestGiven = 64 * 1024
const mostExamples = 12

export const isJsonMedia = (mediaType: string): boolean =>
  /^(?:application|text)\/(?:[\w.-]+\+)?json\b/i.test(mediaType)
const isXmlMedia = (mediaType: string): boolean => /[/+]xml\b/i.test(mediaType)
const isFormMedia = (mediaType: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(mediaType)
export const isMultipart = (mediaType: string): boolean => /^multipart\//i.test(mediaType)

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Names that XML does not allow are written as `item`. */
const xmlName = (name: string): string => (/^[A-Za-z_][\w.-]*$/.test(name) ? name : 'item')

const xmlText = (value: Json, name: string, indent: string): string => {
  if (Array.isArray(value))
    return (value as readonly Json[]).map((item) => xmlText(item, name, indent)).join('\n')
  const tag = xmlName(name)
  if (!isJsonObject(value))
    return `${indent}<${tag}>${escapeXml(value === null ? '' : valueText(value))}</${tag}>`
  const inside = Object.entries(value).map(([key, one]) => xmlText(one, key, `${indent}  `))
  return inside.length === 0
    ? `${indent}<${tag}/>`
    : `${indent}<${tag}>\n${inside.join('\n')}\n${indent}</${tag}>`
}

/** Pairs of an object, as forms send them. */
export const formPairs = (value: Json): readonly (readonly [string, string])[] =>
  isJsonObject(value)
    ? Object.entries(value).flatMap(([name, one]) =>
        (Array.isArray(one) ? (one as readonly Json[]) : [one]).map(
          (item) => [name, valueText(item)] as const,
        ),
      )
    : []

/** `rootName`: the name of the outermost element in XML. */
const textOfExample = (mediaType: string, value: Json, rootName = 'root'): string => {
  if (isJsonMedia(mediaType)) return JSON.stringify(value, null, 2)
  if (isFormMedia(mediaType))
    return typeof value === 'string'
      ? value
      : new URLSearchParams(formPairs(value).map(([name, text]) => [name, text])).toString()
  if (typeof value === 'string') return value
  if (isXmlMedia(mediaType)) return xmlText(value, rootName, '')
  return JSON.stringify(value, null, 2)
}

/** What an author gave for a media type: the values by name, with a text for each. */
const givenExamples = (
  root: JsonObject,
  mediaType: string,
  content: JsonObject,
): ReferenceBody['examples'] => {
  const single = memberOf(content, 'example')
  const named = Object.entries(objectOf(memberOf(content, 'examples'))).flatMap(([name, given]) => {
    const { value } = resolved(root, given)
    const example =
      memberOf(value, 'value') ?? memberOf(value, 'dataValue') ?? memberOf(value, 'serializedValue')
    return example === undefined ? [] : [{ name, summary: textOf(value, 'summary'), example }]
  })
  const all = single === undefined ? named : [{ name: '', summary: '', example: single }, ...named]
  return all
    .slice(0, mostExamples)
    .map(({ name, summary, example }) => ({ name, summary, text: textOfExample(mediaType, example) }))
    .filter(({ text }) => text.length <= longestGiven)
}

/** Those of the author, or else one that is generated. Nothing is generated for bytes. */
export const examplesOf = (
  root: JsonObject,
  mediaType: string,
  content: JsonObject,
  direction: Direction,
): ReferenceBody['examples'] => {
  const given = givenExamples(root, mediaType, content)
  if (given.length > 0) return given
  const schema = memberOf(content, 'schema')
  if (!isJsonObject(schema)) return []
  const value = exampleOf(root, schema, direction)
  if (value === null || value === '<binary>') return []
  const xml = textOf(objectOf(memberOf(resolved(root, schema).value, 'xml')), 'name')
  const name = xml === '' ? (componentName(textOf(schema, '$ref')) ?? 'root') : xml
  return [{ name: '', summary: '', text: textOfExample(mediaType, value, name) }]
}

/** The value behind the first example: for samples in languages that write values themselves. */
export const firstExampleValue = (root: JsonObject, content: JsonObject, direction: Direction): Json => {
  const single = memberOf(content, 'example')
  if (single !== undefined) return single
  const [named] = Object.values(objectOf(memberOf(content, 'examples')))
  const value = named === undefined ? undefined : memberOf(resolved(root, named).value, 'value')
  return value ?? exampleOf(root, memberOf(content, 'schema'), direction)
}

/** An example of a parameter or header. */
export const parameterExample = (root: JsonObject, parameter: JsonObject): Json | undefined => {
  const single = memberOf(parameter, 'example')
  if (single !== undefined) return single
  const [named] = Object.values(objectOf(memberOf(parameter, 'examples')))
  const value = named === undefined ? undefined : memberOf(resolved(root, named).value, 'value')
  if (value !== undefined) return value
  const schema = memberOf(parameter, 'schema')
  const inside = resolved(root, schema).value
  return memberOf(inside, 'example') ?? listOf(memberOf(inside, 'examples'))[0]
}
