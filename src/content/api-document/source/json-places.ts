/** Places of members in a JSON text that is known to be correct. */
import { pointerOf } from '../references.ts'
import { jsonTokenAt } from './json-tokens.ts'
import type { WantedPlaces } from './source-places.ts'

interface Level {
  /** The names so far, of an object. */
  readonly names: Set<string> | undefined
  readonly wanted: WantedPlaces | undefined
  /** The name or the index that the next value has. */
  segment: string
  index: number
}

export interface JsonPlaces {
  /** Offsets of the wanted pointers: of the name in an object, else of the value; of the nearest one around it. */
  readonly offsets: ReadonlyMap<string, number>
  /** Pointers and offsets of names that were in their object already. */
  readonly repeated: readonly { readonly pointer: string; readonly offset: number }[]
}

/** Finds places in one pass. At most `most` repeated names are returned. */
export const jsonPlaces = (text: string, wanted: WantedPlaces, most: number): JsonPlaces => {
  const offsets = new Map<string, number>()
  const repeated: { pointer: string; offset: number }[] = []
  const levels: Level[] = []
  let isName = false
  let nameOffset = -1
  const below = (): WantedPlaces | undefined => {
    const level = levels.at(-1)
    return level === undefined ? wanted : level.wanted?.members.get(level.segment)
  }
  const found = (offset: number): void => {
    const here = below()
    if (here?.pointer !== undefined) offsets.set(here.pointer, nameOffset < 0 ? offset : nameOffset)
  }
  const name = (token: { start: number; end: number }, level: Level): void => {
    level.segment = JSON.parse(text.slice(token.start, token.end)) as string
    nameOffset = token.start
    if (level.names?.has(level.segment) === true && repeated.length < most)
      repeated.push({ pointer: pointerOf(levels.map(({ segment }) => segment)), offset: token.start })
    level.names?.add(level.segment)
  }
  for (let at = 0; ;) {
    const token = jsonTokenAt(text, at)
    const level = levels.at(-1)
    at = token.end
    switch (token.kind) {
      case '{':
      case '[':
        found(token.start)
        levels.push({
          ...{ names: token.kind === '{' ? new Set() : undefined, wanted: below() },
          ...{ segment: '0', index: 0 },
        })
        isName = token.kind === '{'
        nameOffset = -1
        continue
      case ',':
        isName = level?.names !== undefined
        nameOffset = -1
        if (level && level.names === undefined) level.segment = String((level.index += 1))
        continue
      case '}':
      case ']':
        levels.pop()
        isName = false
        continue
      case ':':
        isName = false
        continue
      case 'string':
        if (isName && level) name(token, level)
        else found(token.start)
        continue
      case 'scalar':
        found(token.start)
        continue
      case 'end':
      case 'fault':
        setMissing(wanted, offsets)
        return { offsets, repeated }
    }
  }
}

/** Pointers that lead nowhere get the place of the nearest one around them. */
const setMissing = (wanted: WantedPlaces, offsets: Map<string, number>): void => {
  const visit = (node: WantedPlaces, around: number): void => {
    const here = (node.pointer === undefined ? undefined : offsets.get(node.pointer)) ?? around
    if (node.pointer !== undefined && !offsets.has(node.pointer)) offsets.set(node.pointer, here)
    for (const member of node.members.values()) visit(member, here)
  }
  visit(wanted, 0)
}

/** How many names the objects of a JSON text have, those that are repeated counted each time. */
export const countJsonNames = (text: string): number => {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x3a) count += 1
    if (code !== 0x22) continue
    do at = text.indexOf('"', at + 1)
    while (at > 0 && isEscaped(text, at))
    if (at < 0) return count
  }
  return count
}

/** Whether the quotation mark at the offset follows an odd number of backslashes. */
const isEscaped = (text: string, at: number): boolean => {
  let from = at
  while (text.charCodeAt(from - 1) === 0x5c) from -= 1
  return (at - from) % 2 === 1
}
