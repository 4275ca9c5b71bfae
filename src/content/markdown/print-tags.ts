/** Blocks as tags, and code. */
import type { Fences } from '../contentkit/markdown-fences.ts'
import type { Block, Json, JsonObject } from '../document/document.ts'
import { readIntegrationFence } from './integration-tags.ts'
import { inlinesIn } from './print-inline.ts'
import { pre } from './print-table.ts'

/** Every line with `by` before it; `empty` stands for an empty line. */
export const indent = (text: string, by: string, empty: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? empty : by + line))
    .join('\n')

/** An opening tag: `{% name key="value" %}`. */
export const tagText = (
  name: string,
  attributes: readonly (readonly [string, Json | undefined])[],
): string => {
  const written = attributes.flatMap(([key, given]) => {
    // A list is written as GitBook writes one.
    const value =
      Array.isArray(given) && given.every((one) => typeof one === 'string') ? given.join(',') : given
    return value === undefined || (typeof value === 'object' && value !== null)
      ? []
      : [
          ` ${key}="${String(value).replace(/["\n]|&(?=#|amp;|quot;|lt;|gt;|apos;|nbsp;)/g, (mark) => `&#x${mark.charCodeAt(0).toString(16)};`)}"`,
        ]
  })
  return `{% ${name}${written.join('')} %}`
}

/** Attributes of a tag: common ones first, in GitBook's order, then the others by name. */
export const tagAttributes = (
  data: JsonObject,
  first: readonly string[],
  without: readonly string[] = [],
) => {
  const rest = Object.keys(data)
    .filter((name) => !first.includes(name) && !without.includes(name) && name !== 'ref')
    .sort()
  return [...first, ...rest].map((name) => [name, data[name]] as const)
}

/** A tag with a body and its end. */
export const container = (open: string, name: string, body: string): string =>
  `${open}\n${body}${body === '' ? '' : '\n'}{% end${name} %}`

/** A tag, with a body and its end if there is a body. */
export const withBody = (
  name: string,
  attributes: readonly (readonly [string, Json | undefined])[],
  body: Json | undefined,
): string =>
  typeof body === 'string' ? container(tagText(name, attributes), name, body) : tagText(name, attributes)

/**
 * A code block, fenced or as HTML if lines are highlighted. Inside its tag it is code even where an
 * integration claims its first word.
 */
export function printCode(block: Block, fences: Fences): string {
  const { syntax, ...tagged } = block.data
  const lines = (block.nodes ?? []) as readonly Block[]
  if (lines.some(({ data }) => data['highlighted'] === true)) return pre(block)
  const text = lines.map((line) =>
    inlinesIn(line)
      .map((node) => (node.object === 'text' ? node.leaves.map((leaf) => leaf.text).join('') : ''))
      .join(''),
  )
  const info = typeof syntax === 'string' ? syntax : ''
  const tick = info.includes('`') ? '~' : '`'
  const opening = tick === '`' ? /^\s*(`*)/ : /^\s*(~*)/
  const longest = text.reduce((most, line) => Math.max(most, opening.exec(line)?.[1]?.length ?? 0), 2)
  const fence = tick.repeat(longest + 1)
  const body = [`${fence}${info}`, ...text, fence].join('\n')
  const isCode = readIntegrationFence(info, '', fences) === undefined
  return Object.keys(tagged).length === 0 && isCode
    ? body
    : container(
        tagText(
          'code',
          tagAttributes(tagged, ['title', 'overflow', 'lineNumbers', 'fullWidth', 'expandable']),
        ),
        'code',
        body,
      )
}
