/** Quoted for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const example = {
  id: 'ticket-4711',
  subject: 'Export fails',
  parts: [{ type: 'message', role: 'user', body: 'How do I export a project as CSV?' }],
}

/** A command that adds one conversation; `organization` is the address of the organization in the API. */
export const curlExample = (organization: string): string =>
  [
    `curl ${quoted(`${organization}/conversations`)}`,
    '  -H "Authorization: Bearer $RECTO_TOKEN"',
    "  -H 'Content-Type: application/json'",
    `  -d ${quoted(JSON.stringify(example))}`,
  ].join(' \\\n')
