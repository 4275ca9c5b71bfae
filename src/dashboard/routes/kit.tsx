import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy } from 'react'

/** A constant of the build: without it nothing of the kit page is in the files that are served. */
const served = import.meta.env.DEV || import.meta.env.VITE_KIT === '1'
const KitPage = served
  ? lazy(() => import('../kit/kit-page.tsx').then((module) => ({ default: module.KitPage })))
  : () => null

export const Route = createFileRoute('/kit')({
  beforeLoad: () => {
    if (!served) throw notFound()
  },
  component: KitPage,
})
