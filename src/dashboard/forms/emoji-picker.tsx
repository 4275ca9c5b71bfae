import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { allEmoji, findEmoji, type Emoji } from '../../content/emoji/emoji.ts'
import { cx } from '../ui/class-names.ts'
import { controlClass } from '../ui/fields/field.tsx'
import { ownEscape } from '../ui/overlays/inner-escape.ts'
import { emojiSections } from './emoji-sections.ts'

export interface EmojiPickerProps {
  readonly current: string | undefined
  readonly onChoose: (emoji: string) => void
  readonly onClose: () => void
  /** Without a border, inside a panel that has one. */
  readonly bare?: boolean
}

/** Maximum number of search results; a longer query narrows them. */
const mostFound = 120

const nameOf = ({ codes: [code] }: Emoji): string => code.replaceAll('_', ' ')

/** The button that an arrow key leads to: the neighbor in reading order, or the nearest one in the row above or below. */
const neighbor = (
  buttons: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | undefined => {
  const at = buttons.indexOf(from)
  if (key === 'ArrowRight') return buttons[at + 1]
  if (key === 'ArrowLeft') return buttons[at - 1]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  const here = from.getBoundingClientRect()
  const isDown = key === 'ArrowDown'
  const beyond = isDown ? buttons.slice(at + 1) : buttons.slice(0, at).toReversed()
  const inNextRow = beyond.find((one) => {
    const { top, left } = one.getBoundingClientRect()
    return isDown ? top > here.top && left >= here.left - 4 : top < here.top && left <= here.left + 4
  })
  return inNextRow
}

const keys = new Set(['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'])

/** All emoji by group, with a search by name. The arrow keys move between them. Loaded lazily. */
export function EmojiPicker({ current, onChoose, onClose, bare = false }: EmojiPickerProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  useEffect(() => field.current?.focus(), [])
  const sections = useMemo(() => {
    if (typed.trim() === '') return emojiSections(allEmoji())
    return [{ name: 'Results', emoji: findEmoji(typed.trim(), mostFound) }]
  }, [typed])
  const found = sections.flatMap(({ emoji }) => emoji)
  const handleKey = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Escape') {
      // Closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      onClose()
      return
    }
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    if (event.target === field.current) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        buttons[0]?.focus()
      } else if (event.key === 'Enter') {
        // Does not submit the form around it.
        event.preventDefault()
        if (typed.trim() !== '' && found[0] !== undefined) onChoose(found[0].character)
      }
      return
    }
    if (!keys.has(event.key) || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    const next = neighbor(buttons, event.target, event.key)
    if (next !== undefined) next.focus()
    else if (event.key === 'ArrowUp') field.current?.focus()
  }
  return (
    // Only handles the keys of the field and the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...ownEscape}
      className={cx(
        'grid w-full max-w-md gap-2',
        !bare && 'mt-1 rounded-base p-2 ring-1 ring-line ring-inset',
      )}
      onKeyDown={handleKey}
    >
      <input
        ref={field}
        type="search"
        aria-label="Search emoji"
        placeholder="Search emoji"
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
        className={controlClass}
      />
      <fieldset ref={list} className="max-h-56 min-w-0 overflow-y-auto" aria-label="Emoji">
        {found.length === 0 && (
          <output className="block px-1 py-2 text-ink-soft">No emoji found. Try another word.</output>
        )}
        {sections.map(
          ({ name, emoji }) =>
            emoji.length > 0 && (
              <section key={name} aria-label={name} className="[content-visibility:auto]">
                <h3 className="px-1 pt-1.5 pb-0.5 text-caption text-ink-soft">{name}</h3>
                <EmojiGrid emoji={emoji} current={current} onChoose={onChoose} />
              </section>
            ),
        )}
      </fieldset>
    </div>
  )
}

interface EmojiGridProps extends Pick<EmojiPickerProps, 'current' | 'onChoose'> {
  readonly emoji: readonly Emoji[]
}

/** Only the first one is in the tab order; the arrow keys lead to the others. */
function EmojiGrid({ emoji, current, onChoose }: EmojiGridProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))]">
      {emoji.map((one, at) => (
        <button
          key={one.character}
          type="button"
          title={nameOf(one)}
          aria-label={nameOf(one)}
          aria-pressed={one.character === current}
          tabIndex={at === 0 ? 0 : -1}
          onClick={() => onChoose(one.character)}
          className="size-9 rounded-base text-title hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent aria-pressed:ring-inset pointer-coarse:size-11"
        >
          {one.character}
        </button>
      ))}
    </div>
  )
}
