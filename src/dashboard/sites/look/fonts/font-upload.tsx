import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SiteFont } from '../../../../client/types.gen.ts'
import { largestFontFile, SiteFontUpload } from '../../../../contract/sites/look/font-schemas.ts'
import { FormError } from '../../../forms/form-error.tsx'
import { maxLengthOf } from '../../../forms/schema-limits.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { fontFileName, weightNames } from './font-names.ts'
import { FontSample } from './font-sample.tsx'
import { useFontUpload, type FontFile } from './use-font-upload.ts'

export interface FontUploadProps {
  readonly path: { readonly organizationId: string; readonly siteId: string }
  readonly onFont: (font: SiteFont) => void
}

const megabytes = largestFontFile / 1024 ** 2
const familyLimit = maxLengthOf(SiteFontUpload, 'family')
/** The option for a variable font. */
const allWeights = '100-900'
const weightChoices = [
  ...weightNames.map(([weight, name]) => ({ value: String(weight), label: `${name} (${weight})` })),
  { value: allWeights, label: 'All weights (variable font)' },
]

const weightsOf = (value: string): Pick<FontFile, 'weight' | 'weightTo'> =>
  value === allWeights ? { weight: 100, weightTo: 900 } : { weight: Number(value) }

const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`

/** Why the files cannot be uploaded; undefined if they can. */
const uploadRefusal = (files: readonly FontFile[], family: string): string | undefined => {
  if (files.length === 0) return 'Choose font files first.'
  const tooLarge = files.find(({ file }) => file.size > largestFontFile)
  if (tooLarge !== undefined) return `${tooLarge.file.name} is larger than ${megabytes} MB.`
  if (family.trim() === '') return 'Enter a font name.'
  return familyLimit !== undefined && family.length > familyLimit ? 'Enter a shorter font name.' : undefined
}

/** Uploads the files of one font: select, set weights, preview, upload. */
export function FontUpload({ path, onFont }: FontUploadProps) {
  const [family, setFamily] = useState('')
  const [files, setFiles] = useState<readonly FontFile[]>([])
  const upload = useFontUpload(path, {
    onSent: (key) => setFiles((current) => current.filter((file) => file.key !== key)),
    onDone: (font) => {
      setFamily('')
      onFont(font)
    },
  })
  const isUploading = upload.done !== undefined
  const busyReason = isUploading ? 'Wait until the upload is complete.' : undefined
  const add = (added: readonly File[]): void => {
    const guesses = added.map((file) => ({ file, ...fontFileName(file.name) }))
    setFiles([
      ...files,
      ...guesses.map(({ file, weight, weightTo }) => ({
        ...{ key: crypto.randomUUID(), file, weight },
        ...(weightTo !== undefined && { weightTo }),
      })),
    ])
    if (family === '') setFamily(guesses[0]?.family ?? '')
  }
  return (
    <div className="grid gap-4">
      <ChooseFiles disabledReason={busyReason} onFiles={add} />
      {files.length > 0 && (
        <>
          <TextField
            label="Font name"
            value={family}
            limit={familyLimit}
            onValueChange={setFamily}
            autoComplete="off"
          />
          <ul className="grid gap-4">
            {files.map((file) => (
              <FontFileRow
                key={file.key}
                font={file}
                disabledReason={busyReason}
                onChange={(next) => setFiles(files.map((old) => (old.key === file.key ? next : old)))}
                onRemove={() => setFiles(files.filter(({ key }) => key !== file.key))}
              />
            ))}
          </ul>
        </>
      )}
      {upload.done !== undefined && (
        <ProgressBar label="Uploading font" done={upload.done} text={`${Math.round(upload.done * 100)}%`} />
      )}
      <FormError error={upload.error} />
      {files.length > 0 && (
        <span>
          <Button
            variant="primary"
            busy={isUploading}
            disabledReason={uploadRefusal(files, family)}
            onClick={() => upload.send({ family: family.trim(), files })}
          >
            {files.length === 1 ? 'Upload font' : `Upload ${files.length} files`}
          </Button>
        </span>
      )}
    </div>
  )
}

interface ChooseFilesProps {
  readonly disabledReason: string | undefined
  readonly onFiles: (files: readonly File[]) => void
}

function ChooseFiles({ disabledReason, onFiles }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span>
      <Button icon={FileUp} disabledReason={disabledReason} onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".woff2,.woff,.ttf,.otf"
        aria-label="Font files"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Allows selecting the same file again after it was removed.
          event.target.value = ''
        }}
      />
    </span>
  )
}

interface FontFileRowProps {
  readonly font: FontFile
  readonly disabledReason: string | undefined
  readonly onChange: (font: FontFile) => void
  readonly onRemove: () => void
}

/** A selected file with a sample of the font and its weight. */
function FontFileRow({ font, disabledReason, onChange, onRemove }: FontFileRowProps) {
  const { key, file, weight, weightTo } = font
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="flex items-center justify-between gap-2">
        <span className="min-w-0 truncate font-strong">{file.name}</span>
        <span className="flex items-center gap-2 text-ink-soft">
          {sizeText(file.size)}
          <IconButton
            icon={X}
            label={`Remove ${file.name}`}
            disabledReason={disabledReason}
            onClick={onRemove}
          />
        </span>
      </div>
      {file.size > largestFontFile ? (
        <Note tone="warning">
          This file is larger than {megabytes} MB. A woff2 file of the same font is smaller.
        </Note>
      ) : (
        <FontSample file={file} weight={weight} {...(weightTo !== undefined && { weightTo })} />
      )}
      <Select
        label={`Weight of ${file.name}`}
        value={weightTo === undefined ? String(weight) : allWeights}
        onValueChange={(value) => onChange({ key, file, ...weightsOf(value) })}
        options={weightChoices}
      />
    </li>
  )
}
