/**
 * Malicious zip archives: they contradict their own metadata, or expand to a huge size. Written byte by byte, because
 * no library creates them.
 */
import { crc32, deflateRawSync } from 'node:zlib'

export interface RawEntry {
  readonly name: string
  readonly bytes?: Uint8Array
  /** Stored uncompressed. */
  readonly plain?: boolean
  /** False values in the central directory. */
  readonly claims?: {
    readonly size?: number
    readonly packed?: number
    readonly crc?: number
    readonly flags?: number
    readonly method?: number
    readonly mode?: number
    /** Sizes are in a 64-bit field. */
    readonly zip64?: bigint
    /** Uses the data of the entry at this index of the list. */
    readonly at?: number
  }
}

const text = (words: string): Uint8Array => new TextEncoder().encode(words)

const header = (
  signature: number,
  fields: readonly (readonly [bytes: 2 | 4 | 8, value: number | bigint])[],
): Buffer => {
  const parts = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0))
  parts.writeUInt32LE(signature)
  let at = 4
  for (const [bytes, value] of fields) {
    if (bytes === 8) parts.writeBigUInt64LE(BigInt(value), at)
    else parts.writeUIntLE(Number(value), at, bytes)
    at += bytes
  }
  return parts
}

/** The archive of these entries, with their claims. `comment` follows its end record. */
export const rawZip = (entries: readonly RawEntry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  const places: { readonly at: number; readonly packed: Uint8Array }[] = []
  let at = 0
  for (const { name, bytes = text('x'), plain = false, claims = {} } of entries) {
    const path = Buffer.from(name)
    const shared = claims.at === undefined ? undefined : places[claims.at]
    const packed = shared?.packed ?? (plain ? bytes : deflateRawSync(bytes, { level: 9 }))
    const size = claims.size ?? bytes.length
    const method = claims.method ?? (plain ? 0 : 8)
    const flags = 0x800 | (claims.flags ?? 0)
    const crc = claims.crc ?? crc32(bytes)
    const told = claims.packed ?? packed.length
    const sizes = [
      [4, crc],
      [4, told],
      [4, size],
      [2, path.length],
    ] as const
    const place = shared?.at ?? at
    places.push({ at: place, packed })
    if (shared === undefined) {
      const local = header(0x04034b50, [[2, 20], [2, flags], [2, method], [4, 0], ...sizes, [2, 0]])
      parts.push(local, path, Buffer.from(packed))
      at += local.length + path.length + packed.length
    }
    const more = claims.zip64 === undefined ? Buffer.alloc(0) : zip64Field(claims.zip64)
    const shown =
      claims.zip64 === undefined
        ? sizes
        : ([
            [4, crc],
            [4, told],
            [4, 0xffffffff],
            [2, path.length],
          ] as const)
    directory.push(
      header(0x02014b50, [
        [2, (3 << 8) | 20],
        [2, 20],
        [2, flags],
        [2, method],
        [4, 0],
        ...shown,
        [2, more.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, ((claims.mode ?? 0o100644) << 16) >>> 0],
        [4, place],
      ]),
      path,
      more,
    )
  }
  const list = Buffer.concat(directory)
  const count = Math.min(entries.length, 0xffff)
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, list.length],
    [4, at],
    [2, 0],
  ])
  // More entries than fit in 16 bits are counted in a 64-bit record.
  const large = entries.length > 0xffff ? zip64End(entries.length, list.length, at) : Buffer.alloc(0)
  return Buffer.concat([...parts, list, large, end])
}

const zip64Field = (size: bigint): Buffer => {
  const field = Buffer.alloc(12)
  field.writeUInt16LE(1)
  field.writeUInt16LE(8, 2)
  field.writeBigUInt64LE(size, 4)
  return field
}

const zip64End = (count: number, size: number, at: number): Buffer =>
  Buffer.concat([
    header(0x06064b50, [
      [8, 44],
      [2, 45],
      [2, 45],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, size],
      [8, at],
    ]),
    header(0x07064b50, [
      [4, 0],
      [8, at + size],
      [4, 1],
    ]),
  ])

export interface HostileArchive {
  readonly name: string
  /** `large`: the size of a real attack. Otherwise small enough for fast tests. */
  readonly make: (large: boolean) => Uint8Array
  /** The error for the whole archive, or the paths that are read from it anyway. */
  readonly outcome: RegExp | readonly string[]
  /** Code of the warning about what was omitted. */
  readonly warned?: string
}

const ok: RawEntry = { name: 'ok.md', bytes: text('# Fine\n') }
const zeros = (bytes: number): Uint8Array => new Uint8Array(bytes)
const megabyte = 1024 ** 2

/** One file of noise, and many entries that claim its bytes. */
const overlapping = (large: boolean): Uint8Array => {
  const bytes = zeros(large ? 49 * megabyte : 100_000)
  // Not compressed so well that it is rejected for that.
  for (let at = 0; at < bytes.length; at += 1000) bytes[at] = (at / 1000) % 251
  const others = Array.from({ length: large ? 19 : 10 }, (_, at): RawEntry => ({
    name: `${at}.csv`,
    bytes,
    claims: { at: 0 },
  }))
  // Each is compressed only once, since all share the bytes of the first.
  return rawZip([{ name: 'first.csv', bytes }, ...others])
}

/** Ordinary data with an ordinary compression ratio. */
const figures = (bytes: number, seed: number): Uint8Array => {
  const lines: string[] = []
  let state = seed * 2654435761
  for (let size = 0; size < bytes;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const line = `harbour ${state % 97},2026-01-${(state % 28) + 1},${state % 1000},quay,open,none,Halden\n`
    lines.push(line)
    size += line.length
  }
  return text(lines.join('')).subarray(0, bytes)
}

