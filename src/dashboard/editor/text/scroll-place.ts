/**
 * Keeps what is on the screen in its place while blocks of a text change their heights without an edit.
 *
 * Browsers do this themselves for some changes (scroll anchoring), but not in the frame of a jump, and not for the
 * caret: after a jump to the end, the estimated blocks above it grow and push it off the screen.
 *
 * Invariant: the anchor belongs to the current scroll position. A scroll that was not seen yet takes a new one instead
 * of being undone.
 */
import type { EditorView } from '@tiptap/pm/view'

interface Anchor {
  /** The block of the caret when the caret is on the screen, otherwise the one in the middle of the screen. */
  readonly block: Element
  /** Pixels from the top of the screen. */
  readonly top: number
  readonly showsCaret: boolean
  readonly scrollY: number
}

const caretOf = (view: EditorView): { readonly top: number; readonly bottom: number } =>
  view.coordsAtPos(view.state.selection.head)

/** Pixels by which to scroll until the caret is on the screen. */
const caretOutside = (view: EditorView): number => {
  const { top, bottom } = caretOf(view)
  return top < 0 ? top : Math.max(0, bottom - window.innerHeight)
}

/** The first block that ends below `y`, or the last one. */
const blockBelow = (blocks: HTMLCollection, y: number): Element | undefined => {
  let low = 0
  let high = blocks.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle
    else low = middle + 1
  }
  return blocks[low]
}

const currentAnchor = (view: EditorView): Anchor | undefined => {
  const caret = caretOf(view)
  const showsCaret = view.hasFocus() && caret.top < window.innerHeight && caret.bottom > 0
  const block = blockBelow(view.dom.children, showsCaret ? caret.top : window.innerHeight / 2)
  return block && { block, top: block.getBoundingClientRect().top, showsCaret, scrollY: window.scrollY }
}

const scrollBy = (top: number): void => {
  if (Math.abs(top) >= 1) window.scrollBy({ top, behavior: 'instant' })
}

export interface ScrollPlace {
  /** Runs a change of heights, and keeps the place. */
  readonly during: (change: () => void) => void
  readonly end: () => void
}

/** Begins with the first frame. Until it is ended, browsers must not anchor the scrolling of the page themselves. */
export const keepScrollPlace = (view: EditorView): ScrollPlace => {
  let anchor: Anchor | undefined
  const take = (): void => {
    anchor = currentAnchor(view)
  }
  const restore = (): void => {
    if (anchor?.block.isConnected === true && anchor.scrollY === window.scrollY) {
      scrollBy(anchor.block.getBoundingClientRect().top - anchor.top)
      // Its own block may have grown as well.
      if (anchor.showsCaret) scrollBy(caretOutside(view))
    }
    take()
  }
  const observer = new ResizeObserver(restore)
  observer.observe(view.dom)
  document.addEventListener('scroll', take, { passive: true })
  return {
    during: (change) => {
      take()
      change()
      restore()
    },
    end: () => {
      observer.disconnect()
      document.removeEventListener('scroll', take)
    },
  }
}
