/** Lays a page of a site out, in a process of its own: gets the parts of a `PdfDefinition` and writes the PDF into a file. */
import { writeFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import type { Asks } from '../../computing/task.ts'
import { layOut } from './pdf-layout.ts'
import type { PdfDefinition, PdfImage, PdfNode, PdfPart } from './pdf-node.ts'

interface LayoutAsks extends Asks {
  /** What comes next of the definition; null when that was all. */
  readonly next: (nothing: null) => Promise<PdfPart | null>
}

const received = async ({ next }: LayoutAsks): Promise<PdfDefinition> => {
  const content: PdfNode[] = []
  const images: Record<string, PdfImage> = {}
  let head: Pick<PdfDefinition, 'title' | 'language'> = { title: '' }
  for (let part = await next(null); part !== null; part = await next(null)) {
    switch (part.kind) {
      case 'head':
        head = { title: part.title, language: part.language }
        break
      case 'content':
        content.push(...part.nodes)
        break
      case 'image':
        images[part.name] = part.image
        break
      case 'serialized': {
        const { title, language, content: nodes } = deserialize(part.bytes) as PdfDefinition
        head = { title, language }
        content.push(...nodes)
      }
    }
  }
  return { ...head, content, images }
}

export const run = async ({ path }: { readonly path: string }, asks: LayoutAsks): Promise<void> =>
  writeFileSync(path, await layOut(await received(asks)))
