import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazyComponent } from '../ui/loading/lazy-component.tsx'

// The condition is repeated inline, so that builds without the page can drop its code.
const KitPage =
  import.meta.env.DEV || import.meta.env.VITE_KIT === '1'
    ? lazyComponent(async () => (await import('../kit/kit-page.tsx')).KitPage)
    : () => null

export const Route = createFileRoute('/kit')({
  beforeLoad: () => {
    // The router's way to leave a loader is to throw.
    if (!import.meta.env.DEV && import.meta.env.VITE_KIT !== '1') throw notFound()
  },
  component: KitPage,
})
