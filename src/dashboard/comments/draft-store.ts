/** What somebody has typed and not sent, by what it is about. Kept in the browser until it is sent or emptied. */
const nameOf = (target: string): string => `recto.comment.${target}`

export const readDraft = (target: string): string => {
  try {
    return localStorage.getItem(nameOf(target)) ?? ''
  } catch {
    return ''
  }
}

/** An empty draft is none. */
export const keepDraft = (target: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(nameOf(target))
    else localStorage.setItem(nameOf(target), text)
  } catch {
    // Without storage a draft lasts as long as its screen.
  }
}
