/**
 * Icons as masks in the style sheet: a page refers to an icon by class and contains no drawing. Drawn on a 24 by 24
 * grid with strokes of 1.75; original drawings, not from another icon set.
 */

/** Icons of the interface. */
const own = {
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m20 20-4.4-4.4"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  down: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  right: '<path d="m9.5 6.5 5.5 5.5-5.5 5.5"/>',
  back: '<path d="M19 12H5.5M11 6l-6 6 6 6"/>',
  forward: '<path d="M5 12h13.5M13 6l6 6-6 6"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M15 5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  external:
    '<path d="M13.5 5H19v5.5M19 5l-8.5 8.5M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.2M12 7.7v.1"/>',
  success: '<circle cx="12" cy="12" r="8.5"/><path d="m8.2 12.3 2.6 2.6 5-5.4"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4zM12 10v4.6M12 17v.1"/>',
  danger: '<path d="M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v4.8M12 15.8v.1"/>',
  file: '<path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5"/>',
  page: '<path d="M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M9 13h6M9 16.5h4"/>',
  edit: '<path d="m14.5 5.5 4 4L8 20H4v-4zM12.5 7.5l4 4"/>',
  note: '<path d="M5 5h14v10.5L14.5 20H5zM14.5 20v-4.5H19"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3L12 6.3M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"/>',
  smile:
    '<circle cx="12" cy="12" r="8.5"/><path d="M8 13.8c.9 1.6 2.3 2.4 4 2.4s3.1-.8 4-2.4M9 9.4v.1M15 9.4v.1"/>',
  meh: '<circle cx="12" cy="12" r="8.5"/><path d="M8.5 15h7M9 9.4v.1M15 9.4v.1"/>',
  frown:
    '<circle cx="12" cy="12" r="8.5"/><path d="M8 16.2c.9-1.6 2.3-2.4 4-2.4s3.1.8 4 2.4M9 9.4v.1M15 9.4v.1"/>',
  download: '<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14"/>',
}

/** The most common names in documents, whatever icon set they come from. */
const named = {
  house: '<path d="m4 11 8-7 8 7v8.5a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z"/>',
  rocket:
    '<path d="M9 15c-1-6 4-11 11-11 0 7-5 12-11 11zM9 15l-4 .5 2-5 4-.5M9 15l-.5 4 5-2 .5-4M15 9v.1M5 19l2-2"/>',
  book: '<path d="M5 5.5A1.5 1.5 0 0 1 6.5 4H19v13H6.5A1.5 1.5 0 0 0 5 18.5zM5 18.5A1.5 1.5 0 0 0 6.5 20H19v-3"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c.8-4 3.6-6 7.5-6s6.7 2 7.5 6"/>',
  users:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c.6-3.6 3-5.5 6.5-5.5s5.9 1.9 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c1.9.8 3.1 2.5 3.5 5"/>',
  code: '<path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14"/>',
  terminal: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m7 10 2.5 2L7 14M12.5 14.5H17"/>',
  database:
    '<path d="M5 6.5v11C5 19 8 20.5 12 20.5s7-1.5 7-3v-11M5 12c0 1.5 3 3 7 3s7-1.5 7-3"/><ellipse cx="12" cy="6.5" rx="7" ry="3"/>',
  server:
    '<rect x="4" y="4" width="16" height="7" rx="1.5"/><rect x="4" y="13" width="16" height="7" rx="1.5"/><path d="M7.5 7.5v.1M7.5 16.5v.1"/>',
  cloud: '<path d="M7 18.5a4.5 4.5 0 0 1-.5-9A6 6 0 0 1 18 10.5a4 4 0 0 1-.5 8z"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="1.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  key: '<circle cx="8" cy="15.5" r="4"/><path d="m11 12.5 8-8M16 7.5l2.5 2.5"/>',
  shield: '<path d="M12 3.5 5 6v6c0 4 2.8 7 7 8.5 4.2-1.5 7-4.5 7-8.5V6z"/>',
  star: '<path d="m12 4 2.5 5.3 5.7.7-4.2 4 1.1 5.7-5.1-2.8-5.1 2.8L8 14l-4.2-4 5.7-.7z"/>',
  heart: '<path d="M12 20C5 15.5 3.5 12 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3-1.5 6.5-8.5 11z"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"/>',
  bolt: '<path d="M13.5 3 5 13.5h6L10.5 21 19 10.5h-6z"/>',
  flag: '<path d="M6 21V4M6 4.5c4-2 7 2 12 0V14c-5 2-8-2-12 0"/>',
  folder:
    '<path d="M4 6.5A1.5 1.5 0 0 1 5.5 5H10l2 2.5h6.5A1.5 1.5 0 0 1 20 9v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18z"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17"/>',
  plug: '<path d="M9 3.5V8M15 3.5V8M6 8h12v3a6 6 0 0 1-12 0zM12 17v4"/>',
  cube: '<path d="m12 3.5 7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM4.5 7.7 12 12l7.5-4.3M12 12v8.5"/>',
  layers: '<path d="m12 4 8.5 4.5L12 13 3.5 8.5zM3.5 12.5 12 17l8.5-4.5M3.5 16 12 20.5 20.5 16"/>',
  envelope: '<rect x="3.5" y="5.5" width="17" height="13" rx="1.5"/><path d="m4 7 8 6 8-6"/>',
  calendar:
    '<rect x="4" y="5.5" width="16" height="14.5" rx="1.5"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5.3l3.5 2"/>',
  chart: '<path d="M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6"/>',
  wrench:
    '<path d="M20 7.5a5 5 0 0 1-6.8 5.6L7 19.3a2 2 0 0 1-2.8-2.8l6.3-6.2A5 5 0 0 1 16.2 4L13.5 6.7l.6 2.9 2.8.6z"/>',
  bug: '<path d="M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM12 10v9M8 12H4M20 12h-4M8 16l-3 2.5M16 16l3 2.5M8 9 5.5 6.5M16 9l2.5-2.5"/>',
  lightbulb: '<path d="M9 17c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7zM9.5 20.5h5"/>',
  question:
    '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.2 1-1.2 1.9M12 16.4v.1"/>',
  list: '<path d="M9 7h11M9 12h11M9 17h11M4.5 7v.1M4.5 12v.1M4.5 17v.1"/>',
  play: '<path d="M7 4.5v15l12-7.5z"/>',
  tag: '<path d="M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5v.1"/>',
  image:
    '<rect x="3.5" y="5" width="17" height="14" rx="1.5"/><path d="m4 17 5-5 4 4 2.5-2.5L20 18M15.5 9.5v.1"/>',
}

