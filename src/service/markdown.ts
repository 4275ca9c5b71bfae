/** Markdown to documents and back. Its parsers are a tenth of the program, so they are loaded with the first text. */
const load = async () => {
  const [{ parseMarkdown }, { printMarkdown }] = await Promise.all([
    import('../content/markdown/parse.ts'),
    import('../content/markdown/print.ts'),
  ])
  return { parseMarkdown, printMarkdown }
}

let loaded: ReturnType<typeof load> | undefined

export const markdown = (): ReturnType<typeof load> => (loaded ??= load())
