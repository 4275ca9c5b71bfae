/**
 * The input of the PDF layout: the subset of pdfmake's document definition that is used here, as plain data without
 * functions, so that it can be sent to another process. Sizes are in points; an A4 page is 595 wide.
 */

export interface PdfText {
  readonly text: string
  readonly bold?: boolean
  readonly italics?: boolean
  readonly decoration?: 'underline' | 'lineThrough'
  /** The text font if absent; the worker sets East Asian characters in their own fonts. */
  readonly font?: string
  readonly fontSize?: number
  readonly color?: string
  readonly background?: string
  readonly sup?: boolean
  readonly sub?: boolean
  /** An external URL, or the `id` of a destination in the document. */
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

interface PdfParagraph extends Framing {
  readonly text: readonly PdfText[]
  readonly bold?: boolean
  readonly italics?: boolean
  /** Destination name for links; unique in the document. */
  readonly id?: string
  readonly outline?: boolean
  readonly outlineText?: string
  readonly outlineParentId?: string
  readonly outlineExpanded?: boolean
  readonly tocItem?: boolean
  readonly tocMargin?: readonly [number, number, number, number]
  readonly preserveLeadingSpaces?: boolean
  readonly noWrap?: boolean
  readonly headlineLevel?: number
}

interface PdfTable extends Framing {
  /** A layout of `pdf-table-layouts.ts`. */
  readonly layout: 'grid' | 'box' | 'bar'
  readonly table: {
    readonly widths: readonly (number | '*')[]
    readonly headerRows?: number
    readonly body: readonly (readonly PdfNode[])[]
    /** Color of the bar and background of the cells. */
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

/** The bytes of an image; `PdfDefinition.images` maps names to images. */
export interface PdfImage {
  readonly type: 'png' | 'jpeg'
  readonly bytes: Uint8Array
}

export interface PdfDefinition {
  readonly title: string
  /** Language of the text from the space's settings (`ja`): of its voice, and of characters with several variants. */
  readonly language?: string | undefined
  /** What precedes the content: laid out last, when the numbers in its table of contents are known. */
  readonly front?: readonly PdfNode[] | undefined
  /** Read several times, from the beginning each time. */
  readonly content: Iterable<PdfNode>
  /** By the names used in `content`. */
  readonly images: Readonly<Record<string, PdfImage>>
}

/** A definition serialized with `v8.serialize`, with its images separate. */
export interface SerializedDefinition extends Pick<PdfDefinition, 'images'> {
  readonly serialized: Uint8Array
}

/** A part of a definition, small enough for one message. */
export type PdfPart =
  | ({ readonly kind: 'head' } & Pick<PdfDefinition, 'title' | 'language' | 'front'>)
  | { readonly kind: 'content'; readonly nodes: readonly PdfNode[] }
  | { readonly kind: 'image'; readonly name: string; readonly image: PdfImage }
  | { readonly kind: 'serialized'; readonly bytes: Uint8Array }
