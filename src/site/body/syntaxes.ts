/** Display names of languages. Unlisted ones are shown as written. */
const displayNames: Readonly<Record<string, string>> = {
  bash: 'Bash',
  sh: 'Shell',
  shell: 'Shell',
  javascript: 'JavaScript',
  js: 'JavaScript',
  typescript: 'TypeScript',
  ts: 'TypeScript',
  tsx: 'TSX',
  jsx: 'JSX',
  json: 'JSON',
  yaml: 'YAML',
  yml: 'YAML',
  html: 'HTML',
  css: 'CSS',
  python: 'Python',
  py: 'Python',
  ruby: 'Ruby',
  go: 'Go',
  rust: 'Rust',
  java: 'Java',
  kotlin: 'Kotlin',
  swift: 'Swift',
  php: 'PHP',
  csharp: 'C#',
  cpp: 'C++',
  c: 'C',
  sql: 'SQL',
  graphql: 'GraphQL',
  markdown: 'Markdown',
  md: 'Markdown',
  dockerfile: 'Dockerfile',
  toml: 'TOML',
  xml: 'XML',
  diff: 'Diff',
  http: 'HTTP',
  solidity: 'Solidity',
  hcl: 'HCL',
  nginx: 'Nginx',
  powershell: 'PowerShell',
}

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none'])

/** The display name of a language; undefined for plain text. */
export const syntaxName = (syntax: string | undefined): string | undefined => {
  const name = (syntax ?? '').toLowerCase()
  return plain.has(name) ? undefined : (displayNames[name] ?? syntax)
}
