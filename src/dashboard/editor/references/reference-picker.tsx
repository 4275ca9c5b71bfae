import { useId, useState, type KeyboardEvent } from 'react'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TargetList, targetOptionId } from './target-list.tsx'
import type { PickablePage, ReferenceContext, Target, TargetKind } from './targets.ts'
import { usePickerTargets } from './use-picker-targets.ts'

export interface ReferencePickerProps {
  readonly title: string
  readonly references: ReferenceContext
  /** The edited text, for its sections. */
  readonly document?: () => RichTextDocument
  readonly kinds?: readonly TargetKind[]
  /** The initial text of the field. */
  readonly begin?: string
  /** Present if there is a link to remove. */
  readonly onRemove?: (() => void) | undefined
  readonly onPick: (ref: ContentReference, title: string) => void
  readonly onClose: () => void
}

/** Picks a link target: a page, a file, a section, another space, a person, or a typed URL. */
export function ReferencePicker({ title, onRemove, onClose, ...options }: ReferencePickerProps) {
  const { references, begin = '' } = options
  const [typed, setTyped] = useState(begin)
  const [inside, setInside] = useState<PickablePage>()
  const openPage = (target: Target): void => {
    const page = target.ref.kind === 'page' && target.ref.space === undefined ? target.ref.page : undefined
    const found = references.pages.find(({ id }) => id === page)
    if (found === undefined) return
    setInside(found)
    setTyped('')
  }
  const back = (): void => {
    setTyped(inside?.title ?? '')
    setInside(undefined)
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={inside === undefined ? title : `Sections of “${inside.title}”`}
      footer={
        onRemove === undefined && inside === undefined ? undefined : (
          <>
            {inside !== undefined && <Button onClick={back}>Back</Button>}
            {onRemove !== undefined && <Button onClick={onRemove}>Remove link</Button>}
          </>
        )
      }
    >
      <TargetSearch
        {...options}
        typed={typed}
        onType={setTyped}
        inside={inside}
        onOpenPage={openPage}
        onBack={back}
      />
    </Dialog>
  )
}

interface TargetSearchProps extends Pick<
  ReferencePickerProps,
  'references' | 'document' | 'kinds' | 'onPick'
> {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** The page whose sections are listed. */
  readonly inside: PickablePage | undefined
  readonly onOpenPage: (target: Target) => void
  readonly onBack: () => void
}

/** The field and its results. Arrows select, Enter accepts; the right arrow lists the sections of a page. */
function TargetSearch(props: TargetSearchProps) {
  const { references, document, kinds, typed, inside, onType, onPick, onOpenPage, onBack } = props
  const list = useId()
  const [selected, setSelected] = useState({ inside, index: 0 })
  const { targets, isSearching } = usePickerTargets({
    references,
    document,
    kinds,
    typed,
    inside,
  })
  const wanted = selected.inside === inside ? selected.index : 0
  const active = Math.min(wanted, targets.length - 1)
  const select = (index: number): void => setSelected({ inside, index })
  const openPage = (target: Target): void => {
    select(0)
    onOpenPage(target)
  }
  const pick = (target: Target | undefined): void => {
    if (target !== undefined) onPick(target.ref, target.title)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event
    const target = targets[active]
    const count = targets.length
    if (key === 'ArrowDown' && count > 0) select((active + 1) % count)
    else if (key === 'ArrowUp' && count > 0) select((active + count - 1) % count)
    else if (key === 'ArrowRight' && target?.kind === 'page' && inside === undefined) {
      if (currentTarget.selectionStart !== typed.length) return
      openPage(target)
    } else if ((key === 'ArrowLeft' || key === 'Backspace') && inside !== undefined && typed === '') onBack()
    else return
    event.preventDefault()
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        pick(targets[active])
      }}
    >
      <TextField
        label="Page or URL"
        hint="You can also link to a section, file, space or person"
        value={typed}
        onValueChange={(next) => {
          onType(next)
          select(0)
        }}
        autoComplete="off"
        // A combobox with its own list, which native elements cannot style.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls={list}
        aria-activedescendant={active < 0 ? undefined : targetOptionId(list, active)}
        onKeyDown={handleKey}
      />
      <div className="h-72 overflow-y-auto" aria-busy={isSearching}>
        <TargetList
          id={list}
          label="Results"
          targets={targets}
          active={active}
          onPick={pick}
          {...(inside === undefined ? { onSections: openPage } : {})}
        />
        {targets.length === 0 && <NoTargets isSearching={isSearching} />}
      </div>
      <output className="sr-only">{isSearching ? '' : counted(targets.length, 'result')}</output>
    </form>
  )
}

function NoTargets({ isSearching }: { readonly isSearching: boolean }) {
  return (
    <p className="flex items-center gap-2 px-2 py-2 text-ink-soft">
      {isSearching && <Spinner />}
      {isSearching
        ? 'Searching…'
        : 'No results. To link to a website, enter a URL that starts with https://.'}
    </p>
  )
}
