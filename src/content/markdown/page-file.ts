/** A Markdown file of a page: its text and the values of its front matter. */
import type { FrontMatter } from './front-matter.ts'
import { readFrontMatter } from './front-matter.ts'
import type { ParseContext, ParsedMarkdown } from './parse-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'

export interface ParsedPageFile extends Omit<ParsedMarkdown, 'frontMatter'> {
  readonly frontMatter: FrontMatter | undefined
}

/** Parses a whole file. Invalid front matter is a warning with its line. */
export function parsePageFile(source: string, context: ParseContext): ParsedPageFile {
  const parsed = parseMarkdown(source, context)
  if (parsed.frontMatter === undefined) return { ...parsed, frontMatter: undefined }
  const { frontMatter, problem } = readFrontMatter(parsed.frontMatter)
  if (problem === undefined) return { ...parsed, frontMatter }
  const warning = {
    file: context.file,
    line: problem.line + 1,
    code: 'bad-front-matter',
    message: problem.message,
  }
  const warnings = [warning, ...parsed.warnings].sort((a, b) => a.line - b.line)
  return { ...parsed, frontMatter, warnings }
}
