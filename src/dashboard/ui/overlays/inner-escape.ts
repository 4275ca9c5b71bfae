/** Marks an element inside a dialog that Escape closes by itself, such as a list that a button has opened. */
export const ownEscape = { 'data-own-escape': '' } as const

/** For `onEscapeKeyDown` of a dialog: leaves it open while the focus is in such an element, whose own handler follows. */
export const keepOpenForInner = (event: KeyboardEvent): void => {
  if (event.target instanceof Element && event.target.closest('[data-own-escape]') !== null)
    event.preventDefault()
}
