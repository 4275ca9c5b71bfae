import { X } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { IntegrationIcon } from '../integration-icon.tsx'
import { PngButton } from './png-button.tsx'
import { maxIconBytes, maxPreviewBytes, pictureSource } from './png-file.ts'
import type { Publication } from './publication-form-type.ts'

const mostPreviews = 3

function OptionalLegend({ children }: { readonly children: string }) {
  return (
    <legend className="mb-1 font-strong">
      {children} <span className="font-normal text-ink-soft">(optional)</span>
    </legend>
  )
}

/** The icon of an integration and its preview pictures. */
export function PictureFields({ form }: { readonly form: Publication }) {
  return (
    <>
      <IconField form={form} />
      <PreviewFields form={form} />
    </>
  )
}

function IconField({ form }: { readonly form: Publication }) {
  const icon = form.watch('icon')
  const set = (value: string | undefined): void => form.setValue('icon', value, { shouldDirty: true })
  return (
    <fieldset>
      <OptionalLegend>Icon</OptionalLegend>
      <span className="flex flex-wrap items-center gap-3">
        <IntegrationIcon url={pictureSource(icon)} />
        <PngButton label="Icon" maxBytes={maxIconBytes} onChoose={set} />
        {icon !== undefined && (
          <Button variant="bare" icon={X} onClick={() => set(undefined)}>
            Remove
          </Button>
        )}
      </span>
    </fieldset>
  )
}

function PreviewFields({ form }: { readonly form: Publication }) {
  const previews = form.watch('previewImages')
  const set = (value: readonly string[]): void =>
    form.setValue('previewImages', [...value], { shouldDirty: true })
  return (
    <fieldset>
      <OptionalLegend>Preview images</OptionalLegend>
      <p className="mb-2 text-ink-soft">Up to three, shown on its page.</p>
      {previews.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-3">
          {previews.map((picture, index) => (
            <li key={index} className="relative">
              <img
                src={pictureSource(picture)}
                alt={`Preview ${index + 1}`}
                className="h-24 max-w-full rounded-base object-contain ring-1 ring-line"
              />
              <IconButton
                icon={X}
                label={`Remove preview ${index + 1}`}
                className="absolute top-1 right-1 bg-raised"
                onClick={() => set(previews.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      <span className="flex flex-wrap items-center gap-3">
        <PngButton
          label="Preview image"
          maxBytes={maxPreviewBytes}
          disabledReason={previews.length < mostPreviews ? undefined : 'Remove an image first.'}
          onChoose={(picture) => set([...previews, picture])}
        />
      </span>
    </fieldset>
  )
}
