/** Runs once the element comes near the screen. */
const waiting = new WeakMap<Element, readonly (() => void)[]>()

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const all = waiting.get(target) ?? []
      waiting.delete(target)
      for (const run of all) run()
    }
  },
  { rootMargin: '400px' },
)

export const whenNear = (element: Element, run: () => void): void => {
  waiting.set(element, [...(waiting.get(element) ?? []), run])
  observer.observe(element)
}
