/**
 * The rich-text document: the form in which a page's text is stored, compared, merged and sent.
 *
 * A document is a tree of blocks. A block either holds `nodes` (blocks, or inlines and texts) or is void and holds its
 * parts in `data` and `fragments`. Text is made of leaves, each a run of characters with one set of marks. The set of
 * types is open: nodes of unknown types are passed through unchanged.
 */

/** A JSON value, as used in `data`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** The version that `normalize` writes; older documents are upgraded on reading. */
export const schemaVersion = 1

export interface Mark {
  readonly object: 'mark'
  readonly type: string
  readonly data?: JsonObject
}

/** A run of text with one set of marks. Marks are sorted by type and unique. */
export interface Leaf {
  readonly object: 'leaf'
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Consecutive leaves. Neighbors never have equal marks; an empty text has one empty leaf. */
export interface Text {
  readonly object: 'text'
  readonly leaves: readonly Leaf[]
}

export interface Inline {
  readonly object: 'inline'
  readonly type: string
  readonly isVoid?: boolean
  readonly data: JsonObject
  readonly nodes?: readonly (Inline | Text)[]
  readonly fragments?: readonly Fragment[]
}

export interface Block {
  readonly object: 'block'
  readonly type: string
  /**
   * The identity of a block that can be referenced: stable across edits and moves, unique in its space. Absent on code
   * lines, list wrappers and table parts.
   */
  readonly key?: string
  readonly isVoid?: boolean
  readonly data: JsonObject
  readonly nodes?: readonly Node[]
  readonly fragments?: readonly Fragment[]
}

/** A named part of a void block: a caption, a table cell, the title and body of an expandable. */
export interface Fragment {
  readonly object: 'fragment'
  readonly fragment: string
  readonly type?: string
  readonly nodes: readonly Block[]
}

export type Node = Block | Inline | Text

export interface RichTextDocument {
  readonly object: 'document'
  readonly data: JsonObject
  readonly nodes: readonly Block[]
}

/** What a link, an image, a card or a mention points at. References use ids; paths are for display only. */
export type ContentReference =
  | { readonly kind: 'file'; readonly file: string; readonly space?: string }
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'page'; readonly page: string; readonly space?: string }
  | { readonly kind: 'anchor'; readonly anchor: string; readonly page?: string; readonly space?: string }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'collection'; readonly collection: string }
  | { readonly kind: 'space'; readonly space: string }
  | { readonly kind: 'reusable-content'; readonly reusableContent: string; readonly space?: string }
  | { readonly kind: 'openapi'; readonly spec: string }

export const isBlock = (node: Node): node is Block => node.object === 'block'

/** Blocks of types without a key (decisions, section 4). */
const keyless = new Set(['code-line', 'list-ordered', 'list-unordered', 'list-tasks'])

/** Whether blocks of this type can be referenced and so carry a key. */
export const carriesKey = (type: string): boolean => !keyless.has(type)

/** A document without content. An editor adds an empty paragraph for the caret; it is not stored. */
export const emptyDocument: RichTextDocument = { object: 'document', data: { schemaVersion }, nodes: [] }

/** A text node with one unmarked leaf. */
export const plainText = (text: string, marks: readonly Mark[] = []): Text => ({
  object: 'text',
  leaves: [{ object: 'leaf', text, marks }],
})
