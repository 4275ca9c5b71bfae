import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import type { Json } from '../../../content/document/document.ts'
import type { ReferenceProperty, ReferenceSchema } from '../../../content/api-reference/api-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { counted } from '../../ui/counted.ts'
import { useReferencePlace } from './reference-links.ts'
import { ReferenceText } from './reference-text.tsx'

/** Longer values are cut; the whole is in the source. */
const longestValue = 200

const valueText = (value: Json): string => {
  const text = JSON.stringify(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

function Value({ of: value }: { readonly of: Json }) {
  return <code className="font-mono [overflow-wrap:anywhere]">{valueText(value)}</code>
}

export interface PropertyRowProps {
  readonly name: string
  readonly required: boolean
  readonly deprecated?: boolean
  readonly description?: string
  readonly example?: Json | undefined
  readonly schema: ReferenceSchema
  /** Levels above; schemas at the first levels are open. */
  readonly depth?: number
}

/** A parameter, header or property: its name, type, meaning, and what is inside. */
export function PropertyRow(props: PropertyRowProps) {
  const { name, required, schema, description = '', example, depth = 0 } = props
  return (
    <li className="grid min-w-0 gap-1 border-b border-line py-2 last:border-0">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <code className="min-w-0 font-mono font-strong [overflow-wrap:anywhere]">{name}</code>
        <SchemaType schema={schema} />
        {required && <span className="text-caption font-strong text-rust">required</span>}
        <Flags schema={schema} deprecated={props.deprecated === true} />
      </span>
      <ReferenceText text={description === '' ? schema.description : description} />
      <SchemaFacts schema={schema} example={example} />
      <SchemaParts schema={schema} depth={depth} />
    </li>
  )
}

export interface SchemaViewProps {
  readonly schema: ReferenceSchema
  readonly depth?: number
}

/** A schema on its own: of a body, or a named one. */
export function SchemaView({ schema, depth = 0 }: SchemaViewProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <SchemaType schema={schema} />
        <Flags schema={schema} deprecated={false} />
      </span>
      <ReferenceText text={schema.description} />
      <SchemaFacts schema={schema} example={undefined} />
      <SchemaParts schema={schema} depth={depth} />
    </div>
  )
}

function SchemaType({ schema }: { readonly schema: ReferenceSchema }) {
  const { type, format, nullable, name, link } = schema
  return (
    <span className="min-w-0 text-caption text-ink-soft [overflow-wrap:anywhere]">
      {link === undefined ? (
        <>
          {type}
          {format !== undefined && ` (${format})`}
          {name !== undefined && !type.includes(name) && ` · ${name}`}
        </>
      ) : (
        <ModelLink name={link.name === '' ? type : link.name} isModel={link.name !== ''} />
      )}
      {nullable && !/\bnull\b/.test(type) && ' or null'}
    </span>
  )
}

/** The name of a schema that is shown elsewhere. */
function ModelLink({ name, isModel }: { readonly name: string; readonly isModel: boolean }) {
  const place = useReferencePlace()
  if (place === undefined || !isModel) return <span>{name}, shown above</span>
  const { org, slug, version } = place
  return (
    <Link
      to="/o/$org/specs/$spec"
      params={{ org, spec: slug }}
      search={{ schema: name, ...(version !== undefined && { version }) }}
      className="text-accent underline underline-offset-2"
    >
      {name}
    </Link>
  )
}

function Flags({ schema, deprecated }: { readonly schema: ReferenceSchema; readonly deprecated: boolean }) {
  return (
    <>
      {(deprecated || schema.deprecated) && <Badge tone="ochre">Deprecated</Badge>}
      {schema.readOnly && <Badge>Read only</Badge>}
      {schema.writeOnly && <Badge>Write only</Badge>}
    </>
  )
}

function SchemaFacts({
  schema,
  example,
}: {
  readonly schema: ReferenceSchema
  readonly example: Json | undefined
}) {
  const { limits, enum: values, default: byDefault, const: only } = schema
  const shown = example ?? schema.example
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(only === undefined ? [] : [['Always', <Value key="const" of={only} />] as const]),
    ...(byDefault === undefined ? [] : [['Default', <Value key="default" of={byDefault} />] as const]),
    ...(shown === undefined ? [] : [['Example', <Value key="example" of={shown} />] as const]),
  ]
  return (
    <>
      {limits.length > 0 && <p className="text-caption text-ink-soft">{limits.join(', ')}</p>}
      {facts.length > 0 && (
        <p className="flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
          {facts.map(([label, value]) => (
            <span key={label} className="min-w-0">
              {label}: {value}
            </span>
          ))}
        </p>
      )}
      {values !== undefined && values.length > 0 && <EnumValues values={values} />}
    </>
  )
}

