/** Renders tables and cards: rows in order, cells by the type of their column. */
import { columnTitle, optionLabel } from '../document/table-column.ts'
import type { Block, Json, JsonObject } from '../document/document.ts'
import { blockKind, fragmentOf } from '../document/node-kinds.ts'
import { fileReference, isJsonObject, referenceOf } from '../document/reference.ts'
import { slotOf } from '../translation/unit-ids.ts'
import { flagOf, textOf, textsOf } from './node-data.ts'
import { linkTo, titled } from './inlines.ts'
import { element, textNode } from './render-node.ts'
import type { Card, EmbedNode, RenderNode, ResolvedReference, TableColumn } from './render-node.ts'
import { drawBlocks, drawFragment, inLanguage, languageIn } from './render-run.ts'
import type { Run } from './render-run.ts'
import { safeImage } from './safe-url.ts'

interface Record {
  readonly id: string
  readonly values: JsonObject
}

/** The embed of a `table` block: a grid, or cards depending on its view. Undefined columns are omitted. */
export function drawTable(block: Block, run: Run): EmbedNode {
  const { data } = block
  const view = isJsonObject(data['view']) ? data['view'] : {}
  const definition = isJsonObject(data['definition']) ? data['definition'] : {}
  const columns = columnsOf(view, definition, (id) => languageIn(run, block.key, slotOf(['column', id])))
  const records = recordsOf(data['records'])
  const cellsOf = (record: Record) =>
    columns.map((column) => drawCell(block, record, column, definition[column.id], run))
  const key = block.key === undefined ? {} : { key: block.key }
  if (textOf(view, 'type') === 'cards') {
    const cards = records.map((record): Card => {
      const target = firstReference(record, view['targetDefinition'], run)
      const cover = coverOf(record, view['coverDefinition'], run)
      const coverDark = coverOf(record, view['coverDefinitionDark'], run)
      return {
        id: record.id,
        ...(target === undefined ? {} : { target }),
        ...(cover === undefined ? {} : { cover }),
        ...(coverDark === undefined ? {} : { coverDark }),
        cells: cellsOf(record),
      }
    })
    const size = textOf(view, 'cardSize') === 'large' ? 'large' : 'medium'
    const hideColumnTitle = flagOf(view, 'hideColumnTitle')
    return {
      type: 'embed',
      ...key,
      embed: { kind: 'cards', columns, cards, size, hideColumnTitle, fullWidth: flagOf(data, 'fullWidth') },
    }
  }
  const merges = data['cellMerges']
  return {
    type: 'embed',
    ...key,
    embed: {
      kind: 'table',
      columns,
      rows: records.map((record) => ({ id: record.id, cells: cellsOf(record) })),
      hideHeader: flagOf(view, 'hideHeader'),
      fullWidth: flagOf(data, 'fullWidth'),
      search: flagOf(data, 'search'),
      ...(merges === undefined ? {} : { merges }),
    },
  }
}

function columnsOf(
  view: JsonObject,
  definition: JsonObject,
  languageOf: (id: string) => string | undefined,
): readonly TableColumn[] {
  const visibleColumns = Array.isArray(view['columns']) ? textsOf(view['columns']) : Object.keys(definition)
  const widths = isJsonObject(view['columnWidths']) ? view['columnWidths'] : {}
  return visibleColumns.flatMap((id): readonly TableColumn[] => {
    const column = Object.hasOwn(definition, id) ? definition[id] : undefined
    if (!isJsonObject(column)) return []
    const width = widths[id]
    const align = column['textAlignment']
    const language = languageOf(id)
    return [
      {
        id,
        title: columnTitle(column),
        type: textOf(column, 'type') ?? 'text',
        ...(typeof width === 'number' && width > 0 && width < 10_000 ? { width } : {}),
        ...((align === 'center' || align === 'right') && { align }),
        ...(language !== undefined && { language }),
      },
    ]
  })
}

