import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { uploadSiteImage } from '../../../../client/sdk.gen.ts'
import { largestSiteImage, siteImageTypes } from '../../../../contract/sites/look/image-limits.ts'
import { FormError } from '../../../forms/form-error.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import type { SiteRef } from '../fonts/site-fonts.tsx'
import { withImageUrl } from '../look-values.ts'
import type { ThemedColor } from './color-field.tsx'

export interface ImageControlProps {
  readonly site: SiteRef
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly problem: string | undefined
  /** Why nothing can be uploaded; undefined if it can. */
  readonly refused: string | undefined
  readonly onUrl: (url: string) => void
}

/** An image of a look: uploaded, or named by its URL. */
export function ImageControl({ site, label, hint, value, problem, refused, onUrl }: ImageControlProps) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { data } = await uploadSiteImage({
        path: { organizationId: site.org, siteId: site.site },
        body: file,
        headers: { 'Content-Type': 'application/octet-stream' },
        throwOnError: true,
      })
      return data.url
    },
    onSuccess: onUrl,
  })
  const tooLarge = (upload.variables?.size ?? 0) > largestSiteImage
  return (
    <div className="grid gap-1">
      <TextField
        label={label}
        hint={hint}
        optional
        value={value}
        error={problem}
        inputMode="url"
        onValueChange={onUrl}
        autoComplete="off"
      />
      <span>
        <Button
          variant="bare"
          icon={ImageUp}
          busy={upload.isPending}
          disabledReason={refused}
          aria-label={`Upload image: ${label}`}
          onClick={() => input.current?.click()}
        >
          Upload image
        </Button>
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={siteImageTypes.join(',')}
        aria-label={`File: ${label}`}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          // Allows choosing the same file again after it was corrected.
          event.target.value = ''
          if (chosen !== undefined) upload.mutate(chosen)
        }}
      />
      {upload.isError && tooLarge ? (
        <Note tone="warning">
          {`This image is larger than ${largestSiteImage / 1024 ** 2} MB. Choose a smaller one.`}
        </Note>
      ) : (
        <FormError error={upload.error} />
      )}
    </div>
  )
}

export interface ThemedImageControlProps extends Omit<
  ImageControlProps,
  'hint' | 'value' | 'problem' | 'onUrl'
> {
  readonly path: string
  readonly value: ThemedColor | undefined
  readonly problems: ReadonlyMap<string, string>
  readonly onValue: (value: ThemedColor | undefined) => void
}

/** An image for light and dark mode. */
export function ThemedImageControl({
  path,
  label,
  value,
  problems,
  onValue,
  ...rest
}: ThemedImageControlProps) {
  const { light = '', dark = '' } = value ?? {}
  return (
    <div className="grid gap-3">
      <ImageControl
        {...rest}
        label={`${label}, light`}
        value={light}
        problem={problems.get(`${path}.light`)}
        onUrl={(url) => onValue(withImageUrl(value, 'light', url))}
      />
      <ImageControl
        {...rest}
        label={`${label}, dark`}
        hint="Empty: the same as in light mode."
        value={dark === light ? '' : dark}
        problem={dark === light ? undefined : problems.get(`${path}.dark`)}
        onUrl={(url) => onValue(withImageUrl(value, 'dark', url))}
      />
    </div>
  )
}
