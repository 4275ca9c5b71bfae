import { lazy } from 'react'

/** Lazy: few pages come from a content source. */
export const LazyContentSourceDialog = lazy(async () => ({
  default: (await import('./content-source-dialog.tsx')).ContentSourceDialog,
}))
