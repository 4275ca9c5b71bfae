import { showToast } from '../ui/toast.ts'
import { processError } from './process-error.ts'

/**
 * Opens a PDF in a new tab, which waits until it is rendered. Call it in a click handler: a tab that opens later is
 * blocked as a pop-up. `readUrl` is called once, and starts the rendering. Never rejects.
 */
export const openPdf = async (readUrl: () => Promise<string>): Promise<void> => {
  const tab = window.open('', '_blank')
  if (tab !== null) tab.opener = null
  try {
    const url = await readUrl()
    if (tab !== null) tab.location.href = url
    else
      void showToast({
        text: 'Creating the PDF',
        action: { label: 'Open', run: () => window.open(url, '_blank', 'noopener') },
      })
  } catch (error) {
    tab?.close()
    const { title, what } = processError(error)
    void showToast({ text: title, detail: what, tone: 'failure' })
  }
}
