import ts from 'typescript'

/** A regular expression as written, with its line. */
export type WrittenExpression = { source: string; flags: string; line: number }

/**
 * The regular expressions of a source text: literals, and `new RegExp` (or `RegExp`) with string literals. Those built
 * at run time cannot be analyzed and are omitted.
 */
export function expressionsOf(path: string, text: string): WrittenExpression[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const found: WrittenExpression[] = []
  const add = (node: ts.Node, source: string, flags: string): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push({ source, flags, line: line + 1 })
  }
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const written = node.getText(file)
      const end = written.lastIndexOf('/')
      add(node, written.slice(1, end), written.slice(end + 1))
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(file) === 'RegExp'
    ) {
      const [source, flags] = node.arguments ?? []
      if (source !== undefined && ts.isStringLiteralLike(source))
        add(node, source.text, flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : '')
    }
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(file, visit)
  return found
}

/** Repetitions up to this many, nested or in sequence, count as constant. */
const smallRepetition = 10_000

/**
 * Whether an expression is obviously linear, so that nothing needs to be proved: it has no unbounded repetition, or a
 * single one anchored at the start of the text.
 */
export function isPlain({ source, flags }: WrittenExpression): boolean {
  const bare = source.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x')
  const bounded = [...bare.matchAll(/\{(?:\d+,)?(\d+)\}/g)].reduce((all, [, most]) => all * Number(most), 1)
  if (bounded > smallRepetition) return false
  const endless = bare.match(/[*+]|\{\d+,\}/g)?.length ?? 0
  const anchored = flags.includes('y') || (bare.startsWith('^') && !flags.includes('m'))
  return endless === 0 || (endless === 1 && anchored && !bare.includes('|'))
}
