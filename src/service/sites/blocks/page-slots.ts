/** Draws the blocks of a page within a time that a reader does not notice; the page's script fills in the others. */
import { createHash } from 'node:crypto'
import type { ElementOutput } from '../../../content/contentkit/elements.ts'
import type { PageBlock, SlotPlace } from '../../../site/contentkit/page-blocks.ts'
import { firstRequest } from '../../../site/contentkit/page-blocks.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { renderPublished } from '../../integrations/blocks/render-block.ts'

export interface PublishedIn {
  readonly space: string
  readonly site: string
  readonly place: SlotPlace
}

/** A block of a page with what its integration drew. */
export type DrawnSlot = {
  /** Equal for equal content. */
  readonly key: string
  /** Milliseconds since 1970; until then it is drawn in the same way if nothing else changes. */
  readonly until: number
} & (
  | { readonly kind: 'drawn'; readonly output: ElementOutput }
  | { readonly kind: 'waiting' | 'failed' | 'missing' }
  | { readonly kind: 'refused'; readonly message: string }
)

/** Milliseconds that a page waits for all of its blocks. */
const patience = 2000

/** Blocks that are drawn with the page; the page's script asks for further ones when they come into view. */
const mostDrawn = 50

/** Characters of all outputs of a page that are drawn with it. */
const mostCharacters = 1024 * 1024

const waiting: DrawnSlot = { kind: 'waiting', key: 'waiting', until: 0 }

const failedSlot = (error: unknown): DrawnSlot => {
  if (!(error instanceof Failure)) throw error
  if (error.reason === 'not-found') return { kind: 'missing', key: 'missing', until: 0 }
  return error.reason === 'integration-refused'
    ? { kind: 'refused', message: error.message, key: `refused ${error.message}`, until: 0 }
    : { kind: 'failed', key: 'failed', until: 0 }
}

/** Facts of outputs, which stay the same objects while they are kept. */
const facts = new WeakMap<ElementOutput, { readonly key: string; readonly characters: number }>()

const factsOf = (output: ElementOutput): { readonly key: string; readonly characters: number } => {
  const known = facts.get(output)
  if (known) return known
  const text = JSON.stringify(output)
  const made = { key: createHash('sha256').update(text).digest('base64url'), characters: text.length }
  facts.set(output, made)
  return made
}

const drawnSlot = async (ctx: Context, block: PageBlock, { space, site, place }: PublishedIn) => {
  const request = firstRequest(block, place)
  const { output, until } = await renderPublished(ctx, block.integration, {
    place: { space, site },
    request: { ...request, context: { ...request.context, spaceId: space } as typeof request.context },
  })
  // A component that is complete has nothing to show.
  if (output.type === 'complete') return { kind: 'missing', key: 'complete', until } as const
  return { kind: 'drawn', output, until, key: factsOf(output).key } as const
}

/** Slots whose outputs exceed what a page carries wait for its script. */
const bounded = (slots: readonly DrawnSlot[]): readonly DrawnSlot[] => {
  let left = mostCharacters
  return slots.map((slot) => {
    if (slot.kind !== 'drawn') return slot
    left -= factsOf(slot.output).characters
    return left < 0 ? waiting : slot
  })
}

/** One slot for each block, in order. Never takes longer than two seconds. */
export const pageSlots = async (
  ctx: Context,
  blocks: readonly PageBlock[],
  where: PublishedIn,
): Promise<readonly DrawnSlot[]> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<DrawnSlot>((resolve) => {
    timer = setTimeout(resolve, patience, waiting)
  })
  const slots = blocks.map((block, index): Promise<DrawnSlot> =>
    index < mostDrawn
      ? Promise.race([drawnSlot(ctx, block, where).catch(failedSlot), late])
      : Promise.resolve(waiting),
  )
  try {
    return bounded(await Promise.all(slots))
  } finally {
    clearTimeout(timer)
  }
}
