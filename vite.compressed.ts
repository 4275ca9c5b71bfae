import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Compresses what the service sends unchanged: each file once, beside itself. A file that fits into one packet gains
 * nothing. The highest quality of brotli takes ten times as long as 9 and saves a twentieth, so it is for the files
 * whose path matches `best`.
 */
export const compressed = (best?: RegExp): Plugin => ({
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files
        .filter((file) => /\.(js|css|html|svg)$|^icon-.*\.json$/.test(file))
        .map(async (file) => {
          const bytes = await readFile(join(dir, file))
          if (bytes.length < 1400) return
          const params = { [constants.BROTLI_PARAM_QUALITY]: best?.test(file) === true ? 11 : 9 }
          await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(bytes, { params }))
          await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
        }),
    )
  },
})
