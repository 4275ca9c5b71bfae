/** Types of the schema by name; an unknown name is a programming error and throws. */
import type { MarkType } from '@tiptap/pm/model'
import { schema } from './schema.ts'

export const nodeType = (name: string) => {
  const type = schema.nodes[name]
  if (type === undefined) throw new Error(`The editor knows no ${name}.`)
  return type
}
export const markType = (name: string): MarkType => {
  const type = schema.marks[name]
  if (type === undefined) throw new Error(`The editor knows no mark ${name}.`)
  return type
}
