import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const bucket = {
  FILES_S3_ENDPOINT: 'https://s3.example.org/',
  FILES_S3_BUCKET: 'my-files',
  FILES_S3_ACCESS_KEY: 'access',
  FILES_S3_SECRET_KEY: 'secret',
}

const backups = {
  BACKUP_S3_ENDPOINT: 'https://s3.example.org',
  BACKUP_S3_BUCKET: 'my-backups',
  BACKUP_S3_ACCESS_KEY: 'access',
  BACKUP_S3_SECRET_KEY: 'secret',
}

describe('readConfig', () => {
  it('reads where backups are copied to, beside files only below a prefix', () => {
    expect(readConfig(backups).backupBucket).toMatchObject({ bucket: 'my-backups', prefix: '' })
    const below = { ...bucket, ...backups, BACKUP_S3_BUCKET: 'my-files', BACKUP_S3_PREFIX: 'backups/recto/' }
    expect(readConfig(below).backupBucket).toMatchObject({ bucket: 'my-files', prefix: 'backups/recto' })
    const elsewhere = { ...bucket, ...backups, BACKUP_S3_BUCKET: 'my-files' }
    expect(
      readConfig({ ...elsewhere, BACKUP_S3_ENDPOINT: 'https://s3.example.com' }).backupBucket?.prefix,
    ).toBe('')
    expect(readConfig({}).backupBucket).toBeUndefined()
  })

  it('opens usable without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      sitesPort: 4001,
      baseUrl: 'http://127.0.0.1:4000',
      sitesUrl: 'http://127.0.0.1:4001',
    })
  })

  it.each([
    [{ PORT: 'many' }, /PORT is "many"/],
    [{ PORT: '70000' }, /from 0 to 65535/],
    [{ BASE_URL: 'https://docs.example.org/recto' }, /without a path/],
    [{ BASE_URL: 'docs.example.org' }, /BASE_URL/],
    [{ DATABASE_URL: 'mysql://x' }, /postgres:\/\//],
    [{ DATABASE_LISTEN_URL: 'mysql://x' }, /DATABASE_LISTEN_URL must start with postgres:\/\//],
    [{ DATABASE_POOL: '1' }, /DATABASE_POOL is "1"; it must be a whole number from 2 to/],
    [{ DATABASE_PREPARE: 'no' }, /DATABASE_PREPARE is "no"; it must be 0 or 1/],
    [{ PROCESSES: '0' }, /PROCESSES is "0"; it must be a whole number from 1/],
    [{ ROLE: 'job' }, /ROLE is "job"; it must be one of all, web, worker/],
    [{ ROLE: 'web' }, /ROLE=web needs DATABASE_URL/],
    [{ RECTO_ADMIN_TOKEN: 'short' }, /32 characters/],
    [{ METRICS_PORT: '70000' }, /METRICS_PORT is "70000"/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have at least 32 characters/],
    [{ SECRET: 'short' }, /32 characters/],
    [{ FILES_S3_ENDPOINT: 'https://s3.example.org' }, /FILES_S3_ENDPOINT needs FILES_S3_BUCKET/],
    [{ FILES_S3_BUCKET: 'files' }, /FILES_S3_BUCKET needs FILES_S3_ENDPOINT/],
    [{ ...bucket, FILES_S3_SECRET_KEY: '' }, /FILES_S3_ENDPOINT needs FILES_S3_SECRET_KEY/],
    [
      { ...bucket, FILES_S3_ENDPOINT: 's3.example.org' },
      /FILES_S3_ENDPOINT is "s3.example.org"; it must be a URL/,
    ],
    [{ ...bucket, FILES_S3_BUCKET: '../x' }, /FILES_S3_BUCKET is "..\/x"; it must be the name of a bucket/],
    [{ ...bucket, FILES_S3_VIRTUAL_HOST: 'yes' }, /FILES_S3_VIRTUAL_HOST is "yes"; it must be 0 or 1/],
    [{ BACKUP_S3_BUCKET: 'backups' }, /BACKUP_S3_BUCKET needs BACKUP_S3_ENDPOINT/],
    [{ BACKUP_S3_PREFIX: 'backups' }, /BACKUP_S3_PREFIX needs BACKUP_S3_ENDPOINT/],
    [{ ...backups, BACKUP_S3_SECRET_KEY: '' }, /BACKUP_S3_ENDPOINT needs BACKUP_S3_SECRET_KEY/],
    [{ ...backups, BACKUP_S3_PREFIX: '../x' }, /BACKUP_S3_PREFIX is "..\/x"; it must be names of letters/],
    [{ ...backups, BACKUP_S3_PREFIX: '/x' }, /BACKUP_S3_PREFIX is/],
    [{ ...backups, BACKUP_S3_PREFIX: 'a//b' }, /BACKUP_S3_PREFIX is/],
    [
      { ...bucket, ...backups, BACKUP_S3_BUCKET: 'my-files' },
      /BACKUP_S3_BUCKET is the bucket of FILES_S3_BUCKET. .* set BACKUP_S3_PREFIX/,
    ],
    [{ BACKUP_DIR: 'backups' }, /BACKUP_DIR is "backups"; it must be an absolute path/],
    [{ BACKUP_AT: '24:00' }, /BACKUP_AT is "24:00"; it must be a time of day in UTC/],
    [{ BACKUP_AT: '3:00' }, /such as 03:00/],
    [{ BACKUP_KEEP: '7,4' }, /BACKUP_KEEP is "7,4"; it must be numbers of days, weeks and months/],
    [{ BACKUP_KEEP: '0,4,12' }, /with at least one day/],
    [{ BACKUP_PASSPHRASE: 'short' }, /BACKUP_PASSPHRASE must have at least 12 characters/],
    [{ SITES_CDN: 'yes' }, /SITES_CDN is "yes"; it must be 0 or 1/],
    [{ SITES_CDN_PURGE_URL: 'https://purge.example.org' }, /without SITES_CDN/],
    [{ SITES_CDN: '1', SITES_CDN_PURGE_URL: 'purge.example.org' }, /must be an http or https URL/],
    [{ SITES_CDN: '1', SITES_CDN_PURGE_URL: 'https://me:x@purge.example.org' }, /without a username/],
    [{ SITES_CDN: '1', SITES_CDN_PURGE_TOKEN: 't'.repeat(32) }, /without SITES_CDN_PURGE_URL/],
    [
      { SITES_CDN: '1', SITES_CDN_PURGE_URL: 'https://purge.example.org', SITES_CDN_PURGE_TOKEN: 'short' },
      /SITES_CDN_PURGE_TOKEN must have at least 32 characters/,
    ],
    [{ LOG_LEVEL: 'loud' }, /one of/],
    [{ TRUSTED_HOSTNAMES: 'docs.intranet, https://x' }, /TRUSTED_HOSTNAMES contains "https/],
    [{ SECRET_FILE: '/nowhere/at/all' }, /Cannot read \/nowhere/],
    [{ SECRET: 'x'.repeat(32), SECRET_FILE: 'y' }, /both set/],
  ])('refuses %o with the exact reason', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(reason)
  })

  it('reads the bucket of files', () => {
    expect(readConfig({}).files).toBeUndefined()
    expect(readConfig(bucket).files).toEqual({
      ...{ endpoint: 'https://s3.example.org', bucket: 'my-files', region: 'us-east-1' },
      ...{ accessKey: 'access', secretKey: 'secret', virtualHost: false },
    })
  })

  it('reads the schedule of backups', () => {
    expect(readConfig({})).toMatchObject({
      ...{ backupDir: undefined, backupAt: '03:00', backupKeep: { days: 7, weeks: 4, months: 12 } },
    })
    expect(readConfig({ BACKUP_DIR: '/srv/x/', BACKUP_AT: '22:30', BACKUP_KEEP: '1,0,0' })).toMatchObject({
      ...{ backupDir: '/srv/x', backupAt: '22:30', backupKeep: { days: 1, weeks: 0, months: 0 } },
    })
  })

  it('reads any variable from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-config-'))
    const file = join(folder, 'token')
    writeFileSync(file, `${'t'.repeat(40)}\n`)
    try {
      expect(readConfig({ RECTO_ADMIN_TOKEN_FILE: file }).adminToken).toBe('t'.repeat(40))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
