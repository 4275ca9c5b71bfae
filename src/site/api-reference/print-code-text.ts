/** Code of a reference: samples and examples. */
import type { Embed } from '../../content/render/render-node.ts'
import { textNode } from '../../content/render/render-node.ts'
import { printCode } from '../body/print-code.ts'
import type { Html } from '../html.ts'
import type { ApiContext } from './api-context.ts'
import type { ReferenceCode } from './codes-of-api.ts'
import { syntaxOfCode } from './codes-of-api.ts'

export const printCodeText = (code: ReferenceCode, { print }: ApiContext): Html => {
  const embed: Extract<Embed, { kind: 'code' }> = {
    kind: 'code',
    syntax: syntaxOfCode(code),
    ...(code.title !== undefined && { title: code.title }),
    ...{ wrap: false, lineNumbers: false, expandable: true, fullWidth: false },
    lines: code.text
      .split('\n')
      .map((line) => ({ children: line === '' ? [] : [textNode(line)], highlighted: false })),
  }
  return printCode(embed, print)
}
