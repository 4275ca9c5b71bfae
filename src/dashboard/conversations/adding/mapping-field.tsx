import { Select } from '../../ui/fields/select.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { columnFields, type ColumnField, type ColumnMapping, type ReadResult } from './read-conversations.ts'

const labels: Readonly<Record<ColumnField, string>> = {
  message: 'Message',
  id: 'Conversation id',
  subject: 'Subject',
  role: 'Written by',
  createdAt: 'Created at',
  url: 'Address',
}

export interface MappingFieldProps {
  readonly table: NonNullable<ReadResult['table']>
  readonly onMapping: (mapping: ColumnMapping) => void
}

const columnName = (columns: readonly string[], at: number): string => {
  const name = columns[at]?.trim() ?? ''
  return name === '' ? `Column ${at + 1}` : name
}

/** What the columns of a table contain, with its first rows. */
export function MappingField({ table, onMapping }: MappingFieldProps) {
  const { columns, sample, mapping } = table
  const choose = (field: ColumnField, value: string): void => {
    const { [field]: _former, ...others } = mapping
    onMapping(value === '' ? others : { ...others, [field]: Number(value) })
  }
  return (
    <Section title="Columns" lead="Choose which column contains what.">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {columnFields.map((field) => (
          <Select
            key={field}
            label={labels[field]}
            value={mapping[field] === undefined ? '' : String(mapping[field])}
            onValueChange={(value) => choose(field, value)}
            options={[
              ...(field === 'message' ? [] : [{ value: '', label: 'None' }]),
              ...columns.map((_, at) => ({ value: String(at), label: columnName(columns, at) })),
            ]}
          />
        ))}
      </div>
      <Table
        caption="First rows"
        columns={columns.map((_, at) => ({
          key: String(at),
          header: columnName(columns, at),
          cell: ({ cells }: { readonly cells: readonly string[] }) => (
            <span className="line-clamp-2 max-w-60 [overflow-wrap:anywhere]">{cells[at]}</span>
          ),
        }))}
        rows={sample.map((cells, at) => ({ key: String(at), cells }))}
        rowKey={({ key }) => key}
        empty={<p className="text-ink-soft">The table has no rows below its columns.</p>}
      />
    </Section>
  )
}
