import { useState } from 'react'
import type { ContentReference } from '../../../client/types.gen.ts'
import { Section } from '../../ui/layout/section.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { PageFields } from '../session/page-fields.ts'
import type { SettingsProps } from './layout-settings.tsx'

export interface CoverSettingsProps extends SettingsProps {
  readonly pictures: readonly { readonly id: string; readonly name: string }[]
}

type Cover = NonNullable<PageFields['cover']>
/** Default vertical position and height of a new cover, in pixels. */
const usualCover = { yPos: 0, height: 240 }

/** The cover of a page, its variant for dark mode, and how much of it is visible. */
export function CoverSettings({ session, pictures, closed }: CoverSettingsProps) {
  const cover = session.fields().cover
  const set = (change: Partial<Cover> | undefined): void => {
    if (closed === undefined)
      session.note({ cover: change === undefined ? undefined : { ...usualCover, ...cover, ...change } })
  }
  const number = (name: 'yPos' | 'height', label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      type="number"
      readOnly={closed !== undefined}
      value={String(cover?.[name] ?? usualCover[name])}
      onValueChange={(text) => text !== '' && set({ [name]: Number(text) })}
    />
  )
  return (
    <Section title="Cover">
      <div className="grid gap-3">
        <CoverPicture
          label="Image"
          value={cover?.ref}
          pictures={pictures}
          onChange={(ref) => {
            if (ref !== undefined) set({ ref })
            else set(undefined)
          }}
        />
        {cover !== undefined && (
          <>
            <CoverPicture
              label="Dark mode image"
              value={cover.refDark}
              pictures={pictures}
              onChange={(refDark) => {
                const { refDark: _, ...rest } = cover
                if (closed === undefined)
                  session.note({ cover: refDark === undefined ? rest : { ...rest, refDark } })
              }}
            />
            {number('height', 'Height', 'In pixels, from 10 to 700.')}
            {number('yPos', 'Vertical offset', 'Moves the image up or down, in pixels.')}
          </>
        )}
        {session.held().get('cover') !== undefined && (
          <p role="alert" className="text-caption text-rust">
            {session.held().get('cover')}
          </p>
        )}
      </div>
    </Section>
  )
}

interface CoverPictureProps {
  readonly label: string
  readonly value: ContentReference | undefined
  readonly pictures: CoverSettingsProps['pictures']
  readonly onChange: (ref: ContentReference | undefined) => void
}

function CoverPicture({ label, value, pictures, onChange }: CoverPictureProps) {
  const [address, setAddress] = useState(value?.kind === 'url' ? value.url : undefined)
  const chosen = address === undefined ? (value?.kind === 'file' ? value.file : '') : 'address'
  return (
    <>
      <Select
        label={label}
        value={chosen}
        onValueChange={(choice) => {
          setAddress(choice === 'address' ? '' : undefined)
          if (choice !== 'address') onChange(choice === '' ? undefined : { kind: 'file', file: choice })
        }}
        options={[
          { value: '', label: 'None' },
          { value: 'address', label: 'From a URL' },
          ...pictures.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {address !== undefined && (
        <TextField
          label="Image URL"
          type="url"
          value={address}
          onValueChange={(url) => {
            setAddress(url)
            if (/^https?:\/\/\S+$/u.test(url)) onChange({ kind: 'url', url })
          }}
        />
      )}
    </>
  )
}