/** Rows by order key, ties by id, so that the order is always deterministic. */
function recordsOf(records: Json | undefined): readonly Record[] {
  if (!isJsonObject(records)) return []
  const rows = Object.entries(records).flatMap(([id, row]) => {
    if (!isJsonObject(row)) return []
    const order = row['orderIndex']
    const values = isJsonObject(row['values']) ? row['values'] : {}
    return [{ id, values, order: typeof order === 'string' || typeof order === 'number' ? order : '' }]
  })
  const before = (a: string | number, b: string | number): number => {
    if (typeof a === typeof b) return a < b ? -1 : a > b ? 1 : 0
    return typeof a === 'number' ? -1 : 1
  }
  return rows.sort((a, b) => before(a.order, b.order) || before(a.id, b.id))
}

function drawCell(
  block: Block,
  record: Record,
  column: TableColumn,
  definition: Json | undefined,
  run: Run,
): readonly RenderNode[] {
  const value = record.values[column.id]
  const resolve = (json: Json): ResolvedReference | undefined => {
    const reference = referenceOf(json)
    return reference === undefined ? undefined : run.context.resolve(reference)
  }
  const links = (references: readonly Json[], type: string) =>
    references.flatMap((json) => {
      const target = resolve(json)
      return target === undefined ? [] : [linkTo(target, { 'data-type': type }, titled(target))]
    })
  switch (column.type) {
    case 'text':
      return drawText(block, typeof value === 'string' ? value : `${record.id}:${column.id}`, run, [
        ...['cell', record.id, column.id],
      ])
    case 'checkbox':
      return [
        element('input', {
          type: 'checkbox',
          disabled: '',
          checked: value === true ? '' : undefined,
          'aria-label': column.title,
        }),
      ]
    case 'number':
      return typeof value === 'number' ? [textNode(String(value))] : []
    case 'rating': {
      if (typeof value !== 'number') return []
      const stars = Math.max(0, Math.min(10, Math.round(value)))
      return [
        element('span', { 'data-type': 'rating', role: 'img', 'aria-label': String(value) }, [
          textNode('★'.repeat(stars)),
        ]),
      ]
    }
    case 'select':
      return textsOf(value).map((option) =>
        element('span', { 'data-type': 'option', 'data-kind': option }, [
          textNode(optionLabel(definition, option)),
        ]),
      )
    case 'files':
      return links(
        textsOf(value).map((item) => ({ ...fileReference(item) })),
        'file',
      )
    case 'users':
      return links(
        textsOf(value).map((user) => ({ kind: 'user', user })),
        'mention',
      )
    case 'content-ref':
      return value === undefined ? [] : links([value], 'content-ref')
    case 'image': {
      const target = value === undefined ? undefined : resolve(value)
      const src = target?.state === 'ok' ? safeImage(target.href) : undefined
      return src === undefined ? [] : [element('img', { src, alt: '' })]
    }
    default:
      return typeof value === 'string' || typeof value === 'number'
        ? [element('span', { 'data-type': 'unknown', 'data-kind': column.type }, [textNode(String(value))])]
        : drawFragment(block, `${record.id}:${column.id}`, run)
  }
}

/** The blocks of a cell, each in its own language; `names` are those of its first unit (`map-units.ts`). */
function drawText(block: Block, name: string, run: Run, names: readonly string[]): readonly RenderNode[] {
  const nodes = fragmentOf(block, name)?.nodes ?? []
  // Blocks inside of blocks would be numbered, too.
  if (run.context.languageOf === undefined || nodes.some(({ type }) => blockKind(type) !== 'text'))
    return drawBlocks(nodes, run)
  return nodes.flatMap((one, index) =>
    inLanguage(
      drawBlocks([one], run),
      languageIn(run, block.key, slotOf(index === 0 ? names : [...names, String(index + 1)])),
    ),
  )
}

/** The target of a card: the first of the given columns with a reference or a file. */
function firstReference(record: Record, columns: Json | undefined, run: Run): ResolvedReference | undefined {
  for (const column of typeof columns === 'string' ? [columns] : textsOf(columns)) {
    const value = record.values[column]
    const file = textsOf(value)[0]
    const reference = file === undefined ? referenceOf(value) : fileReference(file)
    if (reference !== undefined) return run.context.resolve(reference)
  }
  return undefined
}

function coverOf(record: Record, columns: Json | undefined, run: Run): string | undefined {
  const target = firstReference(record, columns, run)
  return target?.state === 'ok' ? safeImage(target.href) : undefined
}
