import { useEffect, useState, type ReactNode } from 'react'
import { iconNamed, loadIconChoices, type IconChoice } from './icon-choices.ts'
import { IconDrawing } from './icon-drawing.tsx'

export interface DrawnIconProps {
  readonly name: string
  /** Shown until the drawings are loaded, and for a name without one. */
  readonly fallback: ReactNode
}

/** The icon of a page by its name. Loaded lazily. */
export function DrawnIcon({ name, fallback }: DrawnIconProps) {
  const [choices, setChoices] = useState<readonly IconChoice[]>([])
  useEffect(() => {
    let isShown = true
    loadIconChoices().then(
      (loaded) => isShown && setChoices(loaded),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [])
  const choice = iconNamed(choices, name)
  return choice === undefined ? fallback : <IconDrawing choice={choice} />
}
