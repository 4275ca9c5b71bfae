/**
 * Blocks of integrations in a page. The text of a page is printed with a marker for each, so that it can be cached while
 * they change; the markers are replaced when the page is sent.
 */
import type { Action, ElementOutput, RenderRequest, Theme } from '../../content/contentkit/elements.ts'
import type { JsonObject } from '../../content/document/document.ts'
import { safeLink } from '../../content/render/safe-url.ts'
import type { FrameText } from '../frame-text-keys.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import { outputForScript } from './print-component.ts'

/** A block as its document names it. */
export interface PageBlock {
  readonly integration: string
  /** The component. */
  readonly block: string
  readonly props: JsonObject
  /** Dispatched when the block is drawn: a pasted link that no editor has asked for yet. */
  readonly action?: JsonObject | undefined
  /** The address that was pasted, for blocks that were made from one. */
  readonly url?: string | undefined
  readonly fullWidth: boolean
}

/** No printed text holds a NUL: `escapeHtml` removes it. */
export const blockMarker = (index: number): string => `\0block ${index}\0`

const markers = /\0block (\d{1,6})\0/

/** Replaces the markers of a page. One that names no block becomes nothing. */
export const fillBlocks = (html: string, slots: readonly Html[]): string =>
  html
    .split(markers)
    .map((part, index) => (index % 2 === 0 ? part : (slots[Number(part)]?.markup ?? '')))
    .join('')

/**
 * What a slot shows. `waiting`: the page's script asks for it. `failed`: so it does when the reader retries.
 * `refused` shows the message of the integration. `missing`: it is not installed; readers see nothing of the block but
 * the address that it was made from, and only a preview names it.
 */
export type SlotContent =
  | { readonly kind: 'drawn'; readonly output: ElementOutput; readonly html: string; readonly origin: string }
  | { readonly kind: 'waiting' | 'failed'; readonly origin: string }
  | { readonly kind: 'refused'; readonly message: string; readonly origin: string }
  | { readonly kind: 'missing'; readonly isNamed: boolean }

/** Where the blocks of a page are. */
export interface SlotPlace {
  readonly siteSpace: string
  readonly theme: Theme
}

/** The request of a block when it is first drawn on a site. */
export const firstRequest = (
  { block, props, action }: Pick<PageBlock, 'block' | 'props' | 'action'>,
  { siteSpace, theme }: SlotPlace,
): RenderRequest => ({
  componentId: block,
  props,
  context: { type: 'document', theme, spaceId: siteSpace, editable: false },
  ...(typeof action?.['action'] === 'string' && { action: action as Action }),
})

/** The ids in a block begin with it; `@` keeps them apart from those of the text. */
export const slotPrefix = (index: number): string => `@b${index}`

/** The address that a block was made from. */
const addressOfBlock = ({ url }: PageBlock): Html => {
  const href = url === undefined ? undefined : safeLink(url)
  return href === undefined ? nothing : markup` <a href="${href}" rel="noopener">${url ?? ''}</a>`
}

/** A block that is not drawn, for readers without scripts too: its name, and the address that it was made from. */
const standIn = (made: PageBlock, text: string): Html => {
  const { integration, block } = made
  const link = addressOfBlock(made)
  return markup`<p class="ck-stand-in"><span class="i i-plug" aria-hidden="true"></span><span>${text} <span class="ck-note">${integration}: ${block}</span>${link}</span></p>`
}

const inside = (block: PageBlock, content: SlotContent, labels: FrameText): Html => {
  switch (content.kind) {
    case 'drawn':
      return { markup: content.html }
    case 'waiting':
      return standIn(block, labels.blockLoading)
    case 'failed':
      return standIn(block, labels.blockFailed)
    case 'refused':
      return standIn(block, content.message)
    case 'missing':
      return content.isNamed ? standIn(block, labels.blockMissing) : markup`<p>${addressOfBlock(block)}</p>`
  }
}

/** What the page's script knows of a block. */
export interface SlotData {
  readonly integration: string
  readonly origin: string
  readonly request: RenderRequest
  readonly output?: ElementOutput
  /** Whether it is asked for only when the reader retries. */
  readonly failed?: true
}

export const printSlot = (
  block: PageBlock,
  content: SlotContent,
  { place, labels, index }: { readonly place: SlotPlace; readonly labels: FrameText; readonly index: number },
): Html => {
  if (content.kind === 'missing' && !content.isNamed && block.url === undefined) return nothing
  const data: SlotData | undefined =
    content.kind === 'missing'
      ? undefined
      : {
          integration: block.integration,
          origin: content.origin,
          request: firstRequest(block, place),
          ...(content.kind === 'drawn' && { output: outputForScript(content.output) }),
          ...((content.kind === 'failed' || content.kind === 'refused') && { failed: true }),
        }
  return markup`<div${attributes({
    class: `integration${block.fullWidth ? ' full-width' : ''}`,
    'data-block': data && JSON.stringify(data),
    'data-prefix': slotPrefix(index),
  })}>${inside(block, content, labels)}</div>`
}
