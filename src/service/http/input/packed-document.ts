/**
 * A large document of a request, kept as the JSON that it arrived as. The main thread passes it to a process of the
 * pool without walking it; if its content is needed on the main thread, it is parsed once.
 */
import type { JsonObject, RichTextDocument } from '../../../content/document/document.ts'

export class PackedDocument implements RichTextDocument {
  /** Its JSON. The only member that is sent to another process. */
  readonly packed: string
  #document: RichTextDocument | undefined

  constructor(packed: string) {
    this.packed = packed
  }

  get object(): 'document' {
    return 'document'
  }

  get data(): JsonObject {
    return this.document.data
  }

  get nodes(): RichTextDocument['nodes'] {
    return this.document.nodes
  }

  get document(): RichTextDocument {
    this.#document ??= JSON.parse(this.packed) as RichTextDocument
    return this.#document
  }
}

/** The document itself, whether it is packed, was packed in the process that sent it, or never was. */
export const unpacked = <Document>(document: Document | PackedDocument): Document => {
  if (document instanceof PackedDocument) return document.document as Document
  const { packed, nodes } = document as { readonly packed?: unknown; readonly nodes?: unknown }
  return typeof packed === 'string' && nodes === undefined
    ? (JSON.parse(packed) as Document)
    : (document as Document)
}
