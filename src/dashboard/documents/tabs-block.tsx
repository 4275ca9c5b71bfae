import { useState } from 'react'
import type { ElementNode } from '../../content/render/node.ts'
import { Tabs } from '../ui/tabs.tsx'
import { blockMarks, type Drawing } from './document-context.ts'

export interface TabsBlockProps {
  readonly node: ElementNode
  readonly drawing: Drawing
}

/** Alternatives of which the reader sees one. All of them are in the tree, so that a search finds the open one. */
export function TabsBlock({ node, drawing }: TabsBlockProps) {
  const items = node.children.filter((child) => child.type === 'element')
  const [shown, setShown] = useState('0')
  return (
    <div data-type="tabs" {...blockMarks(node.attributes['data-key'], drawing)}>
      <Tabs
        label="Alternatives"
        value={Number(shown) < items.length ? shown : '0'}
        onValueChange={setShown}
        tabs={items.map((item, index) => {
          // The first child names the tab, for surfaces that have no tabs.
          const [, ...content] = item.children
          return {
            value: String(index),
            label: item.attributes['data-title'] ?? '',
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
