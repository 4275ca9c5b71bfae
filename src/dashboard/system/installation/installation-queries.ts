/** Queries of the installation. The service sends no events about it, so screens ask again while they are visible. */
import {
  getBackupScheduleOptions,
  getInstallationOverviewOptions,
  listBackupsQueryKey,
  listInstallationJobsQueryKey,
  listOrganizationSizesQueryKey,
  listSlowOperationsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listBackups, listInstallationJobs, listOrganizationSizes } from '../../../client/sdk.gen.ts'
import { pagedQuery } from '../../api/paging.ts'
import type { InstallationSearch } from './installation-search.ts'

/** Milliseconds between two reads of what changes by itself. */
export const pollInterval = 5000

export const overviewOptions = () => getInstallationOverviewOptions()

export const slowOperationsOptions = () => listSlowOperationsOptions()

export const backupScheduleOptions = () => getBackupScheduleOptions()

export const jobsOptions = (search: InstallationSearch) =>
  pagedQuery(
    listInstallationJobsQueryKey({ query: search }),
    (page, signal) =>
      listInstallationJobs({ query: { ...search, limit: 50, ...page }, signal, throwOnError: true }),
    { keep: true },
  )

export const organizationSizesOptions = () =>
  pagedQuery(listOrganizationSizesQueryKey(), (page, signal) =>
    listOrganizationSizes({ query: { limit: 20, ...page }, signal, throwOnError: true }),
  )

export const backupsOptions = () =>
  pagedQuery(listBackupsQueryKey(), (page, signal) =>
    listBackups({ query: { limit: 20, ...page }, signal, throwOnError: true }),
  )
