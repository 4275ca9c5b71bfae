/** Writes XLIFF 2.1: a file for each page, a unit for each unit. */
import type { ExchangeLanguages, ExchangeUnit } from '../exchange-file.ts'
import { escapeText, partsOfText } from '../read-tags.ts'
import { replaceUnfit } from '../xml-text.ts'
import { xliffNamespace, xliffStates } from './xliff-states.ts'

/** For attributes and notes, where characters that XML cannot hold are lost. */
const plain = (text: string): string =>
  escapeText(replaceUnfit(text, () => '\ufffd')).replaceAll('\r', '&#13;')

const attribute = (text: string): string =>
  plain(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

/** Characters that XML cannot hold are elements. */
const content = (text: string): string =>
  replaceUnfit(
    escapeText(text).replaceAll('\r', '&#13;'),
    (character) => `<cp hex="${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`,
  )

const inline = (text: string, labels: ReadonlyMap<number, string>): string => {
  let xml = ''
  for (const part of partsOfText(text)) {
    if (part.kind === 'text') xml += content(part.text)
    else if (part.kind === 'close') xml += '</pc>'
    else {
      const label = labels.get(part.id)
      const [name, end, shown] = part.kind === 'open' ? ['pc', '>', 'dispStart'] : ['ph', '/>', 'disp']
      xml += `<${name} id="${part.id}"${label === undefined ? '' : ` ${shown}="${attribute(label)}"`}${end}`
    }
  }
  return xml
}

const unitOf = ({ id, source, target, state, formerSource, label, tags = [] }: ExchangeUnit): string => {
  const labels = new Map(tags.map((tag) => [tag.id, tag.label]))
  const former =
    formerSource === undefined ? '' : `\n        <note category="former-source">${plain(formerSource)}</note>`
  const translated = target === undefined ? '' : `\n        <target>${inline(target, labels)}</target>`
  return `    <unit id="${attribute(id)}" xml:space="preserve">
      <notes>
        <note category="label">${plain(label)}</note>${former}
      </notes>
      <segment state="${xliffStates[state]}" subState="recto:${state}">
        <source>${inline(source, labels)}</source>${translated}
      </segment>
    </unit>
`
}

/** Units of a page are together, pages in the order of their first unit. */
export const writeXliff = (units: readonly ExchangeUnit[], languages: ExchangeLanguages): string => {
  const pages = new Map<string, string[]>()
  for (const unit of units) {
    const { id, title } = unit.page
    const list = pages.get(id)
    if (list === undefined)
      pages.set(id, [`  <file id="${attribute(id)}" original="${attribute(title)}">\n`, unitOf(unit)])
    else list.push(unitOf(unit))
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="${attribute(languages.source)}" trgLang="${attribute(languages.target)}">
${[...pages.values()].map((page) => `${page.join('')}  </file>\n`).join('')}</xliff>
`
}
