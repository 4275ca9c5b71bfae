/** Code languages on offer, by their name in Markdown. Any other can be typed. */
export interface CodeLanguage {
  readonly id: string
  readonly name: string
  /** Other names of it. */
  readonly also?: string
}

export const codeLanguages: readonly CodeLanguage[] = [
  { id: 'bash', name: 'Bash', also: 'sh shell zsh terminal console' },
  { id: 'c', name: 'C' },
  { id: 'cpp', name: 'C++', also: 'c++ cc' },
  { id: 'csharp', name: 'C#', also: 'cs dotnet' },
  { id: 'clojure', name: 'Clojure' },
  { id: 'css', name: 'CSS' },
  { id: 'dart', name: 'Dart', also: 'flutter' },
  { id: 'diff', name: 'Diff', also: 'patch' },
  { id: 'dockerfile', name: 'Dockerfile', also: 'docker' },
  { id: 'elixir', name: 'Elixir' },
  { id: 'erlang', name: 'Erlang' },
  { id: 'go', name: 'Go', also: 'golang' },
  { id: 'graphql', name: 'GraphQL' },
  { id: 'groovy', name: 'Groovy', also: 'gradle jenkinsfile' },
  { id: 'haskell', name: 'Haskell' },
  { id: 'hcl', name: 'HCL', also: 'terraform tf' },
  { id: 'html', name: 'HTML' },
  { id: 'http', name: 'HTTP' },
  { id: 'ini', name: 'INI', also: 'conf properties env' },
  { id: 'java', name: 'Java' },
  { id: 'javascript', name: 'JavaScript', also: 'js node' },
  { id: 'json', name: 'JSON' },
  { id: 'jsx', name: 'JSX', also: 'react' },
  { id: 'julia', name: 'Julia' },
  { id: 'kotlin', name: 'Kotlin', also: 'kt' },
  { id: 'latex', name: 'LaTeX', also: 'tex' },
  { id: 'lua', name: 'Lua' },
  { id: 'makefile', name: 'Makefile', also: 'make' },
  { id: 'markdown', name: 'Markdown', also: 'md' },
  { id: 'mermaid', name: 'Mermaid', also: 'diagram' },
  { id: 'nginx', name: 'nginx' },
  { id: 'nix', name: 'Nix' },
  { id: 'objectivec', name: 'Objective-C' },
  { id: 'ocaml', name: 'OCaml' },
  { id: 'perl', name: 'Perl' },
  { id: 'php', name: 'PHP' },
  { id: 'powershell', name: 'PowerShell', also: 'ps1 windows' },
  { id: 'protobuf', name: 'Protocol Buffers', also: 'proto' },
  { id: 'python', name: 'Python', also: 'py' },
  { id: 'r', name: 'R' },
  { id: 'ruby', name: 'Ruby', also: 'rb' },
  { id: 'rust', name: 'Rust', also: 'rs' },
  { id: 'scala', name: 'Scala' },
  { id: 'scss', name: 'SCSS', also: 'sass' },
  { id: 'solidity', name: 'Solidity', also: 'sol' },
  { id: 'sql', name: 'SQL', also: 'postgres mysql' },
  { id: 'swift', name: 'Swift' },
  { id: 'toml', name: 'TOML' },
  { id: 'tsx', name: 'TSX', also: 'react' },
  { id: 'typescript', name: 'TypeScript', also: 'ts' },
  { id: 'vue', name: 'Vue' },
  { id: 'xml', name: 'XML', also: 'svg' },
  { id: 'yaml', name: 'YAML', also: 'yml' },
  { id: 'zig', name: 'Zig' },
]

const fits = ({ id, name, also = '' }: CodeLanguage, wanted: string): number => {
  const names = [id, name.toLowerCase(), ...also.split(' ')]
  if (names.includes(wanted)) return 0
  return names.some((one) => one !== '' && one.startsWith(wanted))
    ? 1
    : names.join(' ').includes(wanted)
      ? 2
      : 3
}

/** Languages that match the typed text, best first; all of them for an empty text. */
export const languagesFor = (typed: string): readonly CodeLanguage[] => {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return codeLanguages
  return codeLanguages
    .map((language) => ({ language, fit: fits(language, wanted) }))
    .filter(({ fit }) => fit < 3)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ language }) => language)
}

/** The name of a language, also found by its other names; unknown ones are returned unchanged. */
export const languageName = (syntax: string): string => {
  const found = codeLanguages.find((one) => fits(one, syntax.toLowerCase()) === 0)
  return syntax === '' ? 'Plain text' : (found?.name ?? syntax)
}