/** Shown before "more". */
const firstValues = 12

function EnumValues({ values }: { readonly values: NonNullable<ReferenceSchema['enum']> }) {
  const [isWhole, setWhole] = useState(false)
  const visible = isWhole ? values : values.slice(0, firstValues)
  return (
    <p className="flex min-w-0 flex-wrap gap-x-2 gap-y-0.5 text-caption text-ink-soft">
      <span>One of:</span>
      {visible.map(({ value, description }, index) => (
        // Values may repeat, and the list does not change.
        <span key={index} title={description === '' ? undefined : description}>
          <Value of={value} />
        </span>
      ))}
      {values.length > visible.length && (
        <button type="button" className="text-accent underline" onClick={() => setWhole(true)}>
          {values.length - visible.length} more
        </button>
      )}
    </p>
  )
}

/** Deeper schemas are closed at first. */
const openDepth = 1

/** What is inside a schema: properties, items, alternatives. Drawn when it is opened. */
function SchemaParts({ schema, depth }: { readonly schema: ReferenceSchema; readonly depth: number }) {
  const { properties, items, tuple = [], additional, alternatives, cut } = schema
  return (
    <>
      {cut === true && (
        <p className="text-caption text-ink-soft">Its parts are left out because it is very large.</p>
      )}
      {properties.length > 0 && (
        <Opening label={counted(properties.length, 'property', 'properties')} open={depth < openDepth}>
          <Properties properties={properties} depth={depth + 1} />
        </Opening>
      )}
      {items !== undefined && hasParts(items) && (
        <Opening label="Items" open={depth < openDepth}>
          <SchemaView schema={items} depth={depth} />
        </Opening>
      )}
      {tuple.map((item, index) => (
        // Positions identify the items.
        <Opening key={index} label={`Item ${index + 1}`} open={depth < openDepth}>
          <SchemaView schema={item} depth={depth + 1} />
        </Opening>
      ))}
      {alternatives?.of.map(({ label, schema: option }, index) => (
        <Opening key={index} label={alternativeLabel(alternatives.kind, label)} open={false}>
          <SchemaView schema={option} depth={depth + 1} />
        </Opening>
      ))}
      {additional !== undefined && hasParts(additional) && (
        <Opening label="Other properties" open={false}>
          <SchemaView schema={additional} depth={depth + 1} />
        </Opening>
      )}
    </>
  )
}

const alternativeLabel = (kind: 'one' | 'any' | 'not', label: string): string =>
  kind === 'not' ? `Not ${label}` : kind === 'one' ? `Either ${label}` : `Any of: ${label}`

/** Whether a schema says more than its type, which the line above it names already. */
const hasParts = ({
  properties,
  items,
  tuple,
  alternatives,
  description,
  limits,
  enum: values,
  link,
}: ReferenceSchema) =>
  properties.length > 0 ||
  items !== undefined ||
  tuple !== undefined ||
  alternatives !== undefined ||
  description !== '' ||
  limits.length > 0 ||
  values !== undefined ||
  link !== undefined

interface OpeningProps {
  readonly label: string
  readonly open: boolean
  readonly children: ReactNode
}

/** Draws its content once it was opened: a closed schema of a thousand parts costs nothing. */
function Opening({ label, open, children }: OpeningProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-0.5 text-caption text-ink-soft hover:text-ink">
        {label}
      </summary>
      {isOpen && <div className="border-l border-line pl-3">{children}</div>}
    </details>
  )
}

export interface PropertiesProps {
  readonly properties: readonly ReferenceProperty[]
  readonly depth?: number
}

export function Properties({ properties, depth = 0 }: PropertiesProps) {
  return (
    <ul className="grid">
      {properties.map(({ name, required, schema }) => (
        <PropertyRow key={name} name={name} required={required} schema={schema} depth={depth} />
      ))}
    </ul>
  )
}
