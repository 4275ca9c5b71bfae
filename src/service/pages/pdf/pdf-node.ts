/**
 * What pages are laid out from: the part of pdfmake's language that is used here, as plain data without functions, so
 * that it can be handed to another process. Sizes are points; an A4 page is 595 wide.
 */

export interface PdfText {
  readonly text: string
  readonly bold?: boolean
  readonly italics?: boolean
  readonly decoration?: 'underline' | 'lineThrough'
  /** The text's own face without it; the worker sets East Asian letters in faces of theirs. */
  readonly font?: string
  readonly fontSize?: number
  readonly color?: string
  readonly background?: string
  readonly sup?: boolean
  readonly sub?: boolean
  /** An address outside, or the `id` of a place inside. */
  readonly link?: string
  readonly linkToDestination?: string
}

interface Framing {
  readonly margin?: readonly [number, number, number, number]
  readonly pageBreak?: 'before'
  readonly fontSize?: number
  readonly color?: string
  readonly alignment?: 'left' | 'center' | 'right'
}

export interface PdfParagraph extends Framing {
  readonly text: readonly PdfText[]
  readonly bold?: boolean
  readonly italics?: boolean
  /** Names the place for links; unique in the document. */
  readonly id?: string
  readonly outline?: boolean
  readonly outlineText?: string
  readonly outlineParentId?: string
  readonly outlineExpanded?: boolean
  readonly tocItem?: boolean
  readonly tocMargin?: readonly [number, number, number, number]
  readonly preserveLeadingSpaces?: boolean
  readonly headlineLevel?: number
}

export interface PdfTable extends Framing {
  /** A layout of `pdf-layout.task.ts`. */
  readonly layout: 'grid' | 'box' | 'bar'
  readonly table: {
    readonly widths: readonly (number | '*')[]
    readonly headerRows?: number
    readonly body: readonly (readonly PdfNode[])[]
    /** Colour of the bar and of what is behind the cells. */
    readonly bar?: string
    readonly fill?: string
  }
}

export type PdfNode =
  | PdfParagraph
  | PdfTable
  | ({ readonly stack: readonly PdfNode[] } & Framing)
  | ({ readonly ul: readonly PdfNode[] } & Framing)
  | ({ readonly ol: readonly PdfNode[]; readonly start?: number } & Framing)
  | ({ readonly columns: readonly PdfNode[]; readonly columnGap: number } & Framing)
  | ({ readonly image: string; readonly width: number } & Framing)
  | ({ readonly canvas: readonly object[] } & Framing)
  | ({
      readonly toc: { readonly title: PdfParagraph; readonly numberStyle?: object }
    } & Framing)

/** A picture's bytes; what names it is in `PdfDefinition.images`. */
export interface PdfImage {
  readonly type: 'png' | 'jpeg'
  readonly bytes: Uint8Array
}

export interface PdfDefinition {
  readonly title: string
  /** Of the text, as the space tells it (`ja`); decides between shapes of one character. */
  readonly language?: string | undefined
  readonly content: readonly PdfNode[]
  /** By the names that `content` gives them. */
  readonly images: Readonly<Record<string, PdfImage>>
}

/** A definition as `v8.serialize` wrote it, its pictures beside it. */
export interface SerializedDefinition extends Pick<PdfDefinition, 'images'> {
  readonly serialized: Uint8Array
}

/** A part of a definition, small enough for one message. */
export type PdfPart =
  | { readonly kind: 'head'; readonly title: string; readonly language: string | undefined }
  | { readonly kind: 'content'; readonly nodes: readonly PdfNode[] }
  | { readonly kind: 'image'; readonly name: string; readonly image: PdfImage }
  | { readonly kind: 'serialized'; readonly bytes: Uint8Array }
