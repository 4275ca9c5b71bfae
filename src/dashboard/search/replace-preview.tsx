import { useState } from 'react'
import type { ReplacementPreview } from '../../client/types.gen.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Section } from '../ui/layout/section.tsx'
import {
  countExcluded,
  exceptionsOf,
  isExcluded as isMatchExcluded,
  withChoice,
  type Exclusions,
} from './replace-choice.ts'
import type { ReplaceRule } from './replace-search.ts'

interface ReplaceOrder {
  readonly id: string
  readonly revision: string
  readonly except: { id: string; hits: number[] }[]
}

export interface ReplacePreviewProps {
  readonly rule: ReplaceRule
  readonly found: ReplacementPreview
  readonly busy: boolean
  readonly onReplace: (spaces: readonly ReplaceOrder[]) => void
}

/** Every hit before and after, each of which can be excluded, and the button that starts the replacement. */
export function ReplacePreview({ rule, found, busy, onReplace }: ReplacePreviewProps) {
  const [excluded, setExcluded] = useState<Exclusions>(() => new Map())
  if (found.total === 0)
    return (
      <EmptyState title={`No matches for “${rule.find}”`}>
        Try searching in other places, or use a shorter text.
      </EmptyState>
    )
  const included = found.spaces.filter(
    ({ id, editable, total }) => editable && total > countExcluded(excluded, id),
  )
  const hits = included.reduce((sum, { id, total }) => sum + total - countExcluded(excluded, id), 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="sticky top-12 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-desk py-3">
        <Button
          variant="primary"
          busy={busy}
          disabledReason={
            included.length === 0 ? 'Select at least one match in a space that you can edit.' : undefined
          }
          onClick={() =>
            onReplace(
              included.map(({ id, revision }) => ({ id, revision, except: exceptionsOf(excluded, id) })),
            )
          }
        >
          {`Create ${counted(included.length, 'change request')}`}
        </Button>
        <output className="text-ink-soft">
          {counted(hits, 'match', 'matches')} in {counted(included.length, 'space')}. Nothing changes until
          the change requests are merged.
        </output>
      </div>
      {found.listed < found.total && (
        <Note tone="plain">
          Showing {found.listed} of {found.total} matches. The others are replaced too. Narrow the search to
          see each of them.
        </Note>
      )}
      {found.spaces.map((space) => (
        <Section
          key={space.id}
          title={space.title}
          lead={
            space.editable
              ? counted(space.total, 'match', 'matches')
              : `${counted(space.total, 'match', 'matches')}. You need the Editor role in this space to replace them.`
          }
        >
          <ul className="grid gap-3">
            {space.pages.map((page) => (
              <PageMatches
                key={page.id}
                page={page}
                replacement={rule.replace}
                editable={space.editable}
                isExcluded={(ordinal) => isMatchExcluded(excluded, space.id, page.id, ordinal)}
                onInclude={(ordinals, isIncluded) =>
                  setExcluded(withChoice(excluded, space.id, page.id, ordinals, isIncluded))
                }
              />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  )
}

type PageWithMatches = ReplacementPreview['spaces'][number]['pages'][number]

interface PageMatchesProps {
  readonly page: PageWithMatches
  readonly replacement: string
  /** Whether the user may edit the space. */
  readonly editable: boolean
  readonly isExcluded: (ordinal: number) => boolean
  readonly onInclude: (ordinals: readonly number[], isIncluded: boolean) => void
}

/** The matches on a page, with checkboxes for the page and for each of them. */
function PageMatches({ page, replacement, editable, isExcluded, onInclude }: PageMatchesProps) {
  const title = page.title === '' ? 'Untitled' : page.title
  const ordinals = page.hits.map(({ ordinal }) => ordinal)
  const excluded = ordinals.filter(isExcluded).length
  return (
    <li className="grid gap-1">
      {editable ? (
        <Checkbox
          label={title}
          hint={page.kind === 'page' ? page.path : 'Reusable content'}
          checked={excluded < ordinals.length}
          mixed={excluded > 0 && excluded < ordinals.length}
          onCheckedChange={(checked) => onInclude(ordinals, checked)}
        />
      ) : (
        <span className="font-strong">{title}</span>
      )}
      <ul className="ml-6 divide-y divide-line border-l border-line pl-3">
        {page.hits.map((hit) => (
          <li key={hit.ordinal} className="flex items-start gap-2 py-1">
            {editable && (
              <input
                type="checkbox"
                aria-label={`Replace match ${hit.ordinal + 1} in ${title}`}
                checked={!isExcluded(hit.ordinal)}
                onChange={(event) => onInclude([hit.ordinal], event.target.checked)}
                className="mt-1 size-4 shrink-0 accent-accent pointer-coarse:size-5"
              />
            )}
            <p className="min-w-0 flex-1 break-words">
              {hit.part === 'title' && <span className="text-caption text-ink-soft">Title: </span>}
              <span className="text-ink-soft">{hit.before}</span>
              <del className="bg-rust-soft text-rust">{hit.found}</del>
              {replacement !== '' && <ins className="ml-1 bg-moss-soft text-moss">{replacement}</ins>}
              <span className="text-ink-soft">{hit.after}</span>
            </p>
          </li>
        ))}
      </ul>
    </li>
  )
}
