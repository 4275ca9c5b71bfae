import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { getChangeRequestPdf } from '../../../client/sdk.gen.ts'
import { processError } from '../../api/process-error.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { showToast } from '../../ui/toast.ts'

export interface PdfButtonProps {
  readonly space: string
  readonly changeRequest: string
}

/**
 * Opens the changes of a change request, with its timeline, as a PDF in a new tab, which waits until it is ready. Requested only on click,
 * because the request starts the rendering.
 */
export function PdfButton({ space, changeRequest }: PdfButtonProps) {
  const createPdf = useMutation({
    mutationFn: async (_tab: Window | null) =>
      (
        await getChangeRequestPdf({
          path: { spaceId: space, changeRequestId: changeRequest },
          throwOnError: true,
        })
      ).data.url,
    onSuccess: (url, tab) => {
      if (tab !== null) tab.location.href = url
      else
        void showToast({
          text: 'Creating the PDF',
          action: { label: 'Open', run: () => window.open(url, '_blank', 'noopener') },
        })
    },
    onError: (error, tab) => {
      tab?.close()
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  return (
    <IconButton
      icon={FileDown}
      label="Export PDF"
      busy={createPdf.isPending}
      onClick={() => {
        // Opened in the click handler, because a later `window.open` is blocked as a pop-up.
        const tab = window.open('', '_blank')
        if (tab !== null) tab.opener = null
        createPdf.mutate(tab)
      }}
    />
  )
}
