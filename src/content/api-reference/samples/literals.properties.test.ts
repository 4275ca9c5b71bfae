/**
 * The law of code samples: a text that was put into a literal is the text that comes out when the language reads it. The
 * shell, Node, Python and Java read their own where they are installed; Go's and, without an installation, Python's and
 * Java's literals are read by the rules of their specifications.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../document/document.ts'
import { goString, goText, javascriptString, javaText, pythonString, shellWord } from './literals.ts'
import { javascriptValue, pythonValue } from './value-literals.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261123)
const numRuns = process.env['RECTO_LONG'] === '1' ? 20_000 : 1_000

/** What breaks out of quotes somewhere, and what readers drop, join or translate. */
const hostile = [
  ...["'", '"', '`', '\\', '\\u0041', '\\\\u0022', '\\n', '\n', '\r', '\r\n', '\t', '\0', '\u2028', '\u2029'],
  ...[
    '$(id)',
    '${HOME}',
    '$x',
    '`id`',
    '!',
    '!!',
    '%s',
    '*',
    '~',
    '#',
    ';',
    '&&',
    '|',
    '>',
    '@file',
    '-x',
    '--',
  ],
  ...[
    '"""',
    "'''",
    '\ufeff',
    '\u202e',
    '\u200b',
    '\u0085',
    '\u00a0',
    'é',
    '漢',
    '😀',
    '\ud800',
    '\udc00',
    ' ',
  ],
  ...['</script>', '<!--', '{', '}', '[', ']', '\u0007', '\u001b', '\u007f', '7', '\\x', '\\N{DASH}', '\\\n'],
]

// Long texts are rare: each costs a thousand short ones.
const texts = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.array(fc.oneof(fc.constantFrom(...hostile), fc.string())).map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 0, maxLength: 300 }) },
)
const sample = fc.sample(texts, { seed, numRuns })
const long = [`${'x'.repeat(200_000)}'"\\`, 'line "one"\n'.repeat(9000), '😀'.repeat(40_000)]
const all = [...hostile, ...sample, ...long, '']
const well = all.map((text) => text.toWellFormed())
const hexOf = (text: string): string => Buffer.from(text).toString('hex')

const folder = (): string => mkdtempSync(join(tmpdir(), 'recto-literals-'))
const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0

test('a word of a shell is read back by sh, less what no argument can hold', () => {
  for (let from = 0; from < well.length; from += 100) {
    const some = well.slice(from, from + 100)
    const output = execFileSync('sh', ['-s'], {
      input: `printf '%s\\0' ${some.map(shellWord).join(' ')}`,
      maxBuffer: 1 << 28,
    })
    expect(output.toString().split('\0').slice(0, -1)).toEqual(some.map((text) => text.replaceAll('\0', '')))
  }
})

test('a string of JavaScript is read back by its engine', () => {
  expect(runInNewContext(`[${all.map(javascriptString).join(',\n')}]`)).toEqual(well)
})

const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    texts.map((text) => text.toWellFormed()),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(
        fc.tuple(fc.oneof(fc.constant('__proto__'), fc.constant('constructor'), fc.string()), tie('value')),
        { maxLength: 4 },
      )
      .map((entries) => Object.fromEntries(entries.map(([name, one]) => [name.toWellFormed(), one])) as Json),
  ),
})).value

test('a value of JavaScript is read back as the same JSON', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(JSON.parse(String(runInNewContext(`JSON.stringify(${javascriptValue(value)})`)))).toEqual(
        JSON.parse(JSON.stringify(value)),
      )
    }),
    { seed, numRuns: Math.min(numRuns, 3000) },
  )
})

describe.skipIf(!has('python3'))('Python', () => {
  const run = (code: string): string => {
    const at = folder()
    try {
      writeFileSync(join(at, 'read.py'), code)
      return execFileSync('python3', [join(at, 'read.py')], { maxBuffer: 1 << 28 }).toString()
    } finally {
      rmSync(at, { recursive: true })
    }
  }

  test('reads its strings back', () => {
    const output = run(
      `for text in [\n${all.map(pythonString).join(',\n')}]:\n    print(text.encode().hex())\n`,
    )
    expect(output.split('\n').slice(0, -1)).toEqual(well.map(hexOf))
  })

  test('reads its values back', () => {
    const some = fc.sample(values, { seed, numRuns: 300 })
    const output = run(
      `import json\nfor value in [\n${some.map((one) => pythonValue(one)).join(',\n')}]:\n    print(json.dumps(value))\n`,
    )
    expect(
      output
        .split('\n')
        .slice(0, -1)
        .map((line): unknown => JSON.parse(line)),
    ).toEqual(some.map((one): unknown => JSON.parse(JSON.stringify(one))))
  })
})

