/** What the place of a pointer in a source text is looked up by: all pointers in one pass over the text. */
import { segmentsOf } from '../references.ts'

/** Pointers that are looked up, as a tree of their names. */
export interface WantedPlaces {
  /** The pointer that ends here. */
  pointer?: string
  readonly members: Map<string, WantedPlaces>
}

export const wantedPlaces = (pointers: Iterable<string>): WantedPlaces => {
  const root: WantedPlaces = { members: new Map() }
  for (const pointer of pointers) {
    let at = root
    for (const segment of segmentsOf(pointer) ?? []) {
      const next: WantedPlaces = at.members.get(segment) ?? { members: new Map() }
      at.members.set(segment, next)
      at = next
    }
    at.pointer = pointer
  }
  return root
}

/** Gives all pointers at and below a node the offset, where they have none. */
export const setOffsets = (wanted: WantedPlaces, offset: number, found: Map<string, number>): void => {
  const open = [wanted]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.pointer !== undefined && !found.has(next.pointer)) found.set(next.pointer, offset)
    open.push(...next.members.values())
  }
}
