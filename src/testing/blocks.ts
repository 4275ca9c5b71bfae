/** Blocks and documents as tests write them. */
import { plainText } from '../content/document.ts'
import type { Block, Inline, JsonObject, RichTextDocument } from '../content/document.ts'

export const block = (type: string, data: JsonObject = {}, nodes: Block['nodes'] = []): Block => ({
  ...{ object: 'block', type, data, nodes },
})

export const paragraph = (...nodes: (string | Inline)[]): Block =>
  block(
    'paragraph',
    {},
    nodes.map((node) => (typeof node === 'string' ? plainText(node) : node)),
  )

export const link = (ref: JsonObject, words: string): Inline => ({
  ...{ object: 'inline', type: 'link', data: { ref }, nodes: [plainText(words)] },
})

export const document = (...nodes: Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })

/** A PNG of one white point. */
export const whitePoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
