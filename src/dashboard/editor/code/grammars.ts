/** The grammars that the editor colors code with: those of the languages on offer. Each is a chunk of its own. */
import type { LanguageInput } from '@shikijs/core'

type Load = () => Promise<{ readonly default: LanguageInput }>

const grammars: Readonly<Record<string, Load>> = {
  bash: () => import('@shikijs/langs/bash'),
  c: () => import('@shikijs/langs/c'),
  clojure: () => import('@shikijs/langs/clojure'),
  cpp: () => import('@shikijs/langs/cpp'),
  csharp: () => import('@shikijs/langs/csharp'),
  css: () => import('@shikijs/langs/css'),
  dart: () => import('@shikijs/langs/dart'),
  diff: () => import('@shikijs/langs/diff'),
  dockerfile: () => import('@shikijs/langs/dockerfile'),
  dotenv: () => import('@shikijs/langs/dotenv'),
  elixir: () => import('@shikijs/langs/elixir'),
  erlang: () => import('@shikijs/langs/erlang'),
  fsharp: () => import('@shikijs/langs/fsharp'),
  go: () => import('@shikijs/langs/go'),
  graphql: () => import('@shikijs/langs/graphql'),
  groovy: () => import('@shikijs/langs/groovy'),
  haskell: () => import('@shikijs/langs/haskell'),
  hcl: () => import('@shikijs/langs/hcl'),
  html: () => import('@shikijs/langs/html'),
  http: () => import('@shikijs/langs/http'),
  ini: () => import('@shikijs/langs/ini'),
  java: () => import('@shikijs/langs/java'),
  javascript: () => import('@shikijs/langs/javascript'),
  json: () => import('@shikijs/langs/json'),
  jsx: () => import('@shikijs/langs/jsx'),
  julia: () => import('@shikijs/langs/julia'),
  kotlin: () => import('@shikijs/langs/kotlin'),
  latex: () => import('@shikijs/langs/latex'),
  lua: () => import('@shikijs/langs/lua'),
  makefile: () => import('@shikijs/langs/makefile'),
  markdown: () => import('@shikijs/langs/markdown'),
  mermaid: () => import('@shikijs/langs/mermaid'),
  nginx: () => import('@shikijs/langs/nginx'),
  nix: () => import('@shikijs/langs/nix'),
  'objective-c': () => import('@shikijs/langs/objective-c'),
  ocaml: () => import('@shikijs/langs/ocaml'),
  perl: () => import('@shikijs/langs/perl'),
  php: () => import('@shikijs/langs/php'),
  powershell: () => import('@shikijs/langs/powershell'),
  protobuf: () => import('@shikijs/langs/protobuf'),
  python: () => import('@shikijs/langs/python'),
  r: () => import('@shikijs/langs/r'),
  ruby: () => import('@shikijs/langs/ruby'),
  rust: () => import('@shikijs/langs/rust'),
  scala: () => import('@shikijs/langs/scala'),
  scss: () => import('@shikijs/langs/scss'),
  solidity: () => import('@shikijs/langs/solidity'),
  sql: () => import('@shikijs/langs/sql'),
  swift: () => import('@shikijs/langs/swift'),
  toml: () => import('@shikijs/langs/toml'),
  tsx: () => import('@shikijs/langs/tsx'),
  typescript: () => import('@shikijs/langs/typescript'),
  vue: () => import('@shikijs/langs/vue'),
  xml: () => import('@shikijs/langs/xml'),
  yaml: () => import('@shikijs/langs/yaml'),
  zig: () => import('@shikijs/langs/zig'),
}

/** Short names that are written above code. */
const aliases: Readonly<Record<string, string>> = {
  ...{ js: 'javascript', ts: 'typescript', py: 'python', rb: 'ruby', rs: 'rust', kt: 'kotlin', cs: 'csharp' },
  ...{ sh: 'bash', shell: 'bash', zsh: 'bash', console: 'bash', ps1: 'powershell', docker: 'dockerfile' },
  ...{
    yml: 'yaml',
    md: 'markdown',
    tex: 'latex',
    make: 'makefile',
    proto: 'protobuf',
    tf: 'hcl',
    patch: 'diff',
  },
  ...{ conf: 'ini', properties: 'ini', gradle: 'groovy', terraform: 'hcl', sass: 'scss', jsonc: 'json' },
}

export interface Grammar {
  readonly name: string
  readonly load: Load
}

/** The grammar of that name; undefined if there is none. */
export const grammarOf = (named: string): Grammar | undefined => {
  const name = Object.hasOwn(aliases, named) ? (aliases[named] ?? named) : named
  const load = Object.hasOwn(grammars, name) ? grammars[name] : undefined
  return load === undefined ? undefined : { name, load }
}
