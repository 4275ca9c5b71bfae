import { Bug, CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { TracedEvent } from '../../../client/types.gen.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'

type LogLine = TracedEvent['trace']['logs'][number]
type Level = NonNullable<LogLine['level']>

/** The levels from the least to the most important. */
const levels: readonly Level[] = ['debug', 'info', 'warn', 'error']
const looks: Readonly<Record<Level, { readonly icon: LucideIcon; readonly color: string }>> = {
  debug: { icon: Bug, color: 'text-ink-soft' },
  info: { icon: Info, color: 'text-ink-soft' },
  warn: { icon: TriangleAlert, color: 'text-ochre' },
  error: { icon: CircleX, color: 'text-rust' },
}
const levelLabels: Readonly<Record<Level, string>> = {
  debug: 'Debug',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
}

const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
})

/** The log of a script, from a level upwards. */
export function LogLines({ logs }: { readonly logs: readonly LogLine[] }) {
  const [least, setLeast] = useState<Level>()
  if (logs.length === 0) return <p className="text-ink-soft">The integration logged nothing.</p>
  const from = least === undefined ? 0 : levels.indexOf(least)
  const visible = logs.filter(({ level = 'info' }) => levels.indexOf(level) >= from)
  return (
    <div className="grid gap-2">
      <span>
        <FilterMenu
          label="Level"
          allLabel="All levels"
          value={least}
          onValueChange={setLeast}
          options={levels.slice(1).map((value) => ({ value, label: `${levelLabels[value]} and above` }))}
        />
      </span>
      <ol aria-label="Log" className="overflow-x-auto rounded-base bg-paper py-1 ring-1 ring-line ring-inset">
        {visible.map(({ level = 'info', message = '', timestamp }, index) => (
          // Lines have no identity, and the log does not change.
          <li key={index} className="flex gap-2 px-3 py-0.5 font-mono">
            <Icon
              of={looks[level].icon}
              label={levelLabels[level]}
              className={cx('mt-0.5', looks[level].color)}
            />
            {timestamp !== undefined && (
              <time dateTime={timestamp} className="hidden shrink-0 text-ink-soft sm:inline">
                {clock.format(Date.parse(timestamp))}
              </time>
            )}
            <span className="min-w-0 break-words whitespace-pre-wrap">{message}</span>
          </li>
        ))}
      </ol>
      {visible.length === 0 && <p className="text-ink-soft">No lines of this level.</p>}
    </div>
  )
}
