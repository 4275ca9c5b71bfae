import { Fragment, useState } from 'react'
import type { Page } from '../../../client/types.gen.ts'
import { ChooseIcon } from '../../forms/choose-icon.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { CoverSettings } from './cover-settings.tsx'
import { LayoutSettings } from './layout-settings.tsx'
import { VariableSettings } from './variable-settings.tsx'
import type { PageSession } from '../session/page-session-state.ts'
import { useFollowSession } from '../session/use-page-session.ts'

export interface PageOptionsProps {
  readonly session: PageSession
  readonly type: Page['type']
  readonly pictures: readonly { readonly id: string; readonly name: string }[]
  /** The part of the URL before the slug. */
  readonly pathAbove: string
  /** Why editing is disabled. */
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
  { name: 'slug', label: 'Slug', hint: 'The last part of the page’s URL.', limit: 100 },
  {
    name: 'linkTitle',
    label: 'Navigation title',
    hint: 'A shorter title for the navigation.',
    limit: 500,
  },
  { name: 'emoji', label: 'Emoji', hint: 'Shown before the title.', limit: 50 },
  { name: 'icon', label: 'Icon', hint: 'The name of an icon, such as rocket.', limit: 50 },
  {
    name: 'condition',
    label: 'Shown when',
    hint: 'An expression, such as visitor.claims.beta == true. Without one, everyone sees the page.',
    limit: 1024,
  },
]

const switches = [
  { name: 'hidden', label: 'Hidden', hint: 'Not in the navigation. Its URL still works.' },
  { name: 'noIndex', label: 'Exclude from site search', hint: undefined },
  { name: 'noRobotsIndex', label: 'Exclude from search engines', hint: undefined },
] as const

const namesOf: { readonly [type in Page['type']]: readonly string[] } = {
  document: ['slug', 'linkTitle', 'emoji', 'icon', 'condition', 'hidden', 'noIndex', 'noRobotsIndex'],
  group: ['slug', 'linkTitle', 'emoji', 'icon', 'condition', 'hidden', 'noIndex', 'noRobotsIndex'],
  link: ['emoji', 'icon', 'condition', 'hidden'],
  computed: ['slug', 'emoji', 'icon', 'hidden', 'noIndex', 'noRobotsIndex'],
}

/** All settings of a page besides its text. Each is saved when it changes. */
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
            <Fragment key={option.name}>
              <TextSetting
                session={session}
                option={option}
                readOnly={closed !== undefined}
                hint={
                  option.name === 'slug' && fields.slug !== undefined
                    ? `The URL of this page ends in /${pathAbove}${fields.slug}`
                    : option.hint
                }
              />
              {option.name === 'icon' && <IconChoice session={session} closed={closed} />}
            </Fragment>
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

/** Chooses the icon or the emoji of a page: one replaces the other. */
function IconChoice({ session, closed }: Pick<PageOptionsProps, 'session' | 'closed'>) {
  const { icon = '', emoji = '' } = session.fields()
  const set = (chosen: { readonly icon?: string; readonly emoji?: string }): void => {
    session.note({ icon: undefined, emoji: undefined, ...chosen })
    void session.flush()
  }
  return (
    <ChooseIcon
      icon={icon}
      emoji={emoji === '' ? '' : spaceEmoji(emoji)}
      disabledReason={closed}
      onIcon={(name) => set({ icon: name })}
      onEmoji={(character) => set({ emoji: character })}
      onNone={() => set({})}
    />
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
  const current = name === 'emoji' && stored !== '' ? spaceEmoji(stored) : stored
  const [text, setText] = useState(current)
  const [lastValue, setLastValue] = useState(current)
  if (lastValue !== current) {
    setLastValue(current)
    setText(current)
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
        setLastValue(value)
        session.note({ [name]: value === '' && name !== 'slug' ? undefined : value })
      }}
      onBlur={() => void session.flush()}
    />
  )
}
