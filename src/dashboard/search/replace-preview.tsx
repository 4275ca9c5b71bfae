import { useState } from 'react'
import type { ReplacementPreview } from '../../client/types.gen.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Section } from '../ui/layout/section.tsx'
import { countLeftOut, exceptionsOf, isLeftOut, withChoice, type LeftOut } from './replace-choice.ts'
import type { ReplaceRule } from './replace-search.ts'

export interface ReplaceOrder {
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
  const [left, setLeft] = useState<LeftOut>(() => new Map())
  if (found.total === 0)
    return (
      <EmptyState title={`“${rule.find}” stands nowhere`}>
        It was looked for in the parts that you chose. Try other parts, or fewer letters.
      </EmptyState>
    )
  const taken = found.spaces.filter(({ id, editable, total }) => editable && total > countLeftOut(left, id))
  const hits = taken.reduce((sum, { id, total }) => sum + total - countLeftOut(left, id), 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="sticky top-12 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-desk py-3">
        <Button
          variant="primary"
          busy={busy}
          disabledReason={taken.length === 0 ? 'Nothing is chosen that you may edit.' : undefined}
          onClick={() =>
            onReplace(taken.map(({ id, revision }) => ({ id, revision, except: exceptionsOf(left, id) })))
          }
        >
          {`Create ${counted(taken.length, 'change request')}`}
        </Button>
        <output className="text-ink-soft">
          {counted(hits, 'place')} in {counted(taken.length, 'space')}. Nothing changes until they are merged.
        </output>
      </div>
      {found.listed < found.total && (
        <Note tone="plain">
          {found.listed} of {found.total} places are listed. The others are replaced as well; look for
          something narrower to see each of them.
        </Note>
      )}
      {found.spaces.map((space) => (
        <Section
          key={space.id}
          title={space.title}
          lead={
            space.editable
              ? counted(space.total, 'place')
              : `${counted(space.total, 'place')}. It takes the role Editor in this space to replace them.`
          }
        >
          <ul className="grid gap-3">
            {space.pages.map((page) => {
              const ordinals = page.hits.map(({ ordinal }) => ordinal)
              const out = ordinals.filter((ordinal) => isLeftOut(left, space.id, page.id, ordinal)).length
              return (
                <li key={page.id} className="grid gap-1">
                  {space.editable ? (
                    <Checkbox
                      label={page.title === '' ? 'Untitled' : page.title}
                      hint={page.kind === 'page' ? page.path : 'Reusable content'}
                      checked={out < ordinals.length}
                      mixed={out > 0 && out < ordinals.length}
                      onCheckedChange={(on) => setLeft(withChoice(left, space.id, page.id, ordinals, on))}
                    />
                  ) : (
                    <span className="font-strong">{page.title}</span>
                  )}
                  <ul className="ml-6 divide-y divide-line border-l border-line pl-3">
                    {page.hits.map((hit) => (
                      <li key={hit.ordinal} className="flex items-start gap-2 py-1">
                        {space.editable && (
                          <input
                            type="checkbox"
                            aria-label={`Replace place ${hit.ordinal + 1} of ${page.title}`}
                            checked={!isLeftOut(left, space.id, page.id, hit.ordinal)}
                            onChange={(event) =>
                              setLeft(
                                withChoice(left, space.id, page.id, [hit.ordinal], event.target.checked),
                              )
                            }
                            className="mt-1 size-4 shrink-0 accent-accent pointer-coarse:size-5"
                          />
                        )}
                        <p className="min-w-0 flex-1 break-words">
                          {hit.part === 'title' && (
                            <span className="text-caption text-ink-soft">Title: </span>
                          )}
                          <span className="text-ink-soft">{hit.before}</span>
                          <del className="bg-rust-soft text-rust">{hit.found}</del>
                          {rule.replace !== '' && (
                            <ins className="ml-1 bg-moss-soft text-moss">{rule.replace}</ins>
                          )}
                          <span className="text-ink-soft">{hit.after}</span>
                        </p>
                      </li>
                    ))}
                  </ul>
                </li>
              )
            })}
          </ul>
        </Section>
      ))}
    </div>
  )
}
