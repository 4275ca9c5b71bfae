import { cx } from '../class-names.ts'

export interface CounterProps {
  readonly used: number
  readonly limit: number
}

/** How much of a length limit is used. Color, icon and screen reader announcement appear only near the limit. */
export function Counter({ used, limit }: CounterProps) {
  const over = used > limit
  const near = used >= limit * 0.9
  return (
    <span className={cx('figures shrink-0 text-caption', over ? 'font-strong text-rust' : 'text-ink-soft')}>
      <span aria-hidden="true">{over ? `−${used - limit}` : `${used} / ${limit}`}</span>
      <output className="sr-only">
        {over ? `${used - limit} characters over the limit` : near ? `${limit - used} characters left` : ''}
      </output>
    </span>
  )
}
