import { useMemo } from 'react'
import { diffWords } from '../../../content/diff/word-diff.ts'
import { cx } from '../../ui/class-names.ts'
import { toEditable } from './unit-text.ts'

export interface SourceDifferenceProps {
  /** The source that the translation was made from, and the source now, as the service sends them. */
  readonly before: string
  readonly after: string
}

const nodesOf = (text: string) => [{ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }] as const

const looks = {
  same: '',
  added: 'bg-moss-soft text-moss no-underline',
  removed: 'bg-rust-soft text-rust line-through',
} as const

/** What changed in the source since the translation was made, by words. */
export function SourceDifference({ before, after }: SourceDifferenceProps) {
  const { segments } = useMemo(
    () => diffWords([...nodesOf(toEditable(before))], [...nodesOf(toEditable(after))]),
    [before, after],
  )
  return (
    <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">
      {segments.map(({ kind, text }, index) => {
        const Element = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span'
        return (
          <Element key={index} className={cx('rounded-small', looks[kind])}>
            {text}
          </Element>
        )
      })}
    </p>
  )
}
