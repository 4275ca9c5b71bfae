/** Starts the blocks of the page. Those that were not drawn in time are asked for when they come into view. */
import { Block } from './block.ts'

const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      near.unobserve(target)
      waiting.get(target)?.load()
    }
  },
  { rootMargin: '400px' },
)
const waiting = new WeakMap<Element, Block>()

for (const slot of document.querySelectorAll<HTMLElement>('[data-block]')) {
  const block = new Block(slot)
  if (block.isDrawn) block.resume()
  else if (block.hasFailed) block.offerRetry()
  else {
    waiting.set(slot, block)
    near.observe(slot)
  }
}
