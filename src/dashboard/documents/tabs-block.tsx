import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { ElementNode } from '../../content/render/render-node.ts'
import { Icon } from '../ui/icon.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { blockMarks, type Drawing } from './document-context.ts'

export interface TabsBlockProps {
  readonly node: ElementNode
  readonly drawing: Drawing
}

/**
 * Alternatives of which one is visible. All of them are in the DOM, so that browser search can find text in the open
 * one. In a diff the first changed tab is open, and all changed tabs are marked.
 */
export function TabsBlock({ node, drawing }: TabsBlockProps) {
  const items = node.children.filter((child) => child.type === 'element')
  const changed = items.findIndex(({ attributes }) => attributes['data-state'] === 'changed')
  const [chosen, setChosen] = useState<string>()
  const open = chosen ?? String(Math.max(0, changed))
  return (
    <div data-type="tabs" {...blockMarks(node.attributes['data-key'], drawing)}>
      <Tabs
        label="Tabs"
        value={Number(open) < items.length ? open : '0'}
        onValueChange={setChosen}
        tabs={items.map((item, index) => {
          // The first child is the tab's title, for surfaces without tabs.
          const [, ...content] = item.children
          return {
            value: String(index),
            label: (
              <span className="flex items-center gap-1.5">
                {item.attributes['data-title'] ?? ''}
                {item.attributes['data-state'] === 'changed' && (
                  <span className="text-accent" title="Contains changes">
                    <Icon of={SquarePen} label="changed" className="size-3.5" />
                  </span>
                )}
              </span>
            ),
            content: (
              <div className="doc-flow" {...blockMarks(item.attributes['data-key'], drawing)}>
                {drawing.draw(content)}
              </div>
            ),
          }
        })}
      />
    </div>
  )
}
