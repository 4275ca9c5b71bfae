/** Finds the tags of a source in a translation that was edited as rich text, where they have other numbers. */
import { stableJson } from '../document/canonical.ts'
import { isBlock, type Block } from '../document/document.ts'
import { blockKind } from '../document/node-kinds.ts'
import { inlineText } from '../document/walk.ts'
import { partsOfText, printParts } from './read-tags.ts'
import { toTagged, type InlineNode, type Tag, type Tagged } from './tagged-text.ts'
import { inlineFields } from './translated-fields.ts'

const letter = /\p{L}/u

/** Text with a letter is a unit of its own and may differ; any other is the same in a result. */
const untranslated = (text: string): string => (letter.test(text) ? 'text' : `"${text}"`)

/** What a tag restores, without the texts that are units of their own. */
const contentOf = ({ kind, type, restores }: Tag): string => {
  if (restores.object !== 'inline') return `${kind} ${stableJson(restores)}`
  const fields = inlineFields[type] ?? {}
  const data = Object.entries(restores.data).map(([name, value]) => [
    name,
    typeof value === 'string' && Object.hasOwn(fields, name) ? untranslated(value) : value,
  ])
  const body = (restores.fragments ?? []).flatMap(({ nodes }) => nodes.flatMap(bodyContent))
  return `${kind} ${type} ${stableJson(Object.fromEntries(data))} ${body.join()}`
}

/** The texts of an annotation, each with the kinds of its tags: where marks overlap, their number depends on their order. */
const bodyContent = (block: Block): readonly string[] => {
  if (blockKind(block.type) !== 'text')
    return (block.nodes ?? []).flatMap((node) => (isBlock(node) ? bodyContent(node) : []))
  const { tags } = toTagged((block.nodes ?? []) as readonly InlineNode[])
  return [`${untranslated(inlineText(block))} ${[...new Set(tags.map(contentOf))].sort().join()}`]
}

/**
 * The number of the source's tag for each tag of the result: equal tags in order of their numbers. Tags that only the
 * result has get numbers that the source does not use.
 */
export const matchTags = (result: Tagged, source: Tagged): ReadonlyMap<number, number> => {
  const free = new Map<string, number[]>()
  for (const tag of source.tags.toReversed()) {
    const content = contentOf(tag)
    const ids = free.get(content)
    if (ids === undefined) free.set(content, [tag.id])
    else ids.push(tag.id)
  }
  let next = source.tags.length + 1
  return new Map(result.tags.map((tag) => [tag.id, free.get(contentOf(tag))?.pop() ?? next++]))
}

/** The text of the result with other numbers. */
export const renumbered = ({ text }: Tagged, numbers: ReadonlyMap<number, number>): string =>
  printParts(
    partsOfText(text).map((part) =>
      part.kind === 'text' ? part : { ...part, id: numbers.get(part.id) ?? part.id },
    ),
  )
