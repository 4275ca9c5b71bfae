import { Fragment, useMemo } from 'react'
import type { TranslationUnit } from '../../../client/types.gen.ts'
import { cx } from '../../ui/class-names.ts'
import { termRanges } from './term-ranges.ts'
import { piecesOf, type TagPiece } from './unit-text.ts'

/** A tag as a numbered chip; wrapped text stands between two of them. */
function TagChip({ tag, label }: { readonly tag: TagPiece; readonly label: string | undefined }) {
  const { kind, id } = tag
  return (
    <span
      title={label}
      className={cx(
        'mx-px inline-flex h-4 items-center rounded-small bg-plum-soft px-1 font-sans text-caption text-plum tabular-nums select-none',
        kind === 'start' && 'rounded-r-none',
        kind === 'end' && 'rounded-l-none',
      )}
    >
      <span className="sr-only">
        {kind === 'end' ? `end of ${label ?? id}` : `${label ?? id}${kind === 'start' ? ':' : ''}`}
      </span>
      <span aria-hidden="true">{kind === 'end' ? `/${id}` : id}</span>
    </span>
  )
}

export interface UnitViewProps {
  /** As the service sends it. */
  readonly text: string
  readonly tags: TranslationUnit['tags']
  /** Terms of the glossary to mark. */
  readonly terms?: TranslationUnit['terms']
}

const noTerms: TranslationUnit['terms'] = []

/** The text of a unit, with its tags as chips and its terms marked. */
export function UnitView({ text, tags, terms = noTerms }: UnitViewProps) {
  const pieces = useMemo(() => piecesOf(text), [text])
  const labels = useMemo(() => new Map(tags.map(({ id, label }) => [id, label])), [tags])
  return (
    <>
      {pieces.map((piece, index) => (
        // Pieces have no identity, and a text is drawn as a whole.
        <Fragment key={index}>
          {piece.kind === 'text' ? (
            <TermText text={piece.text} terms={terms} />
          ) : (
            <TagChip tag={piece} label={labels.get(piece.id)} />
          )}
        </Fragment>
      ))}
    </>
  )
}

function TermText({ text, terms }: { readonly text: string; readonly terms: TranslationUnit['terms'] }) {
  return termRanges(
    text,
    terms.map(({ source }) => source),
  ).map(({ text: part, isTerm }, index) =>
    isTerm ? (
      <mark
        key={index}
        className="bg-transparent text-inherit underline decoration-dotted decoration-2 underline-offset-4"
      >
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
