import { showToast } from './toast.ts'

/** Copies without the clipboard API, which browsers offer on secure connections only. */
const copyByCommand = (text: string): boolean => {
  const write = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', write, { capture: true })
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', write, { capture: true })
  }
}

/** Copies text to the clipboard; false if the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    try {
      return copyByCommand(text)
    } catch {
      return false
    }
  }
}

/**
 * Copies text and says in a toast whether it worked, for menus and small buttons. `what` begins the sentence, such as
 * "Link". On failure the toast shows the text, to copy by hand.
 */
export const copyWithToast = async (text: string, what: string): Promise<void> => {
  const isCopied = await copyText(text)
  await showToast(
    isCopied
      ? { text: `${what} copied` }
      : {
          text: `Could not copy. Select the ${what.toLowerCase()} and copy it manually.`,
          detail: text,
          tone: 'failure',
        },
  )
}
