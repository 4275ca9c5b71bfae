import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import { headingsOf } from '../../../content/document/heading-anchors.ts'
import { documentOf } from '../../documents/document-resources.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { pageAtOptions } from '../session/edit-requests.ts'
import { TargetList, targetOptionId } from './target-list.tsx'
import {
  ownSections,
  pageTarget,
  sectionTargets,
  type PickablePage,
  type ReferenceContext,
  type Target,
  type TargetKind,
} from './targets.ts'
import { useTargets } from './use-targets.ts'
import { counted } from '../../ui/counted.ts'

export interface ReferencePickerProps {
  readonly title: string
  readonly ground: ReferenceContext
  /** The edited text, for its sections. */
  readonly document?: () => RichTextDocument
  readonly kinds?: readonly TargetKind[]
  /** The initial text of the field. */
  readonly begin?: string
  /** Present if there is a link to remove. */
  readonly onRemove?: (() => void) | undefined
  readonly onPick: (ref: ContentReference, words: string) => void
  readonly onClose: () => void
}

/**
 * Picks a link target: pages and files of the change request, sections, other spaces and their pages, people, or a
 * typed URL. Arrows select, Enter accepts; the right arrow lists the sections of a page.
 */
export function ReferencePicker({
  title,
  ground,
  document,
  kinds,
  begin = '',
  onRemove,
  onPick,
  onClose,
}: ReferencePickerProps) {
  const [typed, setTyped] = useState(begin)
  const [wanted, setWanted] = useState(0)
  const [inside, setInside] = useState<PickablePage>()
  const list = useId()
  const [sections] = useState(() =>
    document === undefined ? [] : sectionTargets(headingsOf(document()), undefined),
  )
  const found = useTargets({
    ground,
    typed,
    open: inside === undefined,
    sections,
    ...(kinds === undefined ? {} : { kinds }),
  })
  const opened = useQuery({
    ...pageAtOptions(ground.space, ground.revision, inside?.id ?? ''),
    enabled: inside !== undefined,
  })
  const within = useMemo((): readonly Target[] => {
    if (inside === undefined) return []
    const text = opened.data?.type === 'document' ? opened.data.document : undefined
    const all = text === undefined ? [] : sectionTargets(headingsOf(documentOf(text)), inside)
    const sections = ownSections(all, typed)
    // Sections that match come before their page.
    return typed.trim() === '' ? [pageTarget(inside), ...sections] : [...sections, pageTarget(inside)]
  }, [inside, opened.data, typed])
  const targets = inside === undefined ? found.targets : within
  const searching = inside === undefined ? found.searching : opened.isPending
  const active = Math.min(wanted, targets.length - 1)
  const take = (target: Target | undefined): void => {
    if (target !== undefined) onPick(target.ref, target.title)
  }
  const open = (target: Target): void => {
    const page = target.ref.kind === 'page' && target.ref.space === undefined ? target.ref.page : undefined
    const one = ground.pages.find(({ id }) => id === page)
    if (one === undefined) return
    setInside(one)
    setTyped('')
    setWanted(0)
  }
  const back = (): void => {
    setTyped(inside?.title ?? '')
    setInside(undefined)
    setWanted(0)
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
            {inside !== undefined && <Button onClick={back}>Back to all</Button>}
            {onRemove !== undefined && <Button onClick={onRemove}>Remove the link</Button>}
          </>
        )
      }
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          take(targets[active])
        }}
      >
        <TextField
          label="Page or address"
          hint="Or a section, a file, a space or a person"
          value={typed}
          onValueChange={(next) => {
            setTyped(next)
            setWanted(0)
          }}
          autoComplete="off"
          // A combobox with its own list, which native elements cannot style.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="combobox"
          aria-expanded={targets.length > 0}
          aria-controls={list}
          aria-activedescendant={active < 0 ? undefined : targetOptionId(list, active)}
          onKeyDown={(event) => {
            const { key, currentTarget } = event
            const target = targets[active]
            const count = targets.length
            if (key === 'ArrowDown' && count > 0) setWanted((active + 1) % count)
            else if (key === 'ArrowUp' && count > 0) setWanted((active + count - 1) % count)
            else if (key === 'ArrowRight' && target?.kind === 'page' && inside === undefined) {
              if (currentTarget.selectionStart !== typed.length) return
              open(target)
            } else if ((key === 'ArrowLeft' || key === 'Backspace') && inside !== undefined && typed === '')
              back()
            else return
            event.preventDefault()
          }}
        />
        <div className="h-72 overflow-y-auto" aria-busy={searching}>
          <TargetList
            id={list}
            label="Targets"
            targets={targets}
            active={active}
            onPick={take}
            {...(inside === undefined ? { onSections: open } : {})}
          />
          {targets.length === 0 && (
            <p className="flex items-center gap-2 px-2 py-2 text-ink-soft">
              {searching && <Spinner />}
              {searching
                ? 'Looking…'
                : 'Nothing is called that. Type an address with https:// to link there.'}
            </p>
          )}
        </div>
        <output className="sr-only">{searching ? '' : counted(targets.length, 'target')}</output>
      </form>
    </Dialog>
  )
}
