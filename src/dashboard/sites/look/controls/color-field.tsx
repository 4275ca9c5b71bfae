import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { hexContrast, nearestReadable } from './readable-color.ts'

export interface ThemedColor {
  readonly light: string
  readonly dark: string
}

export interface ColorFieldProps {
  readonly label: string
  readonly value: ThemedColor | undefined
  /** Whether it is a text color, whose contrast with the page background is checked. */
  readonly text: boolean
  readonly optional: boolean
  readonly problem: string | undefined
  readonly onValue: (value: ThemedColor | undefined) => void
}

/** Page backgrounds of published sites, and the contrast that text needs on them (WCAG 2.2 AA). */
const pageBackgrounds = { light: '#ffffff', dark: '#0f1115' } as const
const minContrast = 4.5

const initialColor: ThemedColor = { light: '#2457d6', dark: '#7ea2ff' }

/**
 * A color for light and one for dark mode. Warns about unreadable text colors and offers the nearest readable
 * one.
 */
export function ColorField({ label, value, text, optional, problem, onValue }: ColorFieldProps) {
  if (value === undefined)
    return (
      <div className="flex items-center justify-between gap-2">
        <span className="font-strong">{label}</span>
        <Button onClick={() => onValue(initialColor)}>Choose a color</Button>
      </div>
    )
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 flex w-full items-center justify-between gap-2 font-strong">
        {label}
        {optional && (
          <Button variant="bare" onClick={() => onValue(undefined)}>
            Remove
          </Button>
        )}
      </legend>
      <div className="grid grid-cols-2 gap-2">
        {(['light', 'dark'] as const).map((theme) => {
          const color = value[theme]
          const ratio = text ? hexContrast(color, pageBackgrounds[theme]) : undefined
          const suggestion =
            ratio !== undefined && ratio < minContrast
              ? nearestReadable(color, pageBackgrounds[theme], minContrast)
              : undefined
          return (
            <div key={theme} className="grid content-start gap-1">
              <span className="flex items-center gap-1">
                <input
                  type="color"
                  aria-label={`${label}, ${theme}, color picker`}
                  value={/^#[\da-f]{6}$/i.test(color) ? color : '#000000'}
                  onChange={(event) => onValue({ ...value, [theme]: event.target.value })}
                  className="size-8 shrink-0 cursor-pointer rounded-base bg-raised pointer-coarse:size-11"
                />
                <input
                  aria-label={`${label}, ${theme}`}
                  aria-invalid={hexContrast(color, pageBackgrounds.light) === undefined || undefined}
                  value={color}
                  spellCheck={false}
                  onChange={(event) => onValue({ ...value, [theme]: event.target.value })}
                  className="w-full min-w-0 touch-row rounded-base bg-raised px-2 font-mono text-ink ring-1 ring-edge ring-inset aria-invalid:ring-2 aria-invalid:ring-rust"
                />
              </span>
              <span className="text-caption text-ink-soft">
                {theme === 'light' ? 'Light mode' : 'Dark mode'}
              </span>
              {suggestion !== undefined && (
                <span className="grid gap-1 text-caption text-ochre">
                  <span className="flex gap-1">
                    <Icon of={TriangleAlert} />
                    Text contrast is {ratio?.toFixed(1)}:1 and should be at least {minContrast}:1.
                  </span>
                  <Button onClick={() => onValue({ ...value, [theme]: suggestion })}>
                    <span
                      aria-hidden="true"
                      className="size-3 rounded-round ring-1 ring-line"
                      style={{ backgroundColor: suggestion }}
                    />
                    Use {suggestion}
                  </Button>
                </span>
              )}
            </div>
          )
        })}
      </div>
      {problem !== undefined && <p className="text-caption text-rust">{problem}</p>}
    </fieldset>
  )
}
