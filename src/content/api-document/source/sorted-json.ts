/** JSON without spaces whose names are sorted: equal values have equal texts. */
import type { Json, JsonObject } from '../../document/document.ts'
import { sortedNames } from './sorted-names.ts'

/** Texts of names, which are few and repeated often. */
type NameTexts = Map<string, string>

const print = (value: Json | undefined, names: NameTexts): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) text += (text === '' ? '' : ',') + print(item, names)
    return `[${text}]`
  }
  for (const name of sortedNames(value as JsonObject)) {
    let key = names.get(name)
    if (key === undefined) names.set(name, (key = `${JSON.stringify(name)}:`))
    text += (text === '' ? key : `,${key}`) + print((value as JsonObject)[name], names)
  }
  return `{${text}}`
}

export const sortedJson = (value: Json | undefined): string => print(value, new Map())
