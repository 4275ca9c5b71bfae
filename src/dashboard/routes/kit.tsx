import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'

// The condition is written out where it is used, so that a build without the page leaves its code out.
const KitPage =
  import.meta.env.DEV || import.meta.env.VITE_KIT === '1'
    ? lazy(() => import('../kit/kit-page.tsx').then((module) => ({ default: module.KitPage })))
    : () => null

export const Route = createFileRoute('/kit')({
  beforeLoad: () => {
    // The router's own way to leave a loader.
    if (!import.meta.env.DEV && import.meta.env.VITE_KIT !== '1') throw notFound()
  },
  component: KitPage,
})
