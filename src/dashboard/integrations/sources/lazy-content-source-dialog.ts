import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

/** Lazy: few pages come from a content source. */
export const LazyContentSourceDialog = lazyComponent(
  async () => (await import('./content-source-dialog.tsx')).ContentSourceDialog,
)
