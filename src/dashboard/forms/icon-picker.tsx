import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { controlClass } from '../ui/fields/field.tsx'
import { findIcons, iconNamed, loadIconChoices, type IconChoice } from '../ui/icons/icon-choices.ts'
import { ownEscape } from '../ui/overlays/inner-escape.ts'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmojiPicker } from './emoji-picker.tsx'
import { IconGrid, optionId } from './icon-grid.tsx'
import { noteRecentIcon, recentIcons } from './recent-icons.local.ts'

export interface IconPickerProps {
  /** The name of an icon, or ''. */
  readonly icon: string
  /** As a character, or ''. */
  readonly emoji: string
  readonly onIcon: (name: string) => void
  readonly onEmoji: (emoji: string) => void
  /** Removes either. */
  readonly onNone: () => void
  readonly onClose: () => void
}

/** All icons and all emoji, each with a search. Loaded lazily. */
export function IconPicker({ icon, emoji, onIcon, onEmoji, onNone, onClose }: IconPickerProps) {
  const [tab, setTab] = useState<'icons' | 'emoji'>(emoji === '' ? 'icons' : 'emoji')
  return (
    // Only handles Escape of the fields and the buttons inside: it closes the list, not the dialog around it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...ownEscape}
      className="grid w-full max-w-md gap-2 rounded-base p-2 ring-1 ring-line ring-inset"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <Tabs
        label="Kinds of icons"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'icons', label: 'Icons', content: <IconSearch current={icon} onChoose={onIcon} /> },
          {
            value: 'emoji',
            label: 'Emoji',
            content: (
              <EmojiPicker
                bare
                current={emoji === '' ? undefined : emoji}
                onChoose={onEmoji}
                onClose={onClose}
              />
            ),
          },
        ]}
      />
      {(icon !== '' || emoji !== '') && (
        <span>
          <Button onClick={onNone}>No icon</Button>
        </span>
      )}
    </div>
  )
}

type Loaded = readonly IconChoice[] | 'loading' | 'failed'

/** All icons, or why there are none, and how they are asked for again. */
const useIconChoices = (): readonly [Loaded, () => void] => {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isShown = true
    loadIconChoices().then(
      (choices) => isShown && setLoaded(choices),
      () => isShown && setLoaded('failed'),
    )
    return () => {
      isShown = false
    }
  }, [attempt])
  const retry = useCallback(() => {
    setLoaded('loading')
    setAttempt((count) => count + 1)
  }, [])
  return [loaded, retry]
}

interface IconSearchProps {
  readonly current: string
  readonly onChoose: (name: string) => void
}

function IconSearch({ current, onChoose }: IconSearchProps) {
  const [loaded, retry] = useIconChoices()
  if (loaded === 'loading') return <Skeleton shape="block" label="Loading icons" />
  if (loaded === 'failed')
    return (
      <ErrorNote
        title="The icons could not be loaded"
        what="Check your connection and try again. You can also type the name of an icon."
        onRetry={retry}
      />
    )
  return <FoundIcons choices={loaded} current={current} onChoose={onChoose} />
}

/** How many places each arrow key moves, with so many icons in a row. */
const stepOf = (key: string, columns: number): number | undefined =>
  new Map([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', columns],
    ['ArrowUp', -columns],
  ]).get(key)

function FoundIcons({
  choices,
  current,
  onChoose,
}: IconSearchProps & { readonly choices: readonly IconChoice[] }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const columns = useRef(1)
  const [recent] = useState(recentIcons)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useMemo(() => findIcons(choices, typed, recent), [choices, typed, recent])
  const noteColumns = useCallback((count: number) => {
    columns.current = count
  }, [])
  useEffect(() => field.current?.focus(), [])
  const choose = (name: string): void => {
    noteRecentIcon(name)
    onChoose(name)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') {
      // Does not submit the form around it.
      event.preventDefault()
      const choice = found[active]
      if (choice !== undefined) choose(choice[0])
      return
    }
    const step = stepOf(event.key, columns.current)
    if (step === undefined) return
    event.preventDefault()
    const next = active + step
    if (next >= 0 && next < found.length) setActive(next)
  }
  return (
    <div className="grid gap-2">
      <input
        ref={field}
        role="combobox"
        aria-label="Search icons"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? optionId(id, active) : undefined}
        placeholder="Search icons"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        maxLength={60}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={handleKey}
        className={controlClass}
      />
      {found.length === 0 ? (
        <output id={id} className="block px-1 py-2 text-ink-soft">
          No icons found. Try another word.
        </output>
      ) : (
        <IconGrid
          {...{ id, active }}
          key={typed}
          choices={found}
          current={iconNamed(choices, current)?.[0] ?? ''}
          onColumns={noteColumns}
          onChoose={choose}
        />
      )}
    </div>
  )
}
