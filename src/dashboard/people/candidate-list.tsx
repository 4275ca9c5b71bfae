import type { Selection } from './use-selection.ts'

export interface Candidate {
  readonly id: string
  readonly name: string
  /** Shown after the name: an email, or the kind of group. */
  readonly note: string
}

export interface CandidateListProps<Item extends Candidate> {
  readonly label: string
  readonly candidates: readonly Item[]
  readonly selection: Selection<Item>
}

/** Search results with checkboxes, and the names of all that are selected. */
export function CandidateList<Item extends Candidate>(props: CandidateListProps<Item>) {
  const { label, candidates, selection } = props
  const selected = [...selection.items.values()]
  return (
    <>
      <ul aria-label={label} className="grid">
        {candidates.map((candidate) => (
          <li key={candidate.id}>
            <label className="flex touch-row cursor-pointer items-center gap-2 rounded-base px-1 hover:bg-hover">
              <input
                type="checkbox"
                checked={selection.items.has(candidate.id)}
                onChange={() => selection.toggle(candidate)}
                className="size-4 accent-accent pointer-coarse:size-5"
              />
              <span className="min-w-0 truncate">{candidate.name}</span>
              <span className="min-w-0 truncate text-caption text-ink-soft">{candidate.note}</span>
            </label>
          </li>
        ))}
      </ul>
      {selected.length > 0 && (
        <p className="text-ink-soft">Selected: {selected.map(({ name }) => name).join(', ')}</p>
      )}
    </>
  )
}
