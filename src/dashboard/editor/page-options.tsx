import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ContentReference, DocumentPage, Page } from '../../client/types.gen.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Section } from '../ui/section.tsx'
import { Select } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { spaceFace } from '../ui/space-face.ts'
import type { PageFields } from './page-fields.ts'
import type { PageSession } from './session-parts.ts'
import { useFollowSession } from './use-page-session.ts'
import { variableOf, variableText } from './variable-text.ts'

export interface PageOptionsProps {
  readonly session: PageSession
  readonly type: Page['type']
  readonly pictures: readonly { readonly id: string; readonly name: string }[]
  /** What stands before the slug in the address. */
  readonly pathAbove: string
  /** Why nothing can be changed. */
  readonly closed: string | undefined
}

type TextName = 'slug' | 'emoji' | 'icon' | 'linkTitle' | 'condition' | 'description'
interface TextOption {
  readonly name: TextName
  readonly label: string
  readonly hint: string
  readonly limit: number
}

const texts: readonly TextOption[] = [
  { name: 'slug', label: 'Address', hint: 'The last part of the page’s path.', limit: 100 },
  {
    name: 'linkTitle',
    label: 'Title in lists',
    hint: 'Shorter than the title, for the navigation.',
    limit: 500,
  },
  { name: 'emoji', label: 'Emoji', hint: 'Stands before the title.', limit: 50 },
  { name: 'icon', label: 'Icon', hint: 'The name of an icon, such as rocket.', limit: 50 },
  {
    name: 'condition',
    label: 'Shown when',
    hint: 'An expression, such as visitor.claims.beta == true. Without one everybody sees the page.',
    limit: 1024,
  },
]

const switches = [
  { name: 'hidden', label: 'Hidden', hint: 'Left out of the navigation; its address works.' },
  { name: 'noIndex', label: 'Not in the site’s search', hint: undefined },
  { name: 'noRobotsIndex', label: 'Not for search engines', hint: undefined },
] as const

const layoutSwitches = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  { name: 'cover', label: 'Cover' },
  { name: 'tableOfContents', label: 'Table of contents' },
  { name: 'outline', label: 'Outline' },
  { name: 'pagination', label: 'Links to the neighbours' },
  { name: 'metadata', label: 'When it was changed' },
] as const

const namesOf: { readonly [type in Page['type']]: readonly string[] } = {
  document: ['slug', 'linkTitle', 'emoji', 'icon', 'condition', 'hidden', 'noIndex', 'noRobotsIndex'],
  group: ['slug', 'linkTitle', 'emoji', 'icon', 'condition', 'hidden', 'noIndex', 'noRobotsIndex'],
  link: ['emoji', 'icon', 'condition', 'hidden'],
  computed: ['slug', 'emoji', 'icon', 'hidden', 'noIndex', 'noRobotsIndex'],
}

/** All that can be set on a page beside its words. Each setting is saved as it is changed. */
export function PageOptions({ session, type, pictures, pathAbove, closed }: PageOptionsProps) {
  useFollowSession(session)
  const fields = session.fields()
  const has = (name: string): boolean => namesOf[type].includes(name)
  return (
    <div className="grid gap-5">
      {closed !== undefined && <p className="text-ink-soft">{closed}</p>}
      <div className="grid gap-4">
        {texts
          .filter(({ name }) => has(name))
          .map((option) => (
            <TextSetting
              key={option.name}
              session={session}
              option={option}
              readOnly={closed !== undefined}
              hint={
                option.name === 'slug' && fields.slug !== undefined
                  ? `The page is at /${pathAbove}${fields.slug}`
                  : option.hint
              }
            />
          ))}
      </div>
      <div>
        {switches
          .filter(({ name }) => has(name))
          .map(({ name, label, hint }) => (
            <Switch
              key={name}
              label={label}
              hint={hint}
              checked={fields[name] === true}
              disabledReason={closed}
              onCheckedChange={(on) => session.note({ [name]: on })}
            />
          ))}
      </div>
      {type === 'document' && (
        <>
          <LayoutSettings session={session} closed={closed} />
          <CoverSettings session={session} pictures={pictures} closed={closed} />
          <VariableSettings session={session} closed={closed} />
        </>
      )}
    </div>
  )
}

interface TextSettingProps {
  readonly session: PageSession
  readonly option: TextOption
  readonly hint: string
  readonly readOnly: boolean
}

