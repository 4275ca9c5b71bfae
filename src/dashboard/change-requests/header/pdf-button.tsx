import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { getChangeRequestPdf } from '../../../client/sdk.gen.ts'
import { openPdf } from '../../api/open-pdf.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

export interface PdfButtonProps {
  readonly space: string
  readonly changeRequest: string
}

/**
 * Opens the changes of a change request, with its timeline, as a PDF. Requested only on click, because the request
 * starts the rendering.
 */
export function PdfButton({ space, changeRequest }: PdfButtonProps) {
  const path = { spaceId: space, changeRequestId: changeRequest }
  const [isOpening, setOpening] = useState(false)
  const open = async (): Promise<void> => {
    setOpening(true)
    await openPdf(async () => (await getChangeRequestPdf({ path, throwOnError: true })).data.url)
    setOpening(false)
  }
  return <IconButton icon={FileDown} label="Export PDF" busy={isOpening} onClick={() => void open()} />
}
