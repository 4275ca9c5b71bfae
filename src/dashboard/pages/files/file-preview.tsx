import { Download, Replace } from 'lucide-react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { sizeText } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FileUses } from './file-uses.tsx'
import { isShownInPlace } from './file-text.ts'

export interface FilePreviewProps {
  readonly space: string
  /** Undefined closes it. */
  readonly file: ContentFile | undefined
  readonly onClose: () => void
  /** Replaces the file; absent if the user may not. */
  readonly onReplace: (() => void) | undefined
}

/** A large preview of a file, where possible, with its details and a download link. */
export function FilePreview({ space, file, onClose, onReplace }: FilePreviewProps) {
  if (file === undefined) return null
  const { name, contentType, downloadURL, size, dimensions } = file
  const facts = [
    contentType,
    sizeText(size),
    ...(dimensions === undefined ? [] : [`${dimensions.width} × ${dimensions.height} pixels`]),
  ]
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={name}
      description={facts.join(' · ')}
      footer={
        <>
          {onReplace !== undefined && (
            <Button icon={Replace} onClick={onReplace}>
              Replace
            </Button>
          )}
          <CopyButton text={file.id} what="id" />
          <a href={downloadURL} download={name} className={buttonClass('primary')}>
            <Icon of={Download} />
            Download
          </a>
        </>
      }
    >
      {isShownInPlace(contentType) ? (
        <img
          src={downloadURL}
          alt={`Preview of ${name}`}
          width={dimensions?.width}
          height={dimensions?.height}
          className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-small bg-paper ring-1 ring-line"
        />
      ) : (
        <p className="py-4 text-ink-soft">No preview for this file type. Download the file to open it.</p>
      )}
      <FileUses space={space} file={file.id} />
    </Dialog>
  )
}
