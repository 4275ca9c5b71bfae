/** Class names of search results in the command palette, and their URLs. */
export const resultRow =
  'flex touch-row cursor-pointer items-start gap-2.5 rounded-small px-2.5 py-1.5 data-[selected=true]:bg-hover'
export const resultHeading =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-ink-soft'

/** A dashboard URL as path, query and hash. */
export const pathOf = (address: string): string => {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** Navigates to a path; `label` is stored with it in the recent places. */
export type Go = (path: string, label: string) => void