describe.skipIf(!has('javac'))('Java', () => {
  test('reads its strings back, of any length', () => {
    // A class holds a limited amount of constants.
    const chosen = [...well.slice(0, 400), ...long]
    const at = folder()
    try {
      const methods = chosen.map(
        (text, index) => `static String t${index}() { return ${javaText(text, '    ')}; }`,
      )
      const code = `public class Read {\n${methods.join('\n')}\npublic static void main(String[] a) throws Exception {\nStringBuilder b = new StringBuilder();\nfor (int i = 0; i < ${chosen.length}; i++) {\nString s = (String) Read.class.getDeclaredMethod("t" + i).invoke(null);\nb.append(java.util.HexFormat.of().formatHex(s.getBytes("UTF-8"))).append("\\n");\n}\nSystem.out.print(b);\n}\n}\n`
      writeFileSync(join(at, 'Read.java'), code)
      execFileSync('javac', ['-encoding', 'UTF-8', '-d', at, join(at, 'Read.java')])
      const output = execFileSync('java', ['-cp', at, 'Read'], { maxBuffer: 1 << 28 }).toString()
      expect(output.split('\n').slice(0, -1)).toEqual(chosen.map(hexOf))
    } finally {
      rmSync(at, { recursive: true })
    }
  }, 120_000)
})

/**
 * Reads one string literal by the Go specification ("String literals", "Source code representation"): raw strings drop
 * carriage returns; compilers refuse NUL and, but at the start of a file, byte order marks.
 */
const readGo = (literal: string): string => {
  if (/[\0\ufeff]/.test(literal)) throw new Error('the compiler refuses this character')
  const inside = literal.slice(1, -1)
  if (literal.startsWith('`')) {
    if (inside.includes('`')) throw new Error('the text ends early')
    return inside.replaceAll('\r', '')
  }
  let text = ''
  for (let at = 0; at < inside.length; at += 1) {
    const c = inside[at] ?? ''
    if (c === '"' || c === '\n') throw new Error('the text ends early')
    if (c !== '\\') {
      text += c
      continue
    }
    at += 1
    const escape = inside[at] ?? ''
    const plain: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '"': '"' }
    if (escape === 'u') {
      text += String.fromCharCode(Number.parseInt(inside.slice(at + 1, at + 5), 16))
      at += 4
    } else if (plain[escape] === undefined) throw new Error(`unknown escape ${escape}`)
    else text += plain[escape]
  }
  return text
}

test("strings of Go are read back by its specification's rules", () => {
  for (const text of all) {
    expect(readGo(goString(text))).toBe(text.toWellFormed())
    expect(readGo(goText(text))).toBe(text.toWellFormed())
  }
})

/**
 * Reads the string literals of an expression by the Java specification: first unicode escapes (3.3), then strings with
 * their escapes (3.10.5, 3.10.7), which are joined.
 */
const readJava = (code: string): string => {
  const translated = code.replace(
    /\\(\\|u+([\da-f]{4}))/gi,
    (all2, second: string, hex: string | undefined) =>
      second === '\\' || hex === undefined ? all2 : String.fromCharCode(Number.parseInt(hex, 16)),
  )
  let text = ''
  for (const [, inside = ''] of translated.matchAll(/"((?:[^"\\\n\r]|\\[^])*)"/g))
    text += inside.replace(/\\([0-3]?[0-7]{1,2}|[^])/g, (_all, escape: string) => {
      if (/^[0-7]/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8))
      const plain: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '"': '"' }
      return plain[escape] ?? '<unknown escape>'
    })
  return text
}

test("strings of Java are read back by its specification's rules", () => {
  for (const text of all) expect(readJava(javaText(text, '  '))).toBe(text.toWellFormed())
})
