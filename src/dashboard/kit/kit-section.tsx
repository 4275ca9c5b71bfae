import type { ReactNode } from 'react'

/** A section of the kit page: a title, and its examples in a row or stacked. */
export function KitPart({
  title,
  stacked = false,
  children,
}: {
  readonly title: string
  readonly stacked?: boolean
  readonly children: ReactNode
}) {
  return (
    <section className="grid gap-3">
      <h2 className="border-b border-line pb-1 text-title font-strong">{title}</h2>
      <div className={stacked ? 'grid gap-4' : 'flex flex-wrap items-center gap-2'}>{children}</div>
    </section>
  )
}
