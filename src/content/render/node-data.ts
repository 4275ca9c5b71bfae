/** Reads the open `data` of nodes: values of the wrong type count as absent. */
import type { Json, JsonObject } from '../document/document.ts'

export const textOf = (data: JsonObject, name: string): string | undefined => {
  const value = data[name]
  return typeof value === 'string' ? value : undefined
}

/** The string, only if it is in the list. */
export const oneOf = (data: JsonObject, name: string, allowed: readonly string[]): string | undefined => {
  const value = textOf(data, name)
  return value !== undefined && allowed.includes(value) ? value : undefined
}

export const flagOf = (data: JsonObject, name: string): boolean => data[name] === true

/** An empty string for a set flag: the value of a boolean attribute. */
export const flagAttribute = (data: JsonObject, name: string): string | undefined =>
  flagOf(data, name) ? '' : undefined

export const textsOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
