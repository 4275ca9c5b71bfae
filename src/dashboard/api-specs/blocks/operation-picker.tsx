import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { ApiSpec, ApiSpecOperation } from '../../../client/types.gen.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { counted } from '../../ui/counted.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { operationsOptions } from '../api-spec-queries.ts'
import { matchingOperations } from '../operation-filter.ts'
import { MethodBadge } from '../reference/method-badge.tsx'
import { operationData } from './block-data.ts'
import { SpecSelect } from './spec-select.tsx'
import { usePickableSpecs } from './use-pickable-specs.ts'

export interface PickerProps {
  readonly org: string
  /** The data of the block that is changed; undefined for a new one. */
  readonly current: JsonObject | undefined
  readonly onPick: (data: JsonObject) => void
  readonly onClose: () => void
}

const close =
  (onClose: () => void) =>
  (open: boolean): void => {
    if (!open) onClose()
  }

/** Picks the operation that a block shows: a specification, then a search. Arrows select, Enter inserts. */
export function OperationPicker({ org, current, onPick, onClose }: PickerProps) {
  const form = useId()
  const pickable = usePickableSpecs(org, current)
  const { chosen } = pickable
  return (
    <Dialog
      open
      onOpenChange={close(onClose)}
      title="API operation"
      wide
      footer={
        chosen === undefined ? undefined : (
          <Button variant="primary" type="submit" form={form}>
            {current === undefined ? 'Insert' : 'Change'}
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        <SpecSelect org={org} {...pickable} />
        {chosen !== undefined && (
          <OperationSearch
            key={chosen.slug}
            id={form}
            org={org}
            spec={chosen}
            onPick={(operation) => onPick(operationData(chosen.slug, operation))}
          />
        )}
      </div>
    </Dialog>
  )
}

/** More are found by typing. */
const mostRows = 100

interface OperationSearchProps {
  /** Of the form, for the button that submits it. */
  readonly id: string
  readonly org: string
  readonly spec: ApiSpec
  readonly onPick: (operation: ApiSpecOperation) => void
}

function OperationSearch({ id, org, spec, onPick }: OperationSearchProps) {
  const list = useId()
  const { data, error } = useQuery(operationsOptions(org, spec.slug, spec.lastVersion ?? 'latest'))
  const field = useRef<HTMLInputElement>(null)
  // The dialog opens before there is a field to focus. Whoever steps through specifications stays there.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLSelectElement)) field.current?.focus()
  }, [])
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState(0)
  const all = useMemo(() => matchingOperations(data ?? [], { q: typed }), [data, typed])
  const found = all.slice(0, mostRows)
  const active = Math.min(selected, found.length - 1)
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || found.length === 0) return
    event.preventDefault()
    const next = (active + step + found.length) % found.length
    setSelected(next)
    document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <form
      id={id}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const operation = found[active]
        if (operation !== undefined) onPick(operation)
      }}
    >
      <TextField
        ref={field}
        label="Operation"
        hint="Search by path, name, summary or tag"
        value={typed}
        onValueChange={(next) => {
          setTyped(next)
          setSelected(0)
        }}
        autoComplete="off"
        // A combobox with its own list, which native elements cannot style.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
        onKeyDown={press}
      />
      <FormError error={error} />
      {data === undefined && error === null && <Skeleton shape="rows" count={6} label="Loading operations" />}
      <div
        id={list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Operations"
        className="grid max-h-72 content-start gap-px overflow-y-auto"
      >
        {found.map((operation, index) => (
          <OperationOption
            key={operation.key}
            id={`${list}-${index}`}
            operation={operation}
            isActive={index === active}
            onPick={() => onPick(operation)}
          />
        ))}
      </div>
      <output className="text-caption text-ink-soft">
        {data === undefined
          ? ''
          : all.length > mostRows
            ? `The first ${mostRows} of ${counted(all.length, 'operation')}. Type to narrow them down.`
            : all.length === 0
              ? 'No matching operations'
              : counted(all.length, 'operation')}
      </output>
    </form>
  )
}

interface OperationOptionProps {
  readonly id: string
  readonly operation: ApiSpecOperation
  readonly isActive: boolean
  readonly onPick: () => void
}

function OperationOption({ id, operation, isActive, onPick }: OperationOptionProps) {
  const { method, path, summary, deprecated } = operation
  return (
    // The field handles the keys; it names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onPick}
      className={cx(
        'flex touch-row cursor-pointer items-center gap-2 rounded-base px-2 hover:bg-hover',
        isActive && 'bg-accent-soft',
      )}
    >
      <MethodBadge method={method} />
      <span className={cx('min-w-0 truncate font-mono', deprecated && 'line-through')}>{path}</span>
      <span className="ml-auto min-w-0 truncate text-caption text-ink-soft max-sm:hidden">{summary}</span>
    </div>
  )
}
