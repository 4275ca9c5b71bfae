/** Starts the blocks of the page. Those that were not drawn in time are asked for when they come into view. */
import { Block } from './block.ts'
import { whenNear } from './when-near.ts'

for (const slot of document.querySelectorAll<HTMLElement>('[data-block]')) {
  const block = new Block(slot)
  if (block.isDrawn) block.resume()
  else if (block.hasFailed) block.offerRetry()
  else whenNear(slot, () => block.load())
}
