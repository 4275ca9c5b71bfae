import type { ReactNode } from 'react'

export interface PagePaperProps {
  readonly children: ReactNode
}

/** The background of a reader page. In its own file, because the skeleton uses it in the initial bundle. */
export function PagePaper({ children }: PagePaperProps) {
  return (
    <article className="-mx-4 grid grid-cols-[minmax(0,1fr)] content-start gap-6 bg-paper px-4 py-6 sm:mx-0 sm:rounded-base sm:px-8 sm:py-8 sm:ring-1 sm:ring-line sm:ring-inset">
      {children}
    </article>
  )
}
