/**
 * Lays out a long page incrementally: the first blocks immediately, the others while the browser is idle. The layout of
 * hundreds of blocks takes longer than everything else that opens a page, and none of it is needed for the first screen.
 *
 * The blocks that have not been reached are skipped by the browser until they come near the screen, and take an
 * estimated height until then. Afterwards nothing of this is left: `content-visibility` also clips what is drawn outside
 * of a block, such as the marks of comments.
 */
import type { EditorView } from '@tiptap/pm/view'
import { whenIdle } from '../../ui/loading/when-idle.ts'
import { keepScrollPlace } from './scroll-place.ts'

/** Blocks laid out immediately: a little more than a large screen. */
const first = 40
/** Blocks laid out in each idle period: about a frame of work on a slow computer. */
const step = 40

const skipped = (count: number): string =>
  `[data-incremental-layout] > .ProseMirror > :nth-child(n + ${count + 1}) { content-visibility: auto; contain-intrinsic-size: auto 3.5rem }`

/** Begins before the first layout of an editor; `container` is the parent of its text. Returns how to end it early. */
export const layOutIncrementally = (container: HTMLElement, view: EditorView): (() => void) => {
  const blocks = view.state.doc.childCount
  if (blocks <= first + step) return () => undefined
  const sheet = new CSSStyleSheet()
  let cancel: (() => void) | undefined
  const place = keepScrollPlace(view)
  const show = (count: number): void => sheet.replaceSync(`html { overflow-anchor: none } ${skipped(count)}`)
  const end = (): void => {
    cancel?.()
    place.end()
    delete container.dataset['incrementalLayout']
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  const proceed = (count: number): void => {
    if (count >= blocks) return place.during(end)
    place.during(() => show(count))
    cancel = whenIdle(() => proceed(count + step))
  }
  container.dataset['incrementalLayout'] = ''
  document.adoptedStyleSheets.push(sheet)
  show(first)
  cancel = whenIdle(() => proceed(first + step))
  return end
}
