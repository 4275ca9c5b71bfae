import { ChevronDown, Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { Json } from '../../../../content/document/document.ts'
import type { SelectElement, SelectOption, SelectOptions } from '../../../../content/contentkit/elements.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { controlClass } from '../../../ui/fields/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ChoicesError } from '../../choices-error.tsx'
import { useChoices } from '../../use-choices.ts'
import type { ControlAttributes } from './control-attributes.ts'
import { ElementIcon } from './element-icon.tsx'
import { stateValue, useFrame } from './frame-context.ts'

export interface SelectControlProps {
  readonly select: SelectElement
  readonly attributes: ControlAttributes
  /** Names the list of a choice of several. */
  readonly label: string
}

interface ChoiceProps extends SelectControlProps {
  /** The listed options; none where the list is not known here. */
  readonly options: readonly SelectOption[]
  /** Whether a value that is no option can be typed. */
  readonly acceptsInput: boolean
  readonly onValue: (value: Json) => void
}

const isList = (options: SelectOptions): options is readonly SelectOption[] => Array.isArray(options)

/** One or several of the options, or a value that is typed where the element accepts it. */
export function SelectControl(props: SelectControlProps) {
  const { options } = props.select
  if (isList(options)) return <Choice {...props} listed={options} />
  return 'url' in options ? <FetchedChoice {...props} url={options.url} /> : <Choice {...props} />
}

/** Options that the service asks the integration for. The value is typed if that fails. */
function FetchedChoice({ url, ...props }: SelectControlProps & { readonly url: string }) {
  const { integration, context } = useFrame()
  const { data, error, isPending, isFetching, refetch } = useChoices(integration, context, { url })
  if (isPending)
    return (
      <select
        {...props.attributes}
        disabled
        className={`${controlClass} disabled:bg-desk disabled:text-ink-soft`}
      >
        <option>Loading options…</option>
      </select>
    )
  if (data !== undefined) return <Choice {...props} listed={data.items} />
  return (
    <>
      <Choice {...props} />
      <ChoicesError error={error} busy={isFetching} onRetry={() => void refetch()} />
    </>
  )
}

/** Without a list of options the value is typed. */
function Choice({ listed, ...props }: SelectControlProps & { readonly listed?: readonly SelectOption[] }) {
  const { select } = props
  const frame = useFrame()
  const acceptsInput = select.acceptInput === true || listed === undefined
  const onValue = (value: Json): void => {
    frame.setState(select.state, value)
    if (select.onValueChange !== undefined) frame.dispatch(select.onValueChange)
  }
  const choice = { ...props, options: listed ?? [], acceptsInput, onValue }
  if (select.multiple === true) return <SeveralChoices {...choice} />
  return acceptsInput ? <TypedChoice {...choice} /> : <OneChoice {...choice} />
}

/** The chosen value; empty if there is none. */
const useOneValue = ({ state, initialValue }: SelectElement): string => {
  const value = stateValue(useFrame(), state) ?? initialValue
  return typeof value === 'string' ? value : ''
}

function OneChoice({ select, attributes, options, onValue }: ChoiceProps) {
  const value = useOneValue(select)
  const isListed = options.some(({ id }) => id === value)
  return (
    <span className="relative flex items-center">
      <select
        {...attributes}
        value={isListed ? value : ''}
        disabled={select.disabled}
        onChange={(event) => onValue(event.target.value)}
        className={`${controlClass} appearance-none pr-8 disabled:bg-desk disabled:text-ink-soft`}
      >
        {!isListed && (
          <option value="" disabled>
            {value === '' ? (select.placeholder ?? 'Select an option') : value}
          </option>
        )}
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} className="pointer-events-none absolute right-2.5 text-ink-soft" />
    </span>
  )
}

/** A field with the options as suggestions. The value is set once the field is left, so that no action has half a word. */
function TypedChoice({ select, attributes, options, onValue }: ChoiceProps) {
  const list = useId()
  const value = useOneValue(select)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? options.find(({ id }) => id === value)?.label ?? value
  const set = (): void => {
    if (typed === undefined) return
    setTyped(undefined)
    const chosen = options.find(({ id, label }) => id === typed || label === typed)?.id ?? typed.trim()
    if (chosen !== value) onValue(chosen)
  }
  return (
    <>
      <input
        {...attributes}
        list={list}
        value={shown}
        placeholder={select.placeholder}
        disabled={select.disabled}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') set()
        }}
        onBlur={set}
        className={`${controlClass} disabled:bg-desk disabled:text-ink-soft`}
      />
      <datalist id={list}>
        {options.map(({ id, label }) => (
          <option key={id} value={label}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}

function SeveralChoices({ select, attributes, label, options, acceptsInput, onValue }: ChoiceProps) {
  const frame = useFrame()
  const held = stateValue(frame, select.state) ?? select.initialValue
  const values = (Array.isArray(held) ? (held as readonly Json[]) : []).filter(
    (one): one is string => typeof one === 'string',
  )
  const others = values.filter((value) => !options.some(({ id }) => id === value))
  const remove = (value: string): void => onValue(values.filter((one) => one !== value))
  return (
    <fieldset
      id={attributes.id}
      disabled={select.disabled}
      aria-describedby={attributes['aria-describedby']}
      className="grid max-h-56 gap-px overflow-y-auto rounded-base bg-raised p-1 ring-1 ring-edge ring-inset disabled:bg-desk disabled:text-ink-soft"
    >
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, label: name, icon }) => (
        <label key={id} className="flex touch-row items-center gap-2 rounded-small px-2 hover:bg-hover">
          <input
            type="checkbox"
            checked={values.includes(id)}
            onChange={() => (values.includes(id) ? remove(id) : onValue([...values, id]))}
            className="size-4 shrink-0 accent-accent pointer-coarse:size-5"
          />
          {icon !== undefined && <ElementIcon icon={icon} />}
          {name}
        </label>
      ))}
      {others.map((value) => (
        <div key={value} className="flex touch-row items-center gap-2 px-2">
          <span className="min-w-0 flex-1 truncate">{value}</span>
          <IconButton icon={X} label={`Remove ${value}`} className="size-6" onClick={() => remove(value)} />
        </div>
      ))}
      {acceptsInput && (
        <AddValue
          label={label}
          onAdd={(value) => onValue([...values.filter((one) => one !== value), value])}
        />
      )}
    </fieldset>
  )
}

/** Adds a value that no option has. */
function AddValue({ label, onAdd }: { readonly label: string; readonly onAdd: (value: string) => void }) {
  const [typed, setTyped] = useState('')
  const add = (): void => {
    const value = typed.trim()
    if (value === '') return
    setTyped('')
    onAdd(value)
  }
  return (
    <div className="flex gap-2 p-1">
      <input
        aria-label={`Add to ${label}`}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        className={controlClass}
      />
      <Button icon={Plus} onClick={add}>
        Add
      </Button>
    </div>
  )
}