export const hundredTables = (bytes: number): Uint8Array =>
  rawZip([
    ok,
    ...Array.from({ length: 100 }, (_, at): RawEntry => ({
      name: `tables/${at}.csv`,
      bytes: figures(bytes, at + 1),
    })),
  ])

export const hostileArchives: readonly HostileArchive[] = [
  { name: 'entries that share bytes', make: overlapping, outcome: /overlap/ },
  {
    name: 'one file that is packed a thousandfold',
    make: () => rawZip([ok, { name: 'a.md', bytes: zeros(49 * megabyte) }]),
    outcome: /compressed too strongly/,
  },
  {
    name: 'more entries than there may be',
    make: (large) =>
      rawZip(Array.from({ length: large ? 200_000 : 60 }, (_, at) => ({ name: `${at}/`, plain: true }))),
    outcome: /more than/,
  },
  {
    name: 'more files than there may be',
    make: (large) => rawZip(Array.from({ length: large ? 60_000 : 30 }, (_, at) => ({ name: `${at}.md` }))),
    outcome: /more than/,
  },
  {
    name: 'a folder a thousand deep',
    make: () => rawZip([ok, { name: `${'a/'.repeat(1000)}b.md` }]),
    outcome: ['ok.md'],
    warned: 'long-path',
  },
  {
    name: 'a path that climbs out',
    make: () => rawZip([ok, { name: '../secret.md' }]),
    outcome: ['ok.md'],
    warned: 'outside-folder',
  },
  {
    name: 'a path that climbs out from inside',
    make: () => rawZip([ok, { name: 'a/../../secret.md' }]),
    outcome: ['ok.md'],
    warned: 'outside-folder',
  },
  {
    name: 'an absolute path',
    make: () => rawZip([ok, { name: '/etc/passwd' }]),
    outcome: ['ok.md'],
    warned: 'outside-folder',
  },
  {
    name: 'a path on a drive',
    make: () => rawZip([ok, { name: 'C:/x.md' }]),
    outcome: ['ok.md'],
    warned: 'outside-folder',
  },
  {
    name: 'a path with backslashes',
    make: () => rawZip([ok, { name: '..\\x.md' }]),
    outcome: ['ok.md'],
    warned: 'outside-folder',
  },
  {
    name: 'a path with a zero',
    make: () => rawZip([ok, { name: 'a\0.md' }]),
    outcome: ['ok.md'],
    warned: 'outside-folder',
  },
  {
    name: 'a symbolic link',
    make: () =>
      rawZip([ok, { name: 'link.md', bytes: text('/etc/passwd'), plain: true, claims: { mode: 0o120777 } }]),
    outcome: ['ok.md'],
    warned: 'symbolic-link',
  },
  {
    name: 'two files of one name',
    make: () => rawZip([ok, { name: 'a.md', bytes: text('one') }, { name: './a.md', bytes: text('two') }]),
    outcome: ['a.md', 'ok.md'],
    warned: 'duplicate-file',
  },
  {
    name: 'a size in 64 bits that no file has',
    make: () => rawZip([ok, { name: 'a.md', claims: { zip64: 2n ** 60n } }]),
    outcome: /larger than/,
  },
  {
    name: 'a size in 64 bits that is missing',
    make: () => rawZip([ok, { name: 'a.md', claims: { size: 0xffffffff } }]),
    outcome: /larger than|not a valid zip archive/,
  },
  {
    name: 'more packed bytes than there are',
    make: () => rawZip([ok, { name: 'a.md', claims: { packed: 0x7fffffff } }]),
    outcome: /not a valid zip archive/,
  },
  {
    name: 'a file that is larger than it says',
    make: () => rawZip([ok, { name: 'a.md', bytes: zeros(5000), claims: { size: 10 } }]),
    outcome: /damaged/,
  },
  {
    name: 'a file that is smaller than it says',
    make: () => rawZip([ok, { name: 'a.md', claims: { size: 5000 } }]),
    outcome: /damaged/,
  },
  {
    name: 'a wrong checksum',
    make: () => rawZip([ok, { name: 'a.md', claims: { crc: 1 } }]),
    outcome: /damaged/,
  },
  {
    name: 'sizes that stand after the data, and are not there',
    make: () => rawZip([ok, { name: 'a.md', claims: { flags: 8, size: 0, packed: 0, crc: 0 } }]),
    outcome: /damaged/,
  },
  {
    name: 'a file that is encrypted',
    make: () => rawZip([ok, { name: 'a.md', claims: { flags: 1 } }]),
    outcome: /encrypted/,
  },
  {
    name: 'a strongly encrypted file',
    make: () => rawZip([ok, { name: 'a.md', claims: { flags: 0x41 } }]),
    outcome: /not a valid zip archive/,
  },
  {
    name: 'an unknown method',
    make: () => rawZip([ok, { name: 'a.md', claims: { method: 14 } }]),
    outcome: /method/,
  },
  {
    name: 'data that is not packed',
    make: () =>
      rawZip([ok, { name: 'a.md', bytes: text('\xff\xff\xff'), plain: true, claims: { method: 8 } }]),
    outcome: /damaged/,
  },
  {
    name: 'an archive that is cut off',
    make: () => rawZip([ok, { name: 'a.md' }]).subarray(0, -30),
    outcome: /not a valid zip archive/,
  },
  {
    name: 'an archive whose beginning is missing',
    make: () => rawZip([ok, { name: 'a.md' }]).subarray(40),
    outcome: /not a valid zip archive|overlap/,
  },
  { name: 'no archive', make: () => text('PK not really'), outcome: /not a valid zip archive/ },
  { name: 'nothing', make: () => zeros(0), outcome: /not a valid zip archive/ },
]
