import type { RootElement } from '../../../content/contentkit/elements.ts'
import { BlockControls } from './block-controls.tsx'
import { ButtonElement } from './elements/button-element.tsx'
import { ChildElements } from './elements/child-elements.tsx'

/** What a component draws, without a dialog around it. */
export function RootView({ element }: { readonly element: RootElement }) {
  const controls = element.type === 'block' ? (element.controls ?? []) : []
  return (
    <div className="relative flex min-w-0 flex-col gap-3">
      {controls.length > 0 && (
        <div className="-mb-2 flex justify-end">
          <BlockControls controls={controls} />
        </div>
      )}
      <ChildElements elements={element.children} />
      {element.type === 'modal' && element.submit !== undefined && (
        <div className="flex justify-end">
          <ButtonElement button={element.submit} />
        </div>
      )}
    </div>
  )
}
