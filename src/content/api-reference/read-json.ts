/** Reads members of an API document, which is checked but may hold anything in any place. */
import type { Json, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'

const none: JsonObject = {}

export const objectOf = (value: Json | undefined): JsonObject => (isJsonObject(value) ? value : none)

/** An own member; a document may name one `constructor`. */
export const memberOf = (value: JsonObject, name: string): Json | undefined =>
  Object.hasOwn(value, name) ? value[name] : undefined

export const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

/** The text of a member; empty if there is none. */
export const textOf = (value: JsonObject, name: string): string => {
  const found = memberOf(value, name)
  return typeof found === 'string' ? found : ''
}

/** The first member with a text. */
export const firstText = (value: JsonObject, ...names: readonly string[]): string => {
  for (const name of names) {
    const found = textOf(value, name).trim()
    if (found !== '') return found
  }
  return ''
}

export const isTrue = (value: JsonObject, name: string): boolean => memberOf(value, name) === true

export const textsOf = (value: Json | undefined): readonly string[] =>
  listOf(value).filter((one) => typeof one === 'string')

/** An address that readers may follow. */
export const webAddress = (text: string): string | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined
