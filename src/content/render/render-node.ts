/**
 * The tree that documents are rendered to, shared by the reader, both sides of a difference, sites and PDF.
 *
 * Tags and attributes are closed lists: nothing else can be built, so printing or mounting a tree needs no second
 * sanitizer. Attribute values and texts are plain, never escaped. URLs in `href` and `src` were checked by
 * `safe-url.ts`. Whatever surfaces render differently (highlighted code, formulas, cards) is an `embed`.
 */
import type { Json, JsonObject } from '../document/document.ts'
import type { ApiBlock, ApiRequest } from '../api-reference/api-block.ts'
import type { OperationText } from './openapi-operation.ts'

export const tags = [
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
  ],
  ...[
    'details',
    'dfn',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
  ],
  ...[
    'i',
    'img',
    'input',
    'ins',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
  ],
  ...[
    'section',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
  ],
  ...['time', 'tr', 'u', 'ul', 'var', 'wbr'],
] as const
export type Tag = (typeof tags)[number]

export const attributeNames = [
  ...[
    'id',
    'href',
    'rel',
    'title',
    'alt',
    'src',
    'width',
    'height',
    'start',
    'type',
    'checked',
    'disabled',
    'open',
  ],
  ...['colspan', 'rowspan', 'scope', 'dir', 'lang', 'datetime', 'aria-label', 'aria-hidden', 'role'],
  // The key of the block; never from raw HTML, so that no author can impersonate another block.
  'data-key',
  // The type of the block or inline, and data that affects its appearance.
  ...[
    'data-type',
    'data-style',
    'data-icon',
    'data-align',
    'data-full-width',
    'data-width',
    'data-vertical-align',
  ],
  ...['data-color', 'data-background', 'data-title', 'data-state', 'data-frame', 'data-kind', 'data-theme'],
  ...['data-size', 'data-highlighted', 'data-if', 'data-slug', 'data-format', 'data-tags', 'data-syntax'],
] as const
export type AttributeName = (typeof attributeNames)[number]

/** A boolean attribute is an empty string. */
export type Attributes = { readonly [name in AttributeName]?: string }

export interface ElementNode {
  readonly type: 'element'
  readonly tag: Tag
  readonly attributes: Attributes
  readonly children: readonly RenderNode[]
}

export interface TextNode {
  readonly type: 'text'
  readonly text: string
}

/** A resolved reference. `href` is empty if it is broken. */
export interface ResolvedReference {
  readonly href: string
  readonly title: string
  readonly emoji?: string
  readonly state: 'ok' | 'broken'
}

export interface CodeLine {
  readonly children: readonly RenderNode[]
  readonly highlighted: boolean
}

export interface TableColumn {
  readonly id: string
  readonly title: string
  readonly type: string
  /** Pixels. */
  readonly width?: number
  /** Absent: at the start of the line. */
  readonly align?: 'center' | 'right'
  /** Of the title, where it is not that of the page. BCP 47. */
  readonly language?: string
}

interface TableRow {
  readonly id: string
  /** One entry for each column, in order. */
  readonly cells: readonly (readonly RenderNode[])[]
}

export interface Card {
  readonly id: string
  readonly target?: ResolvedReference
  readonly cover?: string
  readonly coverDark?: string
  readonly cells: readonly (readonly RenderNode[])[]
}

/** Content that surfaces render differently. `embed-fallback.ts` renders it as plain elements. */
export type Embed =
  | {
      readonly kind: 'code'
      readonly syntax?: string
      readonly title?: string
      readonly wrap: boolean
      readonly lineNumbers: boolean
      readonly expandable: boolean
      readonly fullWidth: boolean
      readonly lines: readonly CodeLine[]
    }
  | { readonly kind: 'math'; readonly formula: string; readonly display: boolean }
  | {
      readonly kind: 'annotation'
      /** The annotated text. */
      readonly content: readonly RenderNode[]
      /** Blocks: shown beside or over the text, not inside the paragraph. */
      readonly body: readonly RenderNode[]
    }
  | {
      readonly kind: 'table'
      readonly columns: readonly TableColumn[]
      readonly rows: readonly TableRow[]
      readonly hideHeader: boolean
      readonly fullWidth: boolean
      readonly search: boolean
      readonly merges?: Json
    }
  | {
      readonly kind: 'cards'
      readonly columns: readonly TableColumn[]
      readonly cards: readonly Card[]
      readonly size: 'medium' | 'large'
      readonly hideColumnTitle: boolean
      readonly fullWidth: boolean
    }
  | { readonly kind: 'content-ref'; readonly target: ResolvedReference }
  | {
      readonly kind: 'file'
      readonly target: ResolvedReference
      readonly caption: readonly RenderNode[]
    }
  | {
      readonly kind: 'link-card'
      readonly url: string
      readonly fullWidth: boolean
      readonly caption: readonly RenderNode[]
    }
  | {
      readonly kind: 'prompt'
      readonly description: string
      readonly icon?: string
      readonly open: boolean
      readonly providers: readonly string[]
      readonly text: string
    }
  | {
      readonly kind: 'openapi-operation'
      readonly target: ResolvedReference
      readonly path: string
      readonly method: string
      /** What the block contains itself, without the specification. */
      readonly text: OperationText
      /** What it asks of its specification; absent if it contains all itself. */
      readonly request?: ApiRequest
      /** What the specification says; absent where it was not loaded. */
      readonly api?: ApiBlock
      /** Whether its title stands above it already. */
      readonly hideTitle: boolean
    }
  | {
      readonly kind: 'openapi-schemas'
      readonly target: ResolvedReference
      readonly schemas: readonly string[]
      readonly grouped: boolean
      readonly request?: ApiRequest
      readonly api?: ApiBlock
    }
  | {
      readonly kind: 'integration'
      readonly integration: string
      readonly block: string
      readonly props: JsonObject
      /** Dispatched when the block is drawn for the first time. */
      readonly action?: JsonObject
      /** The http(s) URL that it was made from. */
      readonly url?: string
      readonly fullWidth: boolean
      /** What it says where it is not drawn by its integration. */
      readonly text: string
    }
  | {
      readonly kind: 'expression'
      readonly source: string
      /** `source`: intentionally not evaluated. `fault`: `text` is the error message. */
      readonly state: 'source' | 'value' | 'fault'
      readonly text: string
    }

export interface EmbedNode {
  readonly type: 'embed'
  /** The key of the block; absent on inlines. */
  readonly key?: string
  readonly embed: Embed
}

export type RenderNode = ElementNode | TextNode | EmbedNode

/** Omits attributes without a value. */
function attributes(given: { readonly [name in AttributeName]?: string | undefined }): Attributes {
  const kept: { [name in AttributeName]?: string } = {}
  for (const name of attributeNames) {
    const value = given[name]
    if (value !== undefined) kept[name] = value
  }
  return kept
}

/** An element; attributes without a value are omitted. */
export const element = (
  tag: Tag,
  given: { readonly [name in AttributeName]?: string | undefined },
  children: readonly RenderNode[] = [],
): ElementNode => ({ type: 'element', tag, attributes: attributes(given), children })

export const textNode = (text: string): TextNode => ({ type: 'text', text })
