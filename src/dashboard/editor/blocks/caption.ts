/** Image captions as plain text, where they are simple enough. */
import { plainText, type Fragment } from '../../../content/document/document.ts'

/** Undefined for a caption with marks or several blocks, which do not fit a single line. */
export const captionText = (fragments: readonly Fragment[] | null): string | undefined => {
  if (fragments === null || fragments.length === 0) return ''
  const [only, ...more] = fragments
  const [block, ...blocks] = only?.nodes ?? []
  const [node, ...nodes] = block?.nodes ?? []
  if (only?.fragment !== 'caption' || more.length + blocks.length + nodes.length > 0) return undefined
  if (block === undefined || node === undefined) return ''
  if (block.type !== 'paragraph' || node.object !== 'text') return undefined
  return node.leaves.every(({ marks }) => marks.length === 0)
    ? node.leaves.map(({ text }) => text).join('')
    : undefined
}

/** The fragments for a caption; the block of the previous caption keeps its key. */
export const captionOf = (text: string, before: readonly Fragment[] | null): readonly Fragment[] | null => {
  if (text === '') return null
  const key = before?.[0]?.nodes[0]?.key
  return [
    {
      object: 'fragment',
      fragment: 'caption',
      nodes: [
        {
          object: 'block',
          type: 'paragraph',
          ...(key === undefined ? {} : { key }),
          data: {},
          nodes: [plainText(text)],
        },
      ],
    },
  ]
}
