import { FileUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { largestApiSpec } from '../../../contract/api-specs/schemas.ts'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { sizeText } from '../../ui/counted.ts'
import { CodeEditor } from '../../ui/fields/code-editor.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { SourceLines, type SourcePosition } from '../source/source-lines.tsx'
import { titleIn, type SourceKind, type SpecValues } from './spec-form.ts'

export type SpecFormState = ContractForm<SpecValues, SpecValues>

export interface SourceFieldProps {
  readonly form: SpecFormState
  /** Receives the field of a pasted document, to show a line in. */
  readonly onArea: (area: HTMLTextAreaElement | null) => void
  /** Where a long document is scrolled to. */
  readonly position: SourcePosition | undefined
  /** Called with a title or file name that the slug could be made of. */
  readonly onName: (name: string) => void
}

/** Longer documents are only shown: a text field of many megabytes stops the browser. */
export const longestEdited = 400_000

/** Where a document comes from: a URL, a file or the clipboard. */
export function SourceField({ form, onArea, position, onName }: SourceFieldProps) {
  const { field } = useController({ control: form.control, name: 'kind' })
  const kind = field.value
  return (
    <>
      <RadioCards<SourceKind>
        legend="Source"
        value={kind}
        onValueChange={(next) => {
          field.onChange(next)
          form.clearErrors()
        }}
        options={[
          { value: 'url', label: 'URL', hint: 'Checked every six hours, or whenever you update it.' },
          { value: 'file', label: 'File', hint: 'JSON or YAML, up to 20 MB.' },
          { value: 'text', label: 'Paste', hint: 'A document from your clipboard, or written here.' },
        ]}
      />
      {kind === 'url' && (
        <FormTextField
          form={form}
          name="url"
          label="URL"
          type="url"
          hint="This server must be able to reach it without signing in."
          placeholder="https://api.example.org/openapi.json"
          autoComplete="off"
          counted={false}
        />
      )}
      {kind === 'file' && <FileField form={form} position={position} onName={onName} />}
      {kind === 'text' && <PasteField form={form} onArea={onArea} position={position} onName={onName} />}
    </>
  )
}

function FileField({ form, position, onName }: Pick<SourceFieldProps, 'form' | 'position' | 'onName'>) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { field, fieldState } = useController({ control: form.control, name: 'fileText' })
  const fileName = useWatch({ control: form.control, name: 'fileName' })
  const text = field.value
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    if (file.size > largestApiSpec) {
      form.setError('fileText', { message: `${file.name} is larger than 20 MB.` })
      return
    }
    form.setValue('fileName', file.name, { shouldDirty: true })
    field.onChange(await file.text())
    form.clearErrors('fileText')
    onName(file.name.replace(/\.(json|ya?ml)$/i, ''))
  }
  return (
    <Field label="File" hint="Drop it here, or choose it." error={fieldState.error?.message}>
      {(control) => (
        <div
          className={`grid gap-2 rounded-base p-3 ring-1 ring-inset ${isOver ? 'bg-accent-soft ring-accent' : 'ring-line'}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void take(event.dataTransfer.files[0])
          }}
        >
          <span className="flex flex-wrap items-center gap-2">
            <Button {...control} ref={field.ref} icon={FileUp} onClick={() => input.current?.click()}>
              Choose file
            </Button>
            {text !== '' && (
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {fileName}, {sizeText(new Blob([text]).size)}
              </span>
            )}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="OpenAPI document"
            accept=".json,.yaml,.yml,application/json,application/yaml,text/yaml"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // Allows choosing the same file again after it was corrected.
              event.target.value = ''
              void take(file)
            }}
          />
          {text !== '' && position !== undefined && (
            <SourceLines label={fileName} text={text} position={position} className="h-64" />
          )}
        </div>
      )}
    </Field>
  )
}

function PasteField({ form, onArea, position, onName }: SourceFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'text' })
  const { value, onBlur } = field
  const onChange = (next: string): void => {
    field.onChange(next)
    const title = titleIn(next)
    if (title !== '') onName(title)
  }
  if (value.length > longestEdited)
    return (
      <Field
        label="Document"
        hint="Too long to edit here. Clear it to paste another one."
        error={fieldState.error?.message}
      >
        {(control) => (
          <div className="grid gap-2">
            <SourceLines label="Document" text={value} position={position} className="h-80" />
            <span>
              <Button {...control} icon={X} onClick={() => onChange('')}>
                Clear
              </Button>
            </span>
          </div>
        )}
      </Field>
    )
  return (
    <CodeEditor
      ref={(element) => {
        field.ref(element)
        onArea(element)
      }}
      label="Document"
      hint="JSON or YAML. Tab indents; press Escape, then Tab, to leave."
      error={fieldState.error?.message}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      minLines={14}
    />
  )
}
