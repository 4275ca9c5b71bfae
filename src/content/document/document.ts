/**
 * The rich-text document: the shape in which a page's text is stored, compared, merged and sent.
 *
 * A document is a tree of blocks. A block either holds `nodes` (blocks, or inlines and texts) or is void and
 * holds its parts in `data` and `fragments`. Text is made of leaves, each a run of characters with one set of
 * marks. The set of types is open: a node whose type is not known here is carried through everything untouched.
 */

/** A JSON value, as it can stand in `data`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/** The version that `normalize` writes; older documents are upgraded when they are read. */
export const schemaVersion = 1

export interface Mark {
  readonly object: 'mark'
  readonly type: string
  readonly data?: JsonObject
}

/** A run of text under one set of marks. Marks are sorted by type and unique. */
export interface Leaf {
  readonly object: 'leaf'
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Consecutive leaves. Never two neighbours with equal marks; an empty text has one empty leaf. */
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
   * The identity of a block that a person can point at: stable across edits and moves, unique in its space.
   * Absent on code lines, list wrappers and table parts.
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

/** What a link, an image, a card or a mention points at. Ids name things; paths are presentation. */
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
export const isInline = (node: Node): node is Inline => node.object === 'inline'
export const isText = (node: Node): node is Text => node.object === 'text'

/** Blocks whose type carries no key of its own (decisions, section 4). */
const keyless = new Set(['code-line', 'list-ordered', 'list-unordered', 'list-tasks'])

/** Whether a person can point at a block of this type, so that it carries a key. */
export const carriesKey = (type: string): boolean => !keyless.has(type)

/** A document without content: one empty paragraph is made by whoever needs a caret, not stored. */
export const emptyDocument: RichTextDocument = { object: 'document', data: { schemaVersion }, nodes: [] }

/** A text node with one unmarked leaf. */
export const plainText = (text: string, marks: readonly Mark[] = []): Text => ({
  object: 'text',
  leaves: [{ object: 'leaf', text, marks }],
})
