import type { ReactNode } from 'react'
import { useStore } from '../external-store.ts'
import { drawingsBeside } from './icon-drawings.ts'

export interface DrawnIconProps {
  readonly name: string
  /** Shown until the drawings are loaded, and for a name without one. */
  readonly fallback: ReactNode
}

/** The icon with this name, 16 pixels wide. Loaded lazily. */
export function DrawnIcon({ name, fallback }: DrawnIconProps) {
  const drawing = useStore(drawingsBeside(name)).get(name)
  if (drawing === undefined) return fallback
  const [width, height, path] = drawing
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="size-4 shrink-0 fill-current" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
