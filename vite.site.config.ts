import { defineConfig, type Plugin } from 'vite'
import { fontFile, fontStyles } from './src/site/look/bundled-fonts.ts'
import { iconStyles } from './src/site/look/icons.ts'
import { compressed } from './vite.compressed.ts'
import { siteFonts, siteIcons } from './vite.site-media.ts'

/** Fonts and icons of published sites: style sheets that are made from tables. */
const madeStyles = (): Plugin => {
  const made = new Map([
    ['virtual:site-fonts.css', () => fontStyles(fontFile)],
    ['virtual:site-icons.css', iconStyles],
  ])
  return {
    name: 'made-styles',
    resolveId: (id) => (made.has(id) ? `\0${id}` : undefined),
    load: (id) => made.get(id.slice(1))?.(),
  }
}

/** What pages of a published site load: one style sheet, one script with late parts, the bundled fonts. */
export default defineConfig({
  plugins: [madeStyles(), siteFonts(), siteIcons(), compressed(/./)],
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    license: { fileName: 'licenses.txt' },
    target: 'es2022',
    // These know light-dark(), which would otherwise be replaced by two variables for each colour.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A font inside the style sheet would be a data: address, and every page would load every subset.
    assetsInlineLimit: 0,
    modulePreload: false,
    // One style sheet for all pages.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/site/assets.ts',
      // A module, so that the scripts of blocks of integrations are loaded by the pages that have some.
      output: {
        format: 'es',
        entryFileNames: 'site-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
