import { cx } from './class-names.ts'

export interface SkeletonProps {
  /** `rows` for a list, `tree` for a tree, `lines` for running text, `block` for a picture or a panel. */
  readonly shape: 'rows' | 'tree' | 'lines' | 'block'
  readonly count?: number
  /** What is being loaded, for assistive technology. */
  readonly label?: string
}

const widths = ['w-4/5', 'w-3/5', 'w-11/12', 'w-2/3', 'w-1/2']
const indents = ['ml-0', 'ml-4', 'ml-4', 'ml-8', 'ml-0', 'ml-4']
const bar = 'rounded-small bg-chosen'

/** A loading placeholder in the size of the content, so that nothing moves when it arrives. */
export function Skeleton({ shape, count = 4, label = 'Loading' }: SkeletonProps) {
  const items = Array.from({ length: shape === 'block' ? 1 : count }, (_, index) => index)
  return (
    <output aria-label={label} data-waiting="" className="block animate-wait motion-reduce:animate-none">
      {items.map((index) => {
        const width = widths[index % widths.length] ?? 'w-full'
        if (shape === 'block') return <span key={index} className={cx(bar, 'block h-40 w-full')} />
        if (shape === 'lines') {
          return (
            <span key={index} className="flex h-7 items-center">
              <span className={cx(bar, 'h-3', width)} />
            </span>
          )
        }
        return (
          <span
            key={index}
            className={cx(
              'flex touch-row items-center gap-2',
              shape === 'tree' && indents[index % indents.length],
            )}
          >
            <span className={cx(bar, 'size-4')} />
            <span className={cx(bar, 'h-3', shape === 'tree' ? 'w-28' : width)} />
          </span>
        )
      })}
    </output>
  )
}
