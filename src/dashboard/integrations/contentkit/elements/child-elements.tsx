import type { ContentElement } from '../../../../content/contentkit/elements.ts'
import { useFrame } from './frame-context.ts'

/** The elements below another one. */
export function ChildElements({ elements }: { readonly elements: readonly ContentElement[] }) {
  return useFrame().draw(elements)
}
