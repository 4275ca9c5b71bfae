/**
 * Lays out a page of a site in a separate process: receives the parts of a `PdfDefinition` and writes the PDF to a
 * file.
 */
import { deserialize } from 'node:v8'
import type { Asks } from '../../computing/task.ts'
import { layOut } from './pdf-layout.ts'
import type { PdfDefinition, PdfImage, PdfNode, PdfPart } from './pdf-node.ts'

interface LayoutAsks extends Asks {
  /** The next part of the definition; null at the end. */
  readonly next: (nothing: null) => Promise<PdfPart | null>
}

const received = async ({ next }: LayoutAsks): Promise<PdfDefinition> => {
  const content: PdfNode[] = []
  const images: Record<string, PdfImage> = {}
  let head: Pick<PdfDefinition, 'title' | 'language' | 'front'> = { title: '' }
  for (let part = await next(null); part !== null; part = await next(null)) {
    switch (part.kind) {
      case 'head':
        head = { title: part.title, language: part.language, front: part.front }
        break
      case 'content':
        content.push(...part.nodes)
        break
      case 'image':
        images[part.name] = part.image
        break
      case 'serialized': {
        const { title, language, front, content: nodes } = deserialize(part.bytes) as PdfDefinition
        head = { title, language, front }
        content.push(...nodes)
      }
    }
  }
  return { ...head, content, images }
}

export const run = async ({ path }: { readonly path: string }, asks: LayoutAsks): Promise<void> =>
  layOut(await received(asks), path)
