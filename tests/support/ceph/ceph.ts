import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '#server/storage/s3-bucket.ts'
import { answers, freePort } from '../../../scripts/start/port.mjs'
import type { CrossOriginRule } from '../strict-store/cross-origin.ts'
import { CLUSTER, configurationOf, DISK } from './configuration.ts'

const run = promisify(execFile)

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool', 'radosgw', 'radosgw-admin']
const BUCKET = 'school'
const ROLE = 'uploads'

export const hasCeph = (): boolean =>
  PROGRAMS.every((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0)

export interface Ceph {
  readonly settings: S3Settings
  /** Browsers' keys are lent under this role, which may do what docs/object-store.md says and nothing else. */
  readonly roleArn: string
  /** The server's own keys, in Amazon's kit. */
  readonly client: S3Client
  letPagesSend(rule: CrossOriginRule): Promise<void>
  close(): Promise<void>
}

const TRUST = {
  Version: '2012-10-17',
  Statement: [
    { Effect: 'Allow', Principal: { AWS: [`arn:aws:iam:::user/${BUCKET}`] }, Action: ['sts:AssumeRole'] },
  ],
}

const PERMISSION = {
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
      Resource: [`arn:aws:s3:::${BUCKET}/incoming/*`],
    },
    {
      Effect: 'Allow',
      Action: ['s3:ListBucket', 's3:ListBucketMultipartUploads'],
      Resource: [`arn:aws:s3:::${BUCKET}`],
    },
  ],
}

/** A real object store with its token service: Ceph's monitor, one disk in memory and its gateway, on free ports of this machine. */
export const startCeph = async (): Promise<Ceph> => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-ceph-'))
  const monitor = `v2:127.0.0.1:${await freePort()}`
  const port = await freePort()
  writeFileSync(join(folder, 'ceph.conf'), configurationOf({ folder, monitor, port }))
  mkdirSync(join(folder, 'osd'))
  const surroundings = { cwd: folder, env: { ...process.env, CEPH_CONF: join(folder, 'ceph.conf') } }
  const tool = (program: string, ...words: readonly string[]) => run(program, words, surroundings)
  const running: ChildProcess[] = []
  // In the foreground, so that they end with whoever started them.
  const keep = (program: string, ...words: readonly string[]) =>
    running.push(spawn(program, ['-f', ...words], { ...surroundings, stdio: 'ignore' }))
  const lastWord = () => {
    for (const child of running) child.kill('SIGKILL')
  }
  process.once('exit', lastWord)

  await tool(
    'ceph-authtool',
    '--create-keyring',
    'keyring',
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  )
  for (const name of ['client.admin', 'client.rgw', 'osd.0'])
    await tool(
      'ceph-authtool',
      ...['keyring', '--gen-key', '-n', name],
      ...['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *']),
    )
  await tool('monmaptool', '--create', '--fsid', CLUSTER, '--addv', 'a', `[${monitor}]`, 'monmap')
  await tool('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', 'keyring')
  keep('ceph-mon', '-i', 'a')
  await tool('ceph', 'osd', 'new', DISK)
  await tool('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', DISK)
  await tool('ceph', 'osd', 'crush', 'add', 'osd.0', '1', 'root=default')
  keep('ceph-osd', '-i', '0')
  keep('radosgw', '-n', 'client.rgw')
  await answers(port, '127.0.0.1')

  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: 'ROOTKEY',
    secretAccessKey: 'root/secret+of=tests',
    pathStyle: true,
  }
  const { accessKeyId, secretAccessKey } = settings
  const keys = [`--access-key=${accessKeyId}`, `--secret-key=${secretAccessKey}`]
  await tool('radosgw-admin', 'user', 'create', `--uid=${BUCKET}`, '--display-name=School', ...keys)
  const role = `--role-name=${ROLE}`
  await tool('radosgw-admin', 'role', 'create', role, `--assume-role-policy-doc=${JSON.stringify(TRUST)}`)
  await tool(
    'radosgw-admin',
    ...['role-policy', 'put', role, '--policy-name=send', `--policy-doc=${JSON.stringify(PERMISSION)}`],
  )
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))

  return {
    settings,
    roleArn: `arn:aws:iam:::role/${ROLE}`,
    client,
    async letPagesSend({ origins, methods, headers, exposed, maxAgeSeconds }) {
      const rule = {
        AllowedOrigins: [...origins],
        AllowedMethods: [...methods],
        AllowedHeaders: [...headers],
        ExposeHeaders: [...exposed],
        MaxAgeSeconds: Number(maxAgeSeconds),
      }
      await client.send(
        new PutBucketCorsCommand({ Bucket: BUCKET, CORSConfiguration: { CORSRules: [rule] } }),
      )
    },
    async close() {
      client.destroy()
      process.off('exit', lastWord)
      const gone = running.map(
        (child) =>
          new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0))),
      )
      lastWord()
      await Promise.all(gone)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
