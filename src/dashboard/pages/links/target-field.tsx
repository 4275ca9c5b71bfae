import { useQuery } from '@tanstack/react-query'
import { FileText, Globe, Image as ImageIcon, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ContentReference } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { addressIn } from './link-choice.ts'
import { pageTreeOptions, type TreePage } from '../../api/pages/page-tree.ts'
import { filesOptions } from '../page-queries.ts'

export interface TargetFieldProps {
  readonly space: string
  readonly value: ContentReference | null
  readonly onChange: (value: ContentReference | null) => void
}

interface Choice {
  readonly key: string
  readonly icon: typeof FileText
  readonly name: string
  readonly note: string
  readonly reference: ContentReference
}

/** Number of suggestions shown; typing finds more. */
const mostChoices = 8

const choicesOf = (pages: readonly TreePage[], above: string): Choice[] =>
  pages.flatMap((page): Choice[] => {
    const name = page.title === '' ? 'Untitled' : page.title
    const below = choicesOf(page.pages, above === '' ? name : `${above} / ${name}`)
    if (page.type !== 'document') return below
    const reference = { kind: 'page', page: page.id } as const
    return [{ key: page.id, icon: FileText, name, note: above, reference }, ...below]
  })

/** The first pages and files that match, after the typed URL. */
const useChoices = (space: string, typed: string): readonly Choice[] => {
  const { data: pages } = useQuery(pageTreeOptions({ space }))
  const { data: files } = useQuery(filesOptions({ space }))
  const choices = useMemo(
    () => [
      ...choicesOf(pages ?? [], ''),
      ...(files ?? []).map(({ id, name }): Choice => ({
        key: id,
        icon: ImageIcon,
        name,
        note: 'File',
        reference: { kind: 'file', file: id },
      })),
    ],
    [pages, files],
  )
  const search = typed.trim().toLocaleLowerCase()
  const address = addressIn(typed)
  return [
    ...(address === undefined
      ? []
      : [
          {
            ...{ key: 'address', icon: Globe, name: address, note: 'URL' },
            reference: { kind: 'url', url: address } as const,
          },
        ]),
    ...choices.filter(({ name, note }) => `${note} ${name}`.toLocaleLowerCase().includes(search)),
  ].slice(0, mostChoices)
}

/** Selects a link target: a page or file of the space by name, or a URL. */
export function TargetField({ space, value, onChange }: TargetFieldProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Choice>()
  const found = useChoices(space, typed)
  const pick = (choice: Choice): void => {
    setPicked(choice)
    onChange(choice.reference)
  }
  if (value !== null && picked !== undefined)
    return (
      <div className="grid gap-1">
        <span className="font-strong">Target</span>
        <p className="flex items-center gap-2 rounded-base bg-chosen pl-2.5">
          <Icon of={picked.icon} className="text-ink-soft" />
          <span className="min-w-0 flex-1 truncate">{picked.name}</span>
          <span className="truncate text-caption text-ink-soft">{picked.note}</span>
          <IconButton icon={X} label="Change target" onClick={() => onChange(null)} />
        </p>
      </div>
    )
  return (
    <div className="grid gap-1">
      <label className="grid gap-1">
        <span className="font-strong">Target</span>
        <input
          type="search"
          value={typed}
          placeholder="Page, file, or URL"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found
            if (event.key !== 'Enter' || first === undefined) return
            event.preventDefault()
            pick(first)
          }}
          className="touch-row w-full rounded-base bg-raised px-2.5 ring-1 ring-edge ring-inset"
        />
      </label>
      <ul aria-label="Matching targets" className="max-h-64 overflow-y-auto">
        {found.map((choice) => (
          <li key={choice.key}>
            <button
              type="button"
              onClick={() => pick(choice)}
              className="flex touch-row w-full items-center gap-2 rounded-small px-2 text-left hover:bg-hover"
            >
              <Icon of={choice.icon} className="text-ink-soft" />
              <span className="min-w-0 flex-1 truncate">{choice.name}</span>
              <span className="max-w-48 truncate text-caption text-ink-soft">{choice.note}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="px-2 text-ink-soft">No matching pages or files.</li>}
      </ul>
    </div>
  )
}
