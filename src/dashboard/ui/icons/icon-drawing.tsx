import type { IconChoice } from './icon-choices.ts'

/** The drawing of an icon, 16 pixels wide. */
export function IconDrawing({ choice: [, , , width, height, path] }: { readonly choice: IconChoice }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="size-4 shrink-0 fill-current" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
