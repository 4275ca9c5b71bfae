/** Components of integrations as HTML. */
import type { ElementOutput } from '../../../content/contentkit/elements.ts'
import type { PrintedComponent } from '../../../site/contentkit/print-component.ts'
import { printComponent } from '../../../site/contentkit/print-component.ts'
import type { ComponentOptions } from '../../../site/contentkit/print-options.ts'
import { markdownPrinter } from './component-markdown.ts'

export interface ComponentInput {
  readonly output: ElementOutput
  readonly options: Omit<ComponentOptions, 'markdown'>
}

export const run = (inputs: readonly ComponentInput[]): readonly PrintedComponent[] =>
  inputs.map(({ output, options }) =>
    printComponent(output, { ...options, markdown: markdownPrinter(options) }),
  )
