import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SiteFont } from '../../../client/types.gen.ts'
import { largestFontFile, SiteFontUpload } from '../../../contract/sites/look/font-schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { fontFileName, weightNames } from './font-names.ts'
import { FontSample } from './font-sample.tsx'
import { useFontUpload, type FontFile } from './use-font-upload.ts'

export interface FontUploadProps {
  readonly path: { readonly organizationId: string; readonly siteId: string }
  readonly onFont: (font: SiteFont) => void
}

const megabytes = largestFontFile / 1024 ** 2
const whole = '100-900'
const weightChoices = [
  ...weightNames.map(([weight, name]) => ({ value: String(weight), label: `${name} (${weight})` })),
  { value: whole, label: 'All weights, a variable font' },
]

const weightsOf = (value: string): Pick<FontFile, 'weight' | 'weightTo'> =>
  value === whole ? { weight: 100, weightTo: 900 } : { weight: Number(value) }

const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`

/** Uploads the files of one font: select, set weights, preview, upload. */
export function FontUpload({ path, onFont }: FontUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [family, setFamily] = useState('')
  const [files, setFiles] = useState<readonly FontFile[]>([])
  const upload = useFontUpload(path, {
    onSent: (key) => setFiles((at) => at.filter((one) => one.key !== key)),
    onDone: (font) => {
      setFamily('')
      onFont(font)
    },
  })
  const add = (chosen: readonly File[]): void => {
    const named = chosen.map((file) => ({ file, ...fontFileName(file.name) }))
    setFiles([
      ...files,
      ...named.map(({ file, weight, weightTo }) => ({
        ...{ key: crypto.randomUUID(), file, weight },
        ...(weightTo !== undefined && { weightTo }),
      })),
    ])
    if (family === '') setFamily(named[0]?.family ?? '')
  }
  const tooLarge = files.find(({ file }) => file.size > largestFontFile)
  const limit = maxLengthOf(SiteFontUpload, 'family')
  const sending = upload.done !== undefined
  const refused =
    files.length === 0
      ? 'Choose files first.'
      : tooLarge !== undefined
        ? `${tooLarge.file.name} is larger than ${megabytes} MB.`
        : family.trim() === ''
          ? 'Give the font a name.'
          : limit !== undefined && family.length > limit
            ? 'The name is too long.'
            : undefined
  return (
    <div className="grid gap-4">
      <span>
        <Button
          icon={FileUp}
          disabledReason={sending ? 'Files are being sent.' : undefined}
          onClick={() => input.current?.click()}
        >
          Choose files
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept=".woff2,.woff,.ttf,.otf"
          aria-label="Files of a font"
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            // Allows selecting the same file again after it was removed.
            event.target.value = ''
          }}
        />
      </span>
      {files.length > 0 && (
        <>
          <TextField
            label="Name of the font"
            value={family}
            limit={limit}
            onValueChange={setFamily}
            autoComplete="off"
          />
          <ul className="grid gap-4">
            {files.map(({ key, file, weight, weightTo }) => (
              <li key={key} className="grid gap-2 border-t border-line pt-3">
                <div className="flex items-center justify-between gap-2">
                  <span className="min-w-0 truncate font-strong">{file.name}</span>
                  <span className="flex items-center gap-2 text-ink-soft">
                    {sizeText(file.size)}
                    <IconButton
                      icon={X}
                      label={`Take ${file.name} out`}
                      disabledReason={sending ? 'Files are being sent.' : undefined}
                      onClick={() => setFiles(files.filter((one) => one.key !== key))}
                    />
                  </span>
                </div>
                {file.size > largestFontFile ? (
                  <Note tone="warning">
                    Larger than {megabytes} MB. A woff2 file of the same font is smaller.
                  </Note>
                ) : (
                  <FontSample file={file} weight={weight} {...(weightTo !== undefined && { weightTo })} />
                )}
                <Select
                  label={`Weight of ${file.name}`}
                  value={weightTo === undefined ? String(weight) : whole}
                  onValueChange={(value) =>
                    setFiles(files.map((one) => (one.key === key ? { key, file, ...weightsOf(value) } : one)))
                  }
                  options={weightChoices}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {upload.done !== undefined && (
        <ProgressBar
          label="Sending the font"
          done={upload.done}
          text={`${Math.round(upload.done * 100)} %`}
        />
      )}
      <FormError error={upload.error === null ? undefined : processError(upload.error)} />
      {files.length > 0 && (
        <span>
          <Button
            variant="primary"
            busy={sending}
            disabledReason={refused}
            onClick={() => upload.send({ family: family.trim(), files })}
          >
            {files.length === 1 ? 'Add the font' : `Add ${files.length} files`}
          </Button>
        </span>
      )}
    </div>
  )
}