function TextSetting({ session, option, hint, readOnly }: TextSettingProps) {
  const { name, label, limit } = option
  const stored = session.fields()[name] ?? ''
  const shown = name === 'emoji' && stored !== '' ? spaceFace(stored) : stored
  const [text, setText] = useState(shown)
  const [was, setWas] = useState(shown)
  if (was !== shown) {
    setWas(shown)
    setText(shown)
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={session.held().get(name)}
      limit={limit}
      optional={name !== 'slug'}
      readOnly={readOnly}
      value={text}
      onValueChange={(value) => {
        setText(value)
        setWas(value)
        session.note({ [name]: value === '' && name !== 'slug' ? undefined : value })
      }}
      onBlur={() => void session.flush()}
    />
  )
}

interface SettingsProps {
  readonly session: PageSession
  readonly closed: string | undefined
}

function LayoutSettings({ session, closed }: SettingsProps) {
  const layout = session.fields().layout ?? {}
  const set = (change: Partial<DocumentPage['layout']>): void =>
    session.note({ layout: { ...layout, ...change } })
  return (
    <Section title="Layout">
      <div className="grid gap-3">
        <Select
          label="Width"
          value={layout.width ?? 'default'}
          onValueChange={(width) => closed === undefined && set({ width })}
          options={[
            { value: 'default', label: 'Usual' },
            { value: 'wide', label: 'Wide' },
          ]}
        />
        <Select
          label="Size of the cover"
          value={layout.coverSize ?? 'hero'}
          onValueChange={(coverSize) => closed === undefined && set({ coverSize })}
          options={[
            { value: 'hero', label: 'Above the text' },
            { value: 'full', label: 'Across the screen' },
          ]}
        />
        <div>
          {layoutSwitches.map(({ name, label }) => (
            <Switch
              key={name}
              label={label}
              checked={layout[name] ?? true}
              disabledReason={closed}
              onCheckedChange={(on) => set({ [name]: on })}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}

type Cover = NonNullable<PageFields['cover']>
/** Where the picture of a new cover stands, and how high it is, in pixels. */
const usualCover = { yPos: 0, height: 240 }

function CoverSettings({ session, pictures, closed }: SettingsProps & Pick<PageOptionsProps, 'pictures'>) {
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
          label="Picture"
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
              label="Picture in the dark"
              value={cover.refDark}
              pictures={pictures}
              onChange={(refDark) => {
                const { refDark: _, ...rest } = cover
                if (closed === undefined)
                  session.note({ cover: refDark === undefined ? rest : { ...rest, refDark } })
              }}
            />
            {number('height', 'Height', 'Pixels, from 10 to 700.')}
            {number('yPos', 'Shifted by', 'Pixels that the picture is moved up or down.')}
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
  readonly pictures: PageOptionsProps['pictures']
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
          { value: 'address', label: 'From an address' },
          ...pictures.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {address !== undefined && (
        <TextField
          label="Address of the picture"
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

const isName = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,63}$/u.test(name)

function VariableSettings({ session, closed }: SettingsProps) {
  const stored = session.fields().variables ?? {}
  const [rows, setRows] = useState(() =>
    Object.entries(stored).map(([name, value], id) => ({ id, name, text: variableText(value) })),
  )
  const [next, setNext] = useState(rows.length)
  const change = (all: typeof rows): void => {
    setRows(all)
    const named = all.filter(({ name }) => isName(name))
    session.note({
      variables:
        named.length === 0
          ? undefined
          : Object.fromEntries(named.map(({ name, text }) => [name, variableOf(text)])),
    })
  }
  return (
    <Section title="Variables">
      <div className="grid gap-3">
        {rows.map((row) => (
          <div key={row.id} className="flex items-start gap-2">
            <TextField
              label="Name"
              value={row.name}
              readOnly={closed !== undefined}
              error={
                row.name === '' || isName(row.name) ? undefined : 'Letters, digits and _, not a digit first.'
              }
              onValueChange={(name) =>
                change(rows.map((one) => (one.id === row.id ? { ...one, name } : one)))
              }
            />
            <TextField
              label="Value"
              value={row.text}
              readOnly={closed !== undefined}
              onValueChange={(text) =>
                change(rows.map((one) => (one.id === row.id ? { ...one, text } : one)))
              }
            />
            {closed === undefined && (
              <IconButton
                icon={Trash2}
                label={`Remove ${row.name === '' ? 'the variable' : row.name}`}
                className="mt-6"
                onClick={() => change(rows.filter(({ id }) => id !== row.id))}
              />
            )}
          </div>
        ))}
        {session.held().get('variables') !== undefined && (
          <p role="alert" className="text-caption text-rust">
            {session.held().get('variables')}
          </p>
        )}
        {closed === undefined && (
          <Button
            icon={Plus}
            className="justify-self-start"
            onClick={() => {
              setRows([...rows, { id: next, name: '', text: '' }])
              setNext(next + 1)
            }}
          >
            Add a variable
          </Button>
        )}
      </div>
    </Section>
  )
}
