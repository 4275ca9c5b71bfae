import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { HealthCheck, InstallationOverview } from '../../../client/types.gen.ts'
import { counted, sizeText } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Facts } from './facts.tsx'
import { overviewOptions, pollInterval } from './installation-queries.ts'
import { checkLabels } from './installation-text.ts'

const engines = { sqlite: 'SQLite, in the data folder', postgres: 'PostgreSQL' } as const
const roles = {
  all: 'Requests and background work',
  web: 'Requests only',
  worker: 'Background work only',
} as const

/** Health, then what runs. */
export function OverviewSection() {
  const { data } = useSuspenseQuery({ ...overviewOptions(), refetchInterval: pollInterval })
  const troubles = data.health.filter(({ state }) => state !== 'ok').length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-label="Health" className="grid gap-2">
        <h3 className="font-strong">Health</h3>
        <output className="text-ink-soft">
          {troubles === 0
            ? `All ${data.health.length} checks passed.`
            : `${counted(troubles, 'check needs', 'checks need')} your attention.`}
        </output>
        <HealthList checks={data.health} />
      </section>
      <section aria-label="What runs" className="grid gap-2">
        <h3 className="font-strong">What runs</h3>
        <RunningFacts overview={data} />
      </section>
    </div>
  )
}

const stateIcons = {
  ok: { icon: CircleCheck, className: 'text-moss', label: 'Passed' },
  warning: { icon: TriangleAlert, className: 'text-ochre', label: 'Warning' },
  failed: { icon: CircleX, className: 'text-rust', label: 'Failed' },
} as const

const order = { failed: 0, warning: 1, ok: 2 } as const

/** What failed comes first. */
function HealthList({ checks }: { readonly checks: readonly HealthCheck[] }) {
  return (
    <ul aria-label="Checks" className="divide-y divide-line border-y border-line">
      {checks
        .toSorted((a, b) => order[a.state] - order[b.state])
        .map(({ id, state, message }) => {
          const { icon, className, label } = stateIcons[state]
          return (
            <li key={id} className="flex gap-2.5 py-1.5">
              <Icon of={icon} className={`mt-0.5 ${className}`} />
              <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
                <p className="font-strong">
                  {checkLabels[id]}
                  <span className="sr-only">: {label}.</span>
                </p>
                <p className={state === 'ok' ? 'text-ink-soft' : ''}>{message}</p>
              </div>
            </li>
          )
        })}
    </ul>
  )
}

function RunningFacts({ overview }: { readonly overview: InstallationOverview }) {
  const { version, store, dataFolder, process, processes } = overview
  const { connections } = store
  return (
    <Facts
      label="What runs"
      rows={[
        { name: 'Version', value: `Recto ${version} on Node.js ${process.node}` },
        {
          name: 'Licenses',
          value: (
            // A file of the build.
            <a href="/licenses.txt" target="_blank" rel="noreferrer" className="text-accent underline">
              Software in the dashboard
            </a>
          ),
        },
        { name: 'Database', value: `${engines[store.engine]}, version ${store.version}` },
        { name: 'Database size', value: sizeText(store.bytes) },
        ...(connections === undefined
          ? []
          : [
              {
                name: 'Connections',
                value: `${connections.used} in use, ${connections.idle} idle, ${connections.waiting} requests waiting`,
              },
            ]),
        {
          name: 'Data folder',
          value: (
            <>
              <span className="font-mono break-all">{dataFolder.path}</span>
              {dataFolder.freeBytes !== undefined && `, ${sizeText(dataFolder.freeBytes)} free`}
            </>
          ),
        },
        {
          name: 'This process',
          value: (
            <>
              {roles[process.role]}, started <RelativeTime at={process.startedAt} />
            </>
          ),
        },
        { name: 'Memory', value: sizeText(process.memoryBytes) },
        { name: 'Event streams', value: counted(process.eventStreams, 'open dashboard') },
        {
          name: 'Processes',
          value:
            processes === 1
              ? '1, as configured with PROCESSES'
              : `${processes}, as configured with PROCESSES. The figures above are those of the process that answered.`,
        },
      ]}
    />
  )
}
