import {
  useMutation,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import {
  getBackupScheduleQueryKey,
  listBackupsQueryKey,
  startBackupMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Backup, BackupSchedule } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted, sizeText } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Facts } from './facts.tsx'
import { backupScheduleOptions, backupsOptions, pollInterval } from './installation-queries.ts'

interface StateText {
  readonly label: string
  readonly tone: Tone
  /** Whether it is being made. */
  readonly active: boolean
}

const states: Readonly<Record<Backup['state'], StateText>> = {
  running: { label: 'Being written', tone: 'accent', active: true },
  written: { label: 'Being tested', tone: 'accent', active: true },
  copying: { label: 'Being copied', tone: 'accent', active: true },
  proved: { label: 'Tested', tone: 'moss', active: false },
  failed: { label: 'Failed', tone: 'rust', active: false },
}

/** The schedule, the backups, and a button to start one. */
export function BackupsSection() {
  const { data: schedule } = useSuspenseQuery({ ...backupScheduleOptions(), refetchInterval: pollInterval })
  const list = useSuspenseInfiniteQuery({ ...backupsOptions(), refetchInterval: pollInterval })
  const backups = list.data.pages.flatMap(({ items }) => items)
  if (!schedule.enabled && backups.length === 0) return <BackupsOff />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {schedule.enabled ? (
        <ScheduleFacts schedule={schedule} />
      ) : (
        <Note tone="warning">
          Backups are off now. Set <code className="font-mono">BACKUP_DIR</code> or{' '}
          <code className="font-mono">BACKUP_S3_ENDPOINT</code> to make new ones.
        </Note>
      )}
      <CopyNotes schedule={schedule} />
      {schedule.enabled && <StartBackup running={backups.some(({ state }) => states[state].active)} />}
      <BackupTable backups={backups} />
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show earlier backups
          </Button>
        </span>
      )}
    </div>
  )
}

function BackupsOff() {
  return (
    <EmptyState title="Backups are off">
      Set <code className="font-mono">BACKUP_DIR</code> to a folder on another disk, or{' '}
      <code className="font-mono">BACKUP_S3_ENDPOINT</code> to an object storage, then restart Recto. It makes
      a backup every day, tests it, and deletes old ones.
    </EmptyState>
  )
}

/** One backup is made at a time. */
function StartBackup({ running }: { readonly running: boolean }) {
  const client = useQueryClient()
  const start = useMutation({
    ...startBackupMutation(),
    onSuccess: async () => {
      await Promise.all(
        [listBackupsQueryKey(), getBackupScheduleQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
  return (
    <div className="grid justify-items-start gap-2">
      <FormError error={start.error} />
      <Button
        variant="primary"
        icon={DatabaseBackup}
        busy={start.isPending}
        disabledReason={running ? 'A backup is being made. Wait until it has finished.' : undefined}
        onClick={() => start.mutate({})}
      >
        Back up now
      </Button>
    </div>
  )
}

const orNever = (at: string | undefined) => (at === undefined ? 'Never' : <RelativeTime at={at} />)

const protectedPlaces = ({ folder, bucket }: BackupSchedule): string =>
  [...(folder === undefined ? [] : ['folder']), ...(bucket === undefined ? [] : ['bucket'])].join(' and the ')

function ScheduleFacts({ schedule }: { readonly schedule: BackupSchedule }) {
  const { folder, bucket, at, keep, nextAt, sealed, lastSucceededAt, lastProvedAt, lastCopiedAt } = schedule
  return (
    <Facts
      label="Schedule"
      rows={[
        { name: 'Last tested', value: orNever(lastProvedAt) },
        { name: 'Last written', value: orNever(lastSucceededAt) },
        ...(bucket === undefined ? [] : [{ name: 'Last copied', value: orNever(lastCopiedAt) }]),
        {
          name: 'Next',
          value: (
            <>
              {nextAt !== undefined && <RelativeTime at={nextAt} />}
              {at !== undefined && `, every day at ${at} UTC`}
            </>
          ),
        },
        ...(keep === undefined
          ? []
          : [
              {
                name: 'Kept',
                value: `The newest of each of ${counted(keep.days, 'day')}, ${counted(keep.weeks, 'week')} and ${counted(keep.months, 'month')}`,
              },
            ]),
        ...Object.entries({ Folder: folder, 'Object storage': bucket }).flatMap(([name, place]) =>
          place === undefined ? [] : [{ name, value: <span className="font-mono break-all">{place}</span> }],
        ),
        {
          name: 'Secret',
          value: sealed
            ? 'Encrypted with the passphrase'
            : `Not encrypted: protect the ${protectedPlaces(schedule)}`,
        },
      ]}
    />
  )
}

/** What is wrong with the copies in the object storage. */
function CopyNotes({ schedule: { bucket, sealed, copyError } }: { readonly schedule: BackupSchedule }) {
  if (bucket === undefined) return null
  return (
    <>
      {copyError !== undefined && <Note tone="warning">The last backup was not copied. {copyError}</Note>}
      {!sealed && (
        <Note tone="warning">
          Backups leave this machine with the secret in plain text. Set{' '}
          <code className="font-mono">BACKUP_PASSPHRASE</code> to encrypt it.
        </Note>
      )}
    </>
  )
}

const placeNames: Readonly<Record<Backup['places'][number], string>> = {
  machine: 'Folder',
  bucket: 'Object storage',
}

const locationText = (places: Backup['places']): string | undefined =>
  places.length === 0 ? undefined : places.map((place) => placeNames[place]).join(', ')

function BackupTable({ backups }: { readonly backups: readonly Backup[] }) {
  return (
    <Table
      caption="Backups"
      rows={backups}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="No backups yet">The first one is made at the time of the schedule.</EmptyState>
      }
      columns={[
        { key: 'name', header: 'Backup', names: true, cell: (backup) => <BackupName backup={backup} /> },
        {
          ...{ key: 'state', header: 'State' },
          cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
        },
        {
          ...{ key: 'places', header: 'Location', className: 'max-sm:hidden' },
          cell: ({ places }) => locationText(places) ?? '–',
        },
        {
          ...{ key: 'bytes', header: 'Size', numeric: true },
          cell: ({ bytes }) => (bytes === undefined ? '–' : sizeText(bytes)),
        },
        {
          ...{ key: 'pages', header: 'Pages tested', numeric: true, className: 'max-sm:hidden' },
          cell: ({ pages }) => (pages === undefined ? '–' : pages.toLocaleString('en')),
        },
        {
          ...{ key: 'started', header: 'Started', className: 'max-sm:hidden sm:pl-6' },
          cell: ({ startedAt }) => <RelativeTime at={startedAt} />,
        },
      ]}
    />
  )
}

function BackupName({ backup }: { readonly backup: Backup }) {
  const { name, startedBy, places, finishedAt, writtenAt, error, copyError } = backup
  const isGone = writtenAt !== undefined && finishedAt !== undefined && places.length === 0
  return (
    <div className="grid min-w-40 py-1.5">
      <span className="font-mono break-all">{name}</span>
      <span className="text-caption font-normal text-ink-soft">
        {startedBy === 'schedule' ? 'On schedule' : 'Started by an operator'}
        {isGone && ', deleted since'}
      </span>
      <span className="text-caption font-normal text-ink-soft sm:hidden">{locationText(places)}</span>
      {[error, copyError && `Not copied. ${copyError}`].map(
        (problem) =>
          problem !== undefined && (
            <span key={problem} className="max-w-measure text-caption font-normal break-words text-rust">
              {problem}
            </span>
          ),
      )}
    </div>
  )
}
