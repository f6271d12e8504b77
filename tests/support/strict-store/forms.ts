import { createHmac } from 'node:crypto'
import type { Objects } from './objects.ts'
import { type Account, type Asked, StoreRefusal } from './signatures.ts'

interface Form {
  readonly fields: ReadonlyMap<string, string>
  readonly file: Buffer
}

/** The fields up to the file; what stands behind it is not read. */
const formOf = ({ request, body }: Asked): Form => {
  const boundary = /boundary=(.+)$/.exec(request.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) throw new StoreRefusal(400, 'MalformedPOSTRequest')
  const fields = new Map<string, string>()
  const mark = `--${boundary}\r\n`
  for (let at = body.indexOf(mark); at >= 0; ) {
    const head = body.indexOf('\r\n\r\n', at)
    const end = body.indexOf(`\r\n--${boundary}`, head + 4)
    const name = / name="([^"]*)"/.exec(body.toString('utf8', at, head))?.[1] ?? ''
    if (name === 'file') return { fields, file: body.subarray(head + 4, end) }
    fields.set(name.toLowerCase(), body.toString('utf8', head + 4, end))
    at = body.indexOf(mark, end)
  }
  throw new StoreRefusal(400, 'InvalidArgument')
}

interface Taking {
  readonly asked: Asked
  readonly accounts: ReadonlyMap<string, Account>
  readonly held: Objects
  readonly bucket: string
  readonly now: () => number
}

type Condition = Readonly<Record<string, string>> | readonly [string, string | number, string | number]

/** Fields that no condition has to speak of. */
const FREE = ['policy', 'signature', 'awsaccesskeyid', 'ossaccesskeyid', 'x-amz-signature']

const keyOf = (secret: string, credential: string): Buffer =>
  credential
    .split('/')
    .slice(1)
    .reduce<Buffer | string>(
      (key, word) => createHmac('sha256', key).update(word).digest(),
      `AWS4${secret}`,
    ) as Buffer

/** POST of a form under a policy (version 2 of both kinds, version 4 of Amazon's): its signature, end and every condition. */
export const takeForm = ({ asked, accounts, held, bucket, now }: Taking): string => {
  const { fields, file } = formOf(asked)
  const field = (name: string) => fields.get(name) ?? ''
  const policy = field('policy')
  const credential = field('x-amz-credential')
  const id = field('ossaccesskeyid') || field('awsaccesskeyid') || credential.split('/')[0] || ''
  const account = accounts.get(id)
  if (account === undefined) throw new StoreRefusal(403, 'InvalidAccessKeyId')
  const right =
    credential === ''
      ? createHmac('sha1', account.secret).update(policy).digest('base64')
      : createHmac('sha256', keyOf(account.secret, credential)).update(policy).digest('hex')
  if ((field('signature') || field('x-amz-signature')) !== right)
    throw new StoreRefusal(403, 'SignatureDoesNotMatch')
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    readonly expiration: string
    readonly conditions: readonly Condition[]
  }
  if (Date.parse(expiration) < now()) throw new StoreRefusal(403, 'AccessDenied')
  const spoken = new Set<string>(FREE)
  const isMet = (rule: string, name: string, value: string): boolean => {
    spoken.add(name)
    const told = name === 'bucket' ? bucket : field(name)
    return rule === 'starts-with' ? told.startsWith(value) : told === value
  }
  for (const condition of conditions) {
    const [rule, name, value] = (
      Array.isArray(condition) ? condition : ['eq', ...(Object.entries(condition)[0] ?? [])]
    ) as [string, string | number, string | number]
    const met =
      rule === 'content-length-range'
        ? file.length >= Number(name) && file.length <= Number(value)
        : isMet(rule, String(name).replace('$', '').toLowerCase(), String(value))
    if (!met) throw new StoreRefusal(403, 'AccessDenied')
  }
  // Amazon takes no field that the policy does not speak of; Aliyun is not so strict.
  if (field('ossaccesskeyid') === '' && [...fields.keys()].some((name) => !spoken.has(name)))
    throw new StoreRefusal(403, 'AccessDenied')
  held.put(field('key'), file)
  return ''
}
