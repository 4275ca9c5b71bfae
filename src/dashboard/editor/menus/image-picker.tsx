import { Upload } from 'lucide-react'
import { useState } from 'react'
import type { ContentReference } from '../../../content/document/document.ts'
import { smallPicture } from '../../../contract/pages/thumbnails.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface Picture {
  readonly id: string
  readonly name: string
  readonly downloadURL?: string
}

export interface ImagePickerProps {
  readonly open: boolean
  readonly pictures: readonly Picture[]
  /** Uploads a local file instead. */
  readonly onUpload: () => void
  readonly onPick: (ref: ContentReference, alt: string) => void
  readonly onClose: () => void
}

/** Thumbnails shown at once; a search finds the others. */
const shownAtOnce = 60

/** Picks a picture: a file of the space, or a URL. */
export function ImagePicker({ open, pictures, onUpload, onPick, onClose }: ImagePickerProps) {
  const [file, setFile] = useState<string>()
  const [url, setUrl] = useState('')
  const [alt, setAlt] = useState('')
  const ref: ContentReference | undefined =
    file !== undefined
      ? { kind: 'file', file }
      : /^https?:\/\/\S+$/u.test(url)
        ? { kind: 'url', url }
        : undefined
  return (
    <Dialog
      open={open}
      wide
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Image"
      footer={
        <Button
          variant="primary"
          disabledReason={ref === undefined ? 'Choose a file or enter a URL first.' : undefined}
          onClick={() => ref !== undefined && onPick(ref, alt)}
        >
          Insert
        </Button>
      }
    >
      <div className="grid gap-4">
        <Button icon={Upload} className="justify-self-start" onClick={onUpload}>
          Upload from this computer
        </Button>
        {pictures.length > 0 && <PictureGrid pictures={pictures} chosen={file} onChoose={setFile} />}
        {file === undefined && <TextField label="URL" value={url} onValueChange={setUrl} type="url" />}
        <TextField
          label="Alt text"
          hint="Describes the image for people who can’t see it."
          value={alt}
          onValueChange={setAlt}
        />
      </div>
    </Dialog>
  )
}

interface PictureGridProps {
  readonly pictures: readonly Picture[]
  readonly chosen: string | undefined
  /** Undefined: none of them. */
  readonly onChoose: (file: string | undefined) => void
}

/** The pictures of the space with their names, found by name. A second click on the chosen one takes the choice back. */
function PictureGrid({ pictures, chosen, onChoose }: PictureGridProps) {
  const [query, setQuery] = useState('')
  const found = pictures.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))
  const shown = found.slice(0, shownAtOnce)
  return (
    <div className="grid gap-2">
      <TextField label="Search images in this space" type="search" value={query} onValueChange={setQuery} />
      <ul
        aria-label="Images in this space"
        className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2 overflow-y-auto p-0.5"
      >
        {shown.map(({ id, name, downloadURL }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-pressed={id === chosen}
              className="grid w-full gap-1 rounded-base p-1.5 text-left ring-1 ring-line ring-inset hover:bg-hover aria-pressed:bg-chosen aria-pressed:ring-2 aria-pressed:ring-accent"
              onClick={() => onChoose(id === chosen ? undefined : id)}
            >
              {downloadURL === undefined ? (
                <span className="h-20 rounded-small bg-raised" />
              ) : (
                <img
                  src={smallPicture(downloadURL, 320)}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="h-20 w-full rounded-small bg-raised object-contain"
                />
              )}
              <span className="truncate text-caption" title={name}>
                {name}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <output className="text-caption text-ink-soft">
        {found.length === 0
          ? 'No image has this name.'
          : found.length > shown.length
            ? `${shown.length} of ${found.length} images. Search to find the others.`
            : found.length === 1
              ? '1 image'
              : `${found.length} images`}
      </output>
    </div>
  )
}
