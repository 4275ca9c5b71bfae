import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ContentReference } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export interface ImagePickerProps {
  readonly open: boolean
  readonly pictures: readonly { readonly id: string; readonly name: string }[]
  /** Uploads a local file instead. */
  readonly onUpload: () => void
  readonly onPick: (ref: ContentReference, alt: string) => void
  readonly onClose: () => void
}

/** Picks a picture: a file of the space, or a URL. */
export function ImagePicker({ open, pictures, onUpload, onPick, onClose }: ImagePickerProps) {
  const [file, setFile] = useState('')
  const [url, setUrl] = useState('')
  const [alt, setAlt] = useState('')
  const ref: ContentReference | undefined =
    file !== '' ? { kind: 'file', file } : /^https?:\/\/\S+$/u.test(url) ? { kind: 'url', url } : undefined
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Picture"
      footer={
        <Button
          variant="primary"
          disabledReason={ref === undefined ? 'Choose a file or give an address first.' : undefined}
          onClick={() => ref !== undefined && onPick(ref, alt)}
        >
          Put in
        </Button>
      }
    >
      <div className="grid gap-4">
        <Button icon={Upload} className="justify-self-start" onClick={onUpload}>
          Upload from this machine
        </Button>
        <Select
          label="File of the space"
          value={file}
          onValueChange={setFile}
          options={[
            { value: '', label: 'None' },
            ...pictures.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {file === '' && <TextField label="Address" value={url} onValueChange={setUrl} type="url" />}
        <TextField
          label="Alternative text"
          hint="What the picture shows, for those who cannot see it."
          value={alt}
          onValueChange={setAlt}
        />
      </div>
    </Dialog>
  )
}
