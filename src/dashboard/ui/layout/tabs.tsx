import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  readonly label: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode; readonly content: ReactNode }[]
}

/** Sections of one resource, one at a time. The selected tab belongs in the URL, so the caller holds it. */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs }: TabsProps<Value>) {
  return (
    <Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next)
        if (tab !== undefined) onValueChange(tab.value)
      }}
    >
      <List aria-label={label} className="flex gap-4 scroll-row border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px touch-row border-b-2 border-transparent px-0.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:font-strong data-[state=active]:text-ink"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}
