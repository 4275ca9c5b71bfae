/** The names of an object in their order by UTF-16 code units. */
import type { JsonObject } from '../../document/document.ts'

/** Up to this number sorting by insertion is quicker than `sort`; most objects have fewer. */
const few = 16

export const sortedNames = (object: JsonObject): readonly string[] => {
  const names = Object.keys(object)
  if (names.length > few) return names.sort()
  for (let at = 1; at < names.length; at += 1) {
    const name = names[at] as string
    let place = at
    for (; place > 0 && (names[place - 1] as string) > name; place -= 1)
      names[place] = names[place - 1] as string
    names[place] = name
  }
  return names
}
