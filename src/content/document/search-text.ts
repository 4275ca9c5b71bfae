/** Splits a page into search sections: one before the first heading, one for each h1 to h3. */
import type { Json, RichTextDocument } from './document.ts'
import { integrationText } from './integration-block.ts'
import { append } from './linear-text.ts'
import { columnTitle, optionLabel } from './table-column.ts'
import { isJsonObject } from './reference.ts'
import { headingsOf } from './heading-anchors.ts'
import { walk } from './walk.ts'

export interface SearchSection {
  /** Anchor of the heading; empty for the start of the page. */
  readonly id: string
  /** Text of the heading; the page title for the start of the page. */
  readonly title: string
  /** Text of the section without markup; runs of white space are one space, blocks are lines. */
  readonly body: string
}

/** Values of `data` displayed as text. */
const textFields: { readonly [type: string]: readonly string[] } = {
  ...{ 'tabs-item': ['title'], code: ['title'], prompt: ['description'], math: ['formula'], image: ['alt'] },
  ...{ 'inline-math': ['formula'], 'inline-image': ['alt', 'caption'], button: ['label'], embed: ['url'] },
  ...{ 'openapi-operation': ['method', 'path'], update: ['date'] },
}

/**
 * The sections in page order. The first exists even if it is empty, so that a page is found by its title; an empty
 * heading starts no section. Raw HTML and expressions are not indexed, because what they show depends on the reader.
 * Reused content is found on the page that it belongs to.
 */
export function searchSections(document: RichTextDocument, title: string): readonly SearchSection[] {
  const headings = new Map(
    headingsOf(document)
      .filter((heading) => heading.level <= 3 && heading.title !== '')
      .map((heading) => [heading.block, heading]),
  )
  const sections: { id: string; title: string; body: string }[] = []
  let current = { id: '', title, body: '' }
  sections.push(current)
  let inHeading = false
  for (const { node, within } of walk(document)) {
    if (node.object === 'text') {
      if (!inHeading) for (const leaf of node.leaves) current.body += leaf.text
      continue
    }
    if (node.object === 'block') {
      const heading = headings.get(node)
      // A heading inside a table or an expandable is a line of the enclosing section.
      inHeading = heading !== undefined && !within.includes('table')
      if (heading !== undefined && inHeading) {
        current = { id: heading.anchor, title: heading.title, body: '' }
        sections.push(current)
      }
      current.body += '\n'
    }
    for (const name of textFields[node.type] ?? []) {
      const value = node.data[name]
      if (typeof value === 'string' && !inHeading) current.body += ` ${value} `
    }
    if (node.type === 'integration') current.body += ` ${integrationText(node.data)} `
    if (node.type === 'table') current.body += tableWords(node.data['definition'], node.data['records'])
  }
  return sections.map(({ id, title: name, body }) => ({ id, title: name, body: tidy(body) }))
}

/** Column titles and the values of cells that are not fragments: numbers and options. */
function tableWords(definition: Json | undefined, records: Json | undefined): string {
  const columns = isJsonObject(definition) ? definition : {}
  const parts: string[] = []
  for (const column of Object.values(columns)) if (isJsonObject(column)) parts.push(columnTitle(column))
  for (const record of Object.values(isJsonObject(records) ? records : {})) {
    const values = isJsonObject(record) ? record['values'] : undefined
    for (const [id, value] of Object.entries(isJsonObject(values) ? values : {})) {
      const column = Object.hasOwn(columns, id) ? columns[id] : undefined
      const type = isJsonObject(column) ? column['type'] : undefined
      if (type === 'number' && typeof value === 'number') parts.push(String(value))
      if (type === 'select' && Array.isArray(value))
        append(
          parts,
          value.flatMap((option: Json) => (typeof option === 'string' ? optionLabel(column, option) : [])),
        )
    }
  }
  return parts.join('\n')
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
