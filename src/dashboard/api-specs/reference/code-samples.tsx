import { useState } from 'react'
import type { CodeSample } from '../../../content/api-reference/api-reference.ts'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'

/** The code samples of an operation, one language at a time. */
export function CodeSamples({ samples }: { readonly samples: readonly CodeSample[] }) {
  const [chosen, setChosen] = useState('0')
  return (
    <Tabs
      label="Languages"
      value={chosen}
      onValueChange={setChosen}
      // Two samples may have the same label.
      tabs={samples.map(({ label, text }, index) => ({
        value: String(index),
        label,
        content: <CodeBlock code={text} label={`${label} sample`} />,
      }))}
    />
  )
}
