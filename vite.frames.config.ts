import { defineConfig, type Plugin } from 'vite'
import { compressed } from './vite.compressed.ts'

/** The page that draws one diagram of a published site: the page around it says which, and in which theme. */
const diagramPage = (): Plugin => ({
  name: 'diagram-page',
  generateBundle() {
    const source =
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Diagram</title>' +
      '<style>body{margin:0;font:16px/1.5 system-ui,sans-serif;text-align:center}svg{max-width:100%;height:auto}</style></head>' +
      '<body><main id="diagram"></main><script type="module" src="mermaid-frame.js"></script></body></html>'
    this.emitFile({ type: 'asset', fileName: 'diagram.html', source })
  },
})

/** What the frames of the built-in integrations load. The entries keep their names, since scripts name them. */
export default defineConfig({
  plugins: [diagramPage(), compressed()],
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist/frames',
    emptyOutDir: true,
    assetsDir: '',
    manifest: 'manifest.json',
    license: { fileName: 'licenses.txt' },
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { 'mermaid-frame': 'src/site/frames/mermaid-frame.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
