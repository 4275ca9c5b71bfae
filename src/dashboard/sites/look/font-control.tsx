import { useQuery } from '@tanstack/react-query'
import { Type } from 'lucide-react'
import { useState } from 'react'
import type { SiteFont } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { choiceText } from './look-fields.ts'
import { documentedChoices } from './look-values.ts'
import { fontsOptions, SiteFonts, type SitePlace } from './site-fonts.tsx'

export interface FontControlProps {
  readonly place: SitePlace
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly onValue: (value: unknown) => void
  readonly refused: string | undefined
}

interface OwnFont {
  readonly id: string
  readonly fontFamily: string
}
const isOwn = (value: unknown): value is OwnFont =>
  typeof value === 'object' && value !== null && 'id' in value && 'fontFamily' in value

/** A font reference in a look; the renderer looks up the rest. */
const named = ({ id, fontFamily, fontFaces }: SiteFont) => ({
  ...{ id, custom: true, fontFamily },
  fontFaces: fontFaces.map(({ weight, sources }) => ({ weight, sources })),
})

/** Selects a built-in font or one uploaded for the site. */
export function FontControl({ place, path, label, value, onValue, refused }: FontControlProps) {
  const [adding, setAdding] = useState(false)
  const { data } = useQuery(fontsOptions(place))
  const fonts = data?.items ?? []
  const known = isOwn(value) && fonts.some(({ id }) => id === value.id)
  const own = isOwn(value) ? value : undefined
  return (
    <div className="grid gap-1">
      <Select
        label={label}
        value={own === undefined ? String(value) : `own ${own.id}`}
        // No error while the list of fonts is loading.
        error={
          own !== undefined && data !== undefined && !known
            ? `${own.fontFamily} is not a font of this site. Readers who have it see it, others see Inter.`
            : undefined
        }
        onValueChange={(next) => {
          const font = fonts.find(({ id }) => next === `own ${id}`)
          onValue(font === undefined ? next : named(font))
        }}
        options={[
          ...(own !== undefined && !known ? [{ value: `own ${own.id}`, label: own.fontFamily }] : []),
          ...fonts.map(({ id, fontFamily }) => ({ value: `own ${id}`, label: `${fontFamily} (your own)` })),
          ...documentedChoices(path).map((choice) => ({ value: choice, label: choiceText(choice) })),
        ]}
      />
      <span>
        <Button variant="bare" icon={Type} disabledReason={refused} onClick={() => setAdding(true)}>
          Fonts of your own
        </Button>
      </span>
      <SiteFonts
        place={place}
        open={adding}
        onClose={() => setAdding(false)}
        onFont={(font) => {
          onValue(named(font))
          setAdding(false)
        }}
      />
    </div>
  )
}
