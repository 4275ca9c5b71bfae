import { useQuery } from '@tanstack/react-query'
import { Type } from 'lucide-react'
import { useState } from 'react'
import type { SiteFont } from '../../../../client/types.gen.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { choiceText } from '../look-fields.ts'
import { offeredChoices } from '../look-values.ts'
import { fontsOptions, SiteFonts, type SiteRef } from './site-fonts.tsx'

export interface FontControlProps {
  readonly site: SiteRef
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly onValue: (value: unknown) => void
  readonly refused: string | undefined
}

interface UploadedFont {
  readonly id: string
  readonly fontFamily: string
}
const isUploadedFont = (value: unknown): value is UploadedFont =>
  typeof value === 'object' && value !== null && 'id' in value && 'fontFamily' in value

/** A font reference in a look; the renderer looks up the rest. */
const fontReference = ({ id, fontFamily, fontFaces }: SiteFont) => ({
  ...{ id, custom: true, fontFamily },
  fontFaces: fontFaces.map(({ weight, sources }) => ({ weight, sources })),
})

/** Selects a built-in font or one uploaded for the site. */
export function FontControl({ site, path, label, value, onValue, refused }: FontControlProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { data } = useQuery(fontsOptions(site))
  const fonts = data?.items ?? []
  const choices = offeredChoices(path)
  const isListed = isUploadedFont(value) && fonts.some(({ id }) => id === value.id)
  const uploaded = isUploadedFont(value) ? value : undefined
  return (
    <div className="grid gap-1">
      <Select
        label={label}
        value={uploaded === undefined ? String(value) : `own ${uploaded.id}`}
        // No error while the list of fonts is loading.
        error={
          uploaded !== undefined && data !== undefined && !isListed
            ? `${uploaded.fontFamily} is not uploaded to this site. Readers who do not have it installed see Inter.`
            : undefined
        }
        onValueChange={(next) => {
          const font = fonts.find(({ id }) => next === `own ${id}`)
          onValue(font === undefined ? next : fontReference(font))
        }}
        options={[
          ...(uploaded !== undefined && !isListed
            ? [{ value: `own ${uploaded.id}`, label: uploaded.fontFamily }]
            : []),
          ...fonts.map(({ id, fontFamily }) => ({ value: `own ${id}`, label: `${fontFamily} (uploaded)` })),
          ...(typeof value === 'string' && !choices.includes(value)
            ? [{ value, label: `${choiceText(value)} (shown as Inter)` }]
            : []),
          ...choices.map((choice) => ({ value: choice, label: choiceText(choice) })),
        ]}
      />
      <span>
        <Button variant="bare" icon={Type} disabledReason={refused} onClick={() => setDialogOpen(true)}>
          Custom fonts
        </Button>
      </span>
      <SiteFonts
        site={site}
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        onFont={(font) => {
          onValue(fontReference(font))
          setDialogOpen(false)
        }}
      />
    </div>
  )
}