/** Synonyms. */
const spelled: Readonly<Record<string, keyof typeof named | keyof typeof own>> = {
  home: 'house',
  'house-chimney': 'house',
  'rocket-launch': 'rocket',
  'book-open': 'book',
  'book-open-cover': 'book',
  'book-bookmark': 'book',
  books: 'book',
  gears: 'gear',
  cog: 'gear',
  cogs: 'gear',
  settings: 'gear',
  'user-group': 'users',
  people: 'users',
  'code-simple': 'code',
  brackets: 'code',
  'brackets-curly': 'code',
  'square-code': 'code',
  'square-terminal': 'terminal',
  'rectangle-terminal': 'terminal',
  'lock-open': 'lock',
  unlock: 'lock',
  'shield-halved': 'shield',
  'shield-check': 'shield',
  'bolt-lightning': 'bolt',
  lightning: 'bolt',
  zap: 'bolt',
  'folder-open': 'folder',
  earth: 'globe',
  'globe-pointer': 'globe',
  cubes: 'cube',
  box: 'cube',
  boxes: 'cube',
  package: 'cube',
  'layer-group': 'layers',
  mail: 'envelope',
  'envelope-open': 'envelope',
  'chart-line': 'chart',
  'chart-bar': 'chart',
  'chart-simple': 'chart',
  hammer: 'wrench',
  'screwdriver-wrench': 'wrench',
  tools: 'wrench',
  'circle-question': 'question',
  'circle-info': 'info',
  'info-circle': 'info',
  'circle-exclamation': 'danger',
  'triangle-exclamation': 'warning',
  'exclamation-triangle': 'warning',
  'circle-check': 'success',
  'check-circle': 'success',
  xmark: 'close',
  'magnifying-glass': 'search',
  pencil: 'edit',
  pen: 'edit',
  'pen-to-square': 'edit',
  'file-lines': 'page',
  memo: 'page',
  'arrow-right': 'forward',
  'arrow-left': 'back',
  'arrow-up-right-from-square': 'external',
  'circle-play': 'play',
  tags: 'tag',
  database: 'database',
  'list-check': 'list',
  'list-ul': 'list',
}

export type OwnIcon = keyof typeof own

const drawings: Readonly<Record<string, string>> = { ...own, ...named }

/** The class of an icon by its name in the content; undefined if there is no drawing. */
export const iconClass = (name: string | undefined): string | undefined => {
  if (name === undefined) return undefined
  const known = Object.hasOwn(spelled, name) ? spelled[name] : name
  return known !== undefined && Object.hasOwn(drawings, known) ? `i i-${known}` : undefined
}

/** Drawings used by rules of the style sheet, as custom properties of the root. */
const inRules: readonly OwnIcon[] = ['right', 'down', 'check', 'note']

/** One rule for each drawing, and the custom properties. */
export const iconStyles = (): string => {
  const mask = (drawing: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
    return `url("data:image/svg+xml,${svg.replace(/"/g, "'").replace(/#/g, '%23').replace(/</g, '%3C').replace(/>/g, '%3E')}")`
  }
  const properties = inRules.map((name) => `--icon-${name}:${mask(own[name])}`).join(';')
  const rules = Object.entries(drawings).map(([name, drawing]) => `.i-${name}{--icon:${mask(drawing)}}`)
  return [`:root{${properties}}`, ...rules].join('\n')
}
