/** Forms with files as text, for languages that have no builder of their own. */
import type { SampleField } from './sample-request.ts'

const inQuotes = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** The text of a form and a boundary that it does not contain. */
export const multipartText = (
  fields: readonly SampleField[],
): { readonly boundary: string; readonly text: string } => {
  const all = fields.map(({ name, text }) => `${name}\n${text}`).join('\n')
  let boundary = 'boundary'
  for (let next = 1; all.includes(boundary); next += 1) boundary = `boundary-${next}`
  const parts = fields.map(({ name, text, isFile }) => {
    const file = isFile ? `; filename="${inQuotes(text)}"` : ''
    const content = isFile ? '(content of the file)' : text
    return `--${boundary}\r\nContent-Disposition: form-data; name="${inQuotes(name)}"${file}\r\n\r\n${content}\r\n`
  })
  return { boundary, text: `${parts.join('')}--${boundary}--\r\n` }
}
